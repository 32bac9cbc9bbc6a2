// Whether a side may move at all now, and what is wrong with a move by the rules of the board (Articles 1.1, 3).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether what stands on the board is no position at all, so that nobody can move.
bool cannot_be_played_on(const Table& table);
/// Why the move cannot be played, by the rules of the board alone; empty if it is legal.
std::optional<Refusal> refuse_illegal(const Table& table, board::Move move);
/// Of two refusals of a move that could be meant, whether the one says more of what is wrong with it than the other.
bool tells_more(const Refusal& one, const Refusal& other);
/// Whether the side may make any move at all now, whichever it is; why not, otherwise.
std::optional<Refusal> may_play(const Table& table, Color side);

} // namespace rules::table
