#include "src/session/core/two_boards.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

table::Person speaker_of(const Game& game) { return {game.mine, game.is_assisted()}; }

bool receives(const Game& game) {
    const auto receiver = game.table.boards->receiver;
    return game.is_assisted() ? receiver.has_value() : receiver == game.mine;
}

bool repeats(const Game& game) {
    if (!game.is_assisted()) return receives(game);
    return receives(game) && game.table.boards->announced && !game.table.boards->is_repeated && !game.table.outcome;
}

bool may_carry_out(const Game& game) { return receives(game) && game.table.boards->is_repeated; }

bool may_repeat_unheard(const Game& game) { return game.is_assisted() && repeats(game); }

bool is_to_repeat(const Game& game) {
    return game.answers_neighbour() && has_heard_move(game) && !game.table.boards->is_repeated;
}

bool has_heard_move(const Game& game) {
    return game.table.boards->receiver == game.mine && game.table.boards->announced.has_value();
}

bool is_holding(const Game& game) {
    const bool holds =
        game.has_two_boards() && game.table.position.turn() == game.hand_side() && !game.table.hands.held.empty();
    return holds || game.finger.lifted;
}

std::optional<rules::variants::Position> awaits_words_in(const Game& game) {
    if (game.is_assisted() && may_carry_out(game)) return std::nullopt;
    return table::announced_in(game.table);
}

bool awaits_words(const Game& game) { return awaits_words_in(game).has_value(); }

rules::variants::Position position_spoken_of(const Game& game) {
    return awaits_words_in(game).value_or(game.table.position);
}

PhraseId speech_prompt(const Game& game) {
    if (!game.has_two_boards()) return PhraseId::TextMove;
    if (game.is_assisted()) return repeats(game) ? PhraseId::TextRepeated : PhraseId::TextPlayed;
    return receives(game) ? PhraseId::TextRepeat : PhraseId::TextSay;
}

Due due(const Game& game) {
    if (game.is_assisted() && game.table.must_press && game.table.boards->announced) return Due::Press;
    if (receives(game) && (game.table.boards->announced || !game.is_assisted())) {
        if (!game.table.boards->announced) return Due::Wait;
        return game.table.boards->is_repeated ? Due::CarryOut : Due::Repeat;
    }
    if (!game.is_assisted() && game.table.must_press == game.mine) return Due::Press;
    if (!game.is_assisted() && game.table.position.turn() != game.mine) return Due::Wait;
    return table::announced_in(game.table) ? Due::Announce : Due::Move;
}

std::string_view word(Due due) {
    switch (due) {
    case Due::Repeat: return "repeat";
    case Due::CarryOut: return "carry_out";
    case Due::Announce: return "announce";
    case Due::Press: return "press";
    case Due::Move: return "move";
    case Due::Wait: return "wait";
    }
    return {};
}

} // namespace session
