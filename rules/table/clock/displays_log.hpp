// What the clocks have shown in the course of the game, to go back to.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// What the clocks show now that so many plies are complete.
void note_displays(Table& table, Instant at);
/// What they showed once so many plies were complete; null without clocks.
const Displays* displays_at(const Table& table, std::size_t plies);
/// The log of later plies is of no game any more.
void forget_displays_after(Table& table, std::size_t plies);

} // namespace rules::table
