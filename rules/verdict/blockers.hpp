// Who might stand in a king's way.
#pragma once

#include "rules/board/bitboard.hpp"

#include <array>
#include <cstddef>

namespace rules::verdict {

/// Pieces that might block squares, each at most one; of each is known where it might stand.
class Blockers {
public:
    /// Precondition: at most 15 were added before.
    void add(board::Bitboard reach) {
        reaches_[count_++] = reach;
        anywhere_ |= reach;
    }
    /// Where any of them might stand.
    board::Bitboard anywhere() const { return anywhere_; }
    /// Whether different blockers might stand on all these squares at once.
    bool may_block(board::Bitboard squares) const;

private:
    bool may_match(board::Bitboard squares, unsigned used) const;

    std::array<board::Bitboard, 16> reaches_;
    std::size_t count_ = 0;
    board::Bitboard anywhere_;
};

} // namespace rules::verdict
