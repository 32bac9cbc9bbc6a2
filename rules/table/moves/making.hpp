// Making a legal move on the board, and whether the position after it ends the game (Articles 5.1a, 5.2).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// How the position on the board ends the game, if it does (Articles 5.1a, 5.2a, 5.2b; automatic draws only if the
/// edition has them, and mate before them).
std::optional<Event> verdict_on_board(const Table& table);
/// The same for the position after this legal move of the side to move.
std::optional<Event> verdict_after(const Table& table, board::Move move);

void apply(Table& table, Instant at, const Made& event);

std::optional<Event> consequence(const Table& table, Instant at, const Made& event);

bool is_possible(const Table& table, const Made& event);

} // namespace rules::table
