// Forced mates, by looking at every move.
#pragma once

#include "rules/variants/position.hpp"

#include <optional>
#include <vector>

namespace exercises {

bool is_mate(const rules::variants::Position& position);
bool is_stalemate(const rules::variants::Position& position);

/// Whether the side to move mates in so many of its moves at the latest, whatever is replied.
bool mates_within(const rules::variants::Position& position, int moves);

/// Whether the move, which is made in that position, mates in so many moves at the latest, itself included.
/// Precondition: it is legal, and moves >= 1.
bool mates_by(const rules::variants::Position& position, rules::board::Move move, int moves);

/// All moves that mate in so many moves at the latest.
std::vector<rules::board::Move> mating_moves(const rules::variants::Position& position, int moves);

/// A reply after which the side to move does not mate in so many moves; empty if there is none.
std::optional<rules::board::Move> escape(const rules::variants::Position& position, int moves);

/// The moves and longest replies of a mate in exactly so many moves, in which each of the mating side's moves is the
/// only one that mates in time, but the last, which may be one of several where it is not the first. Empty if there is
/// no such mate.
std::optional<std::vector<rules::board::Move>> only_mate(const rules::variants::Position& position, int moves);

} // namespace exercises
