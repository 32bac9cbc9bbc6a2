// How often each position has occurred (Article 9.2).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// How often the position now on the board, or the one after the move, has been there with it counted (Article 9.2).
int occurrences(const Table& table, std::optional<board::Move> intended = std::nullopt);
/// Counts anew how often each position has occurred, from the moves of the game.
void count_positions(Table& table);
/// The position has occurred once less.
void uncount_position(Table& table, const variants::Position& position);

} // namespace rules::table
