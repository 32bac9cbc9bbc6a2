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
    if (!is_assisted(context)) return receives(context) || has_heard_move(context);
    const table::Table& now = context.game().table;
    return receives(context) && now.boards->announced && !now.boards->is_repeated && !now.outcome;
}

std::optional<rules::board::Color> repeater(const Scene& context) {
    if (!repeats(context)) return std::nullopt;
    const table::Table& now = context.game().table;
    return now.boards->receiver ? now.boards->receiver : table::announced_to(now);
}

bool may_carry_out(const Scene& context) { return receives(context) && context.game().table.boards->is_repeated; }

bool may_repeat_unheard(const Scene& context) { return is_assisted(context) && repeats(context); }

bool is_to_repeat(const Scene& context) {
    return !context.participant().is_told() && has_heard_move(context) && !context.game().table.boards->is_repeated;
}

bool has_heard_move(const Scene& context) {
    const table::Table& now = context.game().table;
    return context.is_mine(table::announced_to(now)) && !now.outcome;
}

bool has_repeated(const Scene& context) {
    if (is_assisted(context) || !(receives(context) || has_heard_move(context))) return false;
    return context.game().table.boards->is_repeated;
}

bool is_to_seal(const Scene& context) {
    if (!context.has_game()) return false;
    const Game& game = context.game();
    // An arbiter seals for nobody, and a player not for the partner's board.
    if (context.is_elsewhere() || !side_of(context.participant())) return false;
    if (game.has_two_boards() && receives(context)) return false;
    return is_called_to_seal(game.table, hand_side(context));
}

bool is_holding(const Scene& context) {
    const Game& game = context.game();
    const bool holds =
        game.has_two_boards() && game.table.position.turn() == hand_side(context) && !game.table.hands.held.empty();
    return holds || context.finger().lifted || context.finger().taken_off || context.participant().from_reserve;
}

std::optional<rules::variants::Position> awaits_words_in(const Scene& context) {
    if (is_assisted(context) && may_carry_out(context)) return std::nullopt;
    return table::announced_in(context.game().table);
}

bool awaits_words(const Scene& context) { return awaits_words_in(context).has_value(); }

rules::variants::Position position_spoken_of(const Scene& context) {
    if (const Solving* solving = context.solving()) return school::position_in(*solving->exercise, solving->solved);
    return awaits_words_in(context).value_or(context.game().table.position);
}

PhraseId speech_prompt(const Scene& context) {
    if (!context.game().has_two_boards() || has_repeated(context)) return PhraseId::TextMove;
    if (is_assisted(context)) return repeats(context) ? PhraseId::TextRepeated : PhraseId::TextPlayed;
    return receives(context) ? PhraseId::TextRepeat : PhraseId::TextSay;
}

namespace {

Due of_receiver(const table::Table& now) { return now.boards->is_repeated ? Due::CarryOut : Due::Repeat; }

Due due_at_table(const table::Table& now) {
    if (now.must_press && now.boards->announced) return Due::Press;
    // Whether the words fit the move on the board is for the player to notice.
    if (now.clock.exists() && !now.boards->receiver && table::announced_to(now)) return Due::Press;
    if (now.boards->receiver && now.boards->announced) return of_receiver(now);
    return table::announced_in(now) ? Due::Announce : Due::Move;
}

/// The same by somebody who is not asked.
Due by_them(Due due) {
    switch (due) {
    case Due::Repeat: return Due::TheyRepeat;
    case Due::CarryOut: return Due::TheyCarryOut;
    case Due::Announce: return Due::TheyAnnounce;
    case Due::Press: return Due::TheyPress;
    case Due::Move:
    case Due::Wait:
    case Due::TheyRepeat:
    case Due::TheyCarryOut:
    case Due::TheyAnnounce:
    case Due::TheyPress: return due;
    }
    return due;
}

} // namespace

rules::board::Color side_due(const Scene& context) {
    const table::Table& now = context.game().table;
    const Due at_table = due_at_table(now);
    if (at_table == Due::Press) return now.must_press.value_or(now.position.turn());
    if (at_table == Due::Announce && now.boards->receiver) return !*now.boards->receiver;
    return now.position.turn();
}

Due due(const Scene& context) {
    const table::Table& now = context.game().table;
    const Due at_table = due_at_table(now);
    if (is_assisted(context)) return at_table;
    if (!side_of(context.participant())) return by_them(at_table);
    // A move may be repeated before its clock is pressed.
    const auto& receiver = now.boards->receiver;
    if (context.is_mine(receiver) && !now.boards->announced) return Due::TheyAnnounce;
    if (context.is_mine(receiver)) return now.must_press && now.boards->is_repeated ? Due::TheyPress : of_receiver(now);
    if (context.is_mine(now.must_press)) return Due::Press;
    if (!receiver && context.is_mine(table::announced_to(now)))
        return now.boards->is_repeated ? Due::Wait : Due::Repeat;
    if (receiver) return now.boards->announced ? by_them(of_receiver(now)) : Due::Announce;
    return context.is_mine(now.position.turn()) ? at_table : Due::Wait;
}

std::string_view word(Due due) {
    switch (due) {
    case Due::Repeat: return "repeat";
    case Due::CarryOut: return "carry_out";
    case Due::Announce: return "announce";
    case Due::Press: return "press";
    case Due::Move: return "move";
    case Due::Wait: return "wait";
    case Due::TheyRepeat: return "they_repeat";
    case Due::TheyCarryOut: return "they_carry_out";
    case Due::TheyAnnounce: return "they_announce";
    case Due::TheyPress: return "they_press";
    }
    return {};
}

} // namespace session
