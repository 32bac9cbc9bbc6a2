// The first moves of well-known openings, for questions about games that are followed in the head.
#pragma once

#include "rules/board/move.hpp"

#include <cstddef>
#include <vector>

namespace school {

/// How many there are.
extern const std::size_t opening_count;

/// Eight plies from the initial position, all legal. Precondition: `place` is less than `opening_count`.
std::vector<rules::board::Move> opening(std::size_t place);

} // namespace school
