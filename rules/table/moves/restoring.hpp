// Restoring a position: after an illegal move or one that touch-move did not allow (Articles 4.3, 6.14, 7.4), or
// because a player of a friendly game takes a turn back.
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Who had the move after so many plies; empty if nothing was done after them that could be taken back.
std::optional<Color> on_move_after(const Table& table, std::size_t plies);
/// The position before the ply, or before the side's illegal move after so many plies, put back; for an illegal move
/// the opponent gets the bonus.
Restored restore(const Table& table, Instant at, Color side, Restoration why, std::size_t plies, Duration bonus);
/// The game before that ply, or before the mover's illegal move after so many plies: position, plies, sheets, and the
/// clocks' counters. The boards and the displays are still as they were.
void go_back(Table& table, Instant at, std::size_t plies, Color mover);
/// The rule by which the pieces touched for the ply bind its player; empty if they bind to nothing.
std::optional<laws::Rule> rule_of_touches(const Ply& ply);
/// The move just made is taken back if the pieces touched for it left another one open.
std::optional<Event> after_touch_found(const Table& table, Instant at, Color by);

Decision decide_command(const Table& table, const TakeTurnBack& command, Instant now);

void apply(Table& table, Instant at, const Restored& event);

bool is_possible(const Table& table, const Restored& event);

} // namespace rules::table
