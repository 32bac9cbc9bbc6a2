#include "rules/table/moves/taking_back.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/moves/partners.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/two_boards/own_boards.hpp"

namespace rules::table {

namespace {

/// The last move is the side's own, and it has not pressed after it. A sealed move was made before the adjournment.
bool has_open_move(const Table& table, Color side) {
    return last_moved(table, side) && table.unpressed[static_cast<std::size_t>(side)] && !table.unsealing;
}

} // namespace

bool may_take_back(const Table& table, Color side) {
    return table.phase == Phase::Playing && touch_rule(table) == laws::TouchRule::Off && has_open_move(table, side);
}

variants::Position position_for(const Table& table, Color side) {
    if (!may_take_back(table, side)) return table.position;
    return with_later_pieces(table, table.plies.back().before, table.plies.back().received);
}

Decision decide_command(const Table& table, const TakeBack& command, Instant) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (touch_rule(table) != laws::TouchRule::Off)
        return refuse(table, RefusalReason::MoveStands, laws::Rule::MoveMade);
    if (!has_open_move(table, command.side))
        return refuse(table, RefusalReason::NothingToTakeBack, rule_without_touch_move(table));
    return std::vector<Event>{TakenBack{command.side}};
}

void apply(Table& table, Instant, const TakenBack& event) {
    const Ply& last = table.plies.back();
    const variants::Position after = table.position;
    uncount_position(table, after);
    uncount_position(table, last.before);
    table.position = with_later_pieces(table, last.before, last.received);
    note_taken_back(table, after);
    table.must_play = last.must_play;
    table.plies.pop_back();
    table.hands = Hands(table.position);
    table.unpressed[static_cast<std::size_t>(event.side)] = false;
    table.must_press = who_must_press(table);
    for (Sheet& sheet : table.sheets) sheet.cut(table.plies.size());
    ++table.occurrences[table.position.repetition_key()];
}

std::optional<Event> consequence(const Table&, Instant, const TakenBack&) { return std::nullopt; }
bool is_possible(const Table& table, const TakenBack& event) { return may_take_back(table, event.side); }

} // namespace rules::table
