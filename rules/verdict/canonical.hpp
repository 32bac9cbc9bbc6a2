// One of the mirror images of a position, so that all of them get the same answer.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <vector>

namespace rules::verdict {

/// A position as it is searched: the side that is asked about is White, and left and right are exchanged where that
/// gives the smaller key, unless somebody may castle some day. A search that takes the moves in their order, and has to
/// stop somewhere, so stops at the same place in the position and in its mirror images.
class Canonical {
public:
    Canonical(const variants::Position& position, board::Color side);

    /// Here the side is White.
    const variants::Position& position() const { return position_; }
    /// Moves of the canonical position as moves of the one it was made of.
    std::vector<board::Move> moves_back(std::vector<board::Move> moves) const;

private:
    variants::Position position_;
    bool has_swapped_colors_; ///< and with them the ranks
    bool has_swapped_files_ = false;
};

/// The same moves with left and right exchanged. Precondition: nobody castles.
std::vector<board::Move> with_files_swapped(std::vector<board::Move> moves);

} // namespace rules::verdict
