// What a move has changed besides the pieces it moved.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

#include <vector>

namespace rules::insight {

/// One piece attacks another.
struct Attack {
    board::Square from;
    board::Square on;
    bool operator==(const Attack&) const = default;
};

/// The attacks that are new. Squares are those after the move.
struct Changes {
    board::Bitboard attacked;   ///< the other side's pieces that what has moved attacks now and did not before
    board::Bitboard exposed;    ///< what has moved and is attacked now by pieces that did not attack it before
    std::vector<Attack> opened; ///< of either side, between pieces that have not moved, on a line that was closed
    bool operator==(const Changes&) const = default;
};

/// Compares the boards before and after a move of that side.
Changes compare(const board::Placement& before, const board::Placement& after, board::Color mover);

} // namespace rules::insight
