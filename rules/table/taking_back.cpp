// Moves taken back before the press, where touched men bind nobody (annexes 1 and 2 of the cup).
#include "rules/table/dualboard/procedure.hpp"
#include "rules/table/groups.hpp"

namespace rules::table {
namespace {

/// The last move is the side's own, and it has not pressed after it. A sealed move was made before the adjournment.
bool has_open_move(const Table& table, Color side) {
    return last_moved(table, side) && table.unpressed[static_cast<std::size_t>(side)] && !table.unsealing;
}

/// The decision on the command once the last move has gone back.
template <typename Asked>
Decision after_taking_back(const Table& table, const Asked& command, Instant now) {
    const TakenBack taken_back{command.side};
    Decision decision = decide_command(evolve(table, TimedEvent{now, taken_back}), command, now);
    if (auto* events = std::get_if<std::vector<Event>>(&decision)) events->insert(events->begin(), taken_back);
    return decision;
}

} // namespace

bool may_take_back(const Table& table, Color side) {
    return table.phase == Phase::Playing && touch_rule(table) == laws::TouchRule::Off && has_open_move(table, side);
}

variants::Position position_for(const Table& table, Color side) {
    if (!may_take_back(table, side)) return table.position;
    return with_later_men(table, table.plies.back().before, table.plies.back().received);
}

Decision play_instead(const Table& table, const Play& command, Instant now) {
    return after_taking_back(table, command, now);
}

/// The man that was moved is lifted from where he has come; one that was dropped is in hand again.
Decision lift_instead(const Table& table, const Lift& command, Instant now) {
    const board::Move last = table.plies.back().move;
    if (command.square != last.to()) return after_taking_back(table, command, now);
    if (!last.from()) return std::vector<Event>{TakenBack{command.side}};
    return after_taking_back(table, Lift{command.side, *last.from()}, now);
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
    table.position = with_later_men(table, last.before, last.received);
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
