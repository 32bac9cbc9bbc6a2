// What is round a king.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

namespace rules::insight {

/// Of the up to eight squares round a king.
struct Neighbourhood {
    board::Bitboard pieces;   ///< those on which pieces stand, whosever
    board::Bitboard attacked; ///< the empty ones that the other side attacks, also through the king
    board::Bitboard open; ///< those it may step on: no piece of its own stands there, and the other side attacks none
    bool operator==(const Neighbourhood&) const = default;
};

/// Castling is not looked at. Precondition: a king stands on the square.
Neighbourhood look_round(const board::Placement& placement, board::Square king);

} // namespace rules::insight
