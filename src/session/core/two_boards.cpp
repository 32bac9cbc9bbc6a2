#include "src/session/core/two_boards.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

table::Person speaker_of(const Scene& context) { return {context.side(), is_assisted(context)}; }

bool receives(const Scene& context) {
    const auto receiver = context.game().table.boards->receiver;
    return is_assisted(context) ? receiver.has_value() : context.is_mine(receiver);
}

bool repeats(const Scene& context) {
    if (!is_assisted(context)) return receives(context);
    const table::Table& now = context.game().table;
    return receives(context) && now.boards->announced && !now.boards->is_repeated && !now.outcome;
}

bool may_carry_out(const Scene& context) { return receives(context) && context.game().table.boards->is_repeated; }

bool may_repeat_unheard(const Scene& context) { return is_assisted(context) && repeats(context); }

bool is_to_repeat(const Scene& context) {
    return !context.participant().is_told() && has_heard_move(context) && !context.game().table.boards->is_repeated;
}

bool has_heard_move(const Scene& context) {
    const table::Table& now = context.game().table;
    return context.is_mine(now.boards->receiver) && now.boards->announced && !now.outcome;
}

bool is_to_seal(const Scene& context) {
    const Game& game = context.game();
    if (game.has_two_boards() && receives(context)) return false;
    return is_called_to_seal(game.table, hand_side(context));
}

bool is_holding(const Scene& context) {
    const Game& game = context.game();
    const bool holds =
        game.has_two_boards() && game.table.position.turn() == hand_side(context) && !game.table.hands.held.empty();
    return holds || context.finger().lifted;
}

std::optional<rules::variants::Position> awaits_words_in(const Scene& context) {
    if (is_assisted(context) && may_carry_out(context)) return std::nullopt;
    return table::announced_in(context.game().table);
}

bool awaits_words(const Scene& context) { return awaits_words_in(context).has_value(); }

rules::variants::Position position_spoken_of(const Scene& context) {
    return awaits_words_in(context).value_or(context.game().table.position);
}

PhraseId speech_prompt(const Scene& context) {
    if (!context.game().has_two_boards()) return PhraseId::TextMove;
    if (is_assisted(context)) return repeats(context) ? PhraseId::TextRepeated : PhraseId::TextPlayed;
    return receives(context) ? PhraseId::TextRepeat : PhraseId::TextSay;
}

Due due(const Scene& context) {
    const table::Table& now = context.game().table;
    if (is_assisted(context) && now.must_press && now.boards->announced) return Due::Press;
    if (receives(context) && (now.boards->announced || !is_assisted(context))) {
        if (!now.boards->announced) return Due::Wait;
        return now.boards->is_repeated ? Due::CarryOut : Due::Repeat;
    }
    if (!is_assisted(context) && context.is_mine(now.must_press)) return Due::Press;
    if (!is_assisted(context) && !context.is_mine(now.position.turn())) return Due::Wait;
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
