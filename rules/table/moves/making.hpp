// A legal move made on the board, and what the position after it says by itself (Articles 5.1a, 5.2).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// What the position on the board says by itself (Articles 5.1a, 5.2a, 5.2b; the automatic draws only where in force,
/// and after mate).
std::optional<Event> verdict_on_board(const Table& table);
/// What it will say once the side to move has made this legal move.
std::optional<Event> verdict_after(const Table& table, board::Move move);

void apply(Table& table, Instant at, const Made& event);

std::optional<Event> consequence(const Table& table, Instant at, const Made& event);

bool is_possible(const Table& table, const Made& event);

} // namespace rules::table
