// Whether a side can never mate, seen without playing a move.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/variants/position.hpp"

namespace rules::verdict {

/// Proves that the side can never mate: pieces that cannot reach the other king's region, or cannot close every flight
/// around it there, do not mate. `false` proves nothing. Precondition: no mate on the board.
bool is_statically_unwinnable(const variants::Position& position, board::Color side);

} // namespace rules::verdict
