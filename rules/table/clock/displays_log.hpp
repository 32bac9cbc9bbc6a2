// What the clocks have shown in the course of the game, to go back to.
#pragma once

#include "rules/table/clock/set_display.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// What the clocks show now that so many plies are complete.
void note_displays(Table& table, Instant at);
/// What they showed once so many plies were complete; null without clocks.
const Displays* displays_at(const Table& table, std::size_t plies);
/// What becomes of the side's flag when the clocks show that again: it stays down if it had fallen by then.
FlagThen flag_shown(const Table& table, std::size_t plies, Color side);
/// The log of later plies is of no game any more.
void forget_displays_after(Table& table, std::size_t plies);

} // namespace rules::table
