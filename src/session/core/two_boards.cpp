#include "src/session/core/two_boards.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

table::Person speaker_of(const Scene& step) { return {step.side(), is_assisted(step)}; }

bool receives(const Scene& step) {
    const auto receiver = step.model.game->table.boards->receiver;
    return is_assisted(step) ? receiver.has_value() : receiver == step.side();
}

bool repeats(const Scene& step) {
    if (!is_assisted(step)) return receives(step);
    const table::Table& now = step.model.game->table;
    return receives(step) && now.boards->announced && !now.boards->is_repeated && !now.outcome;
}

bool may_carry_out(const Scene& step) { return receives(step) && step.model.game->table.boards->is_repeated; }

bool may_repeat_unheard(const Scene& step) { return is_assisted(step) && repeats(step); }

bool is_to_repeat(const Scene& step) {
    return !step.participant().has_voice && has_heard_move(step) && !step.model.game->table.boards->is_repeated;
}

bool has_heard_move(const Scene& step) {
    const table::TwoBoards& boards = *step.model.game->table.boards;
    return boards.receiver == step.side() && boards.announced.has_value();
}

bool is_holding(const Scene& step) {
    const Game& game = *step.model.game;
    const bool holds =
        game.has_two_boards() && game.table.position.turn() == hand_side(step) && !game.table.hands.held.empty();
    return holds || step.finger().lifted;
}

std::optional<rules::variants::Position> awaits_words_in(const Scene& step) {
    if (is_assisted(step) && may_carry_out(step)) return std::nullopt;
    return table::announced_in(step.model.game->table);
}

bool awaits_words(const Scene& step) { return awaits_words_in(step).has_value(); }

rules::variants::Position position_spoken_of(const Scene& step) {
    return awaits_words_in(step).value_or(step.model.game->table.position);
}

PhraseId speech_prompt(const Scene& step) {
    if (!step.model.game->has_two_boards()) return PhraseId::TextMove;
    if (is_assisted(step)) return repeats(step) ? PhraseId::TextRepeated : PhraseId::TextPlayed;
    return receives(step) ? PhraseId::TextRepeat : PhraseId::TextSay;
}

Due due(const Scene& step) {
    const table::Table& now = step.model.game->table;
    if (is_assisted(step) && now.must_press && now.boards->announced) return Due::Press;
    if (receives(step) && (now.boards->announced || !is_assisted(step))) {
        if (!now.boards->announced) return Due::Wait;
        return now.boards->is_repeated ? Due::CarryOut : Due::Repeat;
    }
    if (!is_assisted(step) && now.must_press == step.side()) return Due::Press;
    if (!is_assisted(step) && now.position.turn() != step.side()) return Due::Wait;
    return table::announced_in(now) ? Due::Announce : Due::Move;
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
