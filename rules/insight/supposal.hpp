// What would be if a piece stood elsewhere.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

namespace rules::insight {

/// A board as it would be, and how the piece in question would stand on it.
struct Supposal {
    board::Placement board;
    board::Bitboard attacks;   ///< the pieces of the other side it would attack
    board::Bitboard attackers; ///< the pieces that would attack it
    board::Bitboard defenders; ///< the pieces of its own side that would defend it
    board::Bitboard checked;   ///< the kings, of either side, that would be attacked
    bool operator==(const Supposal&) const = default;
};

/// As if the piece had been taken from one square and set down on another, instead of whoever stands there; no move
/// needs to lead there. Precondition: a piece stands on `from`.
Supposal suppose(const board::Placement& placement, board::Square from, board::Square to);

} // namespace rules::insight
