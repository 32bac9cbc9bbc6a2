// The legal moves of a position, without allocation.
#pragma once

#include "rules/board/move.hpp"

#include <array>
#include <cstddef>

namespace rules::variants {

/// A list of moves with room for every variant's longest. Order means nothing.
class MoveList {
public:
    /// Thirty-one pieces, the most in doubles, have at most 27 moves each, and with one in hand at most five drops for
    /// each empty square.
    static constexpr std::size_t capacity = 1024;

    constexpr void push(board::Move move) { moves_[size_++].value = move; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const board::Move* begin() const { return &moves_[0].value; }
    constexpr const board::Move* end() const { return begin() + size_; }
    constexpr board::Move operator[](std::size_t place) const { return moves_[place].value; }

private:
    // A union leaves the moves beyond the size unmade: filling all of them for each list would cost more than finding
    // them.
    union Slot {
        constexpr Slot() {} // NOLINT(modernize-use-equals-default): it would be deleted
        board::Move value;
    };
    static_assert(sizeof(Slot) == sizeof(board::Move));
    std::array<Slot, capacity> moves_;
    std::size_t size_ = 0;
};

} // namespace rules::variants
