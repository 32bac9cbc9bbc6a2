// What would be if a man stood elsewhere.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

namespace rules::insight {

/// A board as it would be, and how the man in question would stand on it.
struct Supposal {
    board::Placement board;
    board::Bitboard attacks;   ///< the men of the other side he would attack
    board::Bitboard attackers; ///< the men that would attack him
    board::Bitboard defenders; ///< the men of his own side that would defend him
    board::Bitboard checked;   ///< the kings, of either side, that would be attacked
    bool operator==(const Supposal&) const = default;
};

/// As if the man had been taken from one square and set down on another, instead of whoever stands there; no move needs
/// to lead there. Precondition: a man stands on `from`.
Supposal suppose(const board::Placement& placement, board::Square from, board::Square to);

} // namespace rules::insight
