// One step of every piece of a set at once, and a king's way.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace rules::verdict {

/// From all these squares one step of an officer: a slider's to the next square of each line. For a pawn: of anything
/// it may be promoted to.
inline board::Bitboard steps(board::Role role, board::Bitboard from) {
    using board::shifted;
    const auto diagonal = [&] {
        return shifted<1, 1>(from) | shifted<1, -1>(from) | shifted<-1, 1>(from) | shifted<-1, -1>(from);
    };
    const auto straight = [&] {
        return shifted<1, 0>(from) | shifted<-1, 0>(from) | shifted<0, 1>(from) | shifted<0, -1>(from);
    };
    const auto leaps = [&] {
        return shifted<1, 2>(from) | shifted<2, 1>(from) | shifted<2, -1>(from) | shifted<1, -2>(from) |
               shifted<-1, 2>(from) | shifted<-2, 1>(from) | shifted<-2, -1>(from) | shifted<-1, -2>(from);
    };
    switch (role) {
    case board::Role::Knight: return leaps();
    case board::Role::Bishop: return diagonal();
    case board::Role::Rook: return straight();
    case board::Role::Queen:
    case board::Role::King: return diagonal() | straight();
    case board::Role::Pawn: return diagonal() | straight() | leaps();
    }
    return {};
}

/// Where an officer may come step by step from any of these squares without entering a barred one.
inline board::Bitboard flood(board::Role role, board::Bitboard from, board::Bitboard barred) {
    for (board::Bitboard fresh = from; !fresh.empty(); from |= fresh) fresh = steps(role, fresh).without(barred | from);
    return from;
}

namespace detail {

/// By the indices of both squares.
inline constexpr auto king_moves_table = [] {
    std::array<std::array<std::uint8_t, 64>, 64> table{};
    for (std::size_t one = 0; one < 64; ++one)
        for (std::size_t other = 0; other < 64; ++other) {
            const int files = static_cast<int>(one % 8) - static_cast<int>(other % 8);
            const int ranks = static_cast<int>(one / 8) - static_cast<int>(other / 8);
            table[one][other] = static_cast<std::uint8_t>(std::max({files, -files, ranks, -ranks}));
        }
    return table;
}();

} // namespace detail

/// The moves of a king from one square to the other. Quickest if many are asked about from the same square.
inline int king_moves(board::Square from, board::Square to) {
    return detail::king_moves_table[static_cast<std::size_t>(from.index())][static_cast<std::size_t>(to.index())];
}

/// The moves of a king from the nearest of these squares; 7 if there is none.
inline int steps_to_nearest(board::Bitboard squares, board::Square square) {
    int fewest = 7;
    for (const board::Square other : squares) fewest = std::min(fewest, king_moves(square, other));
    return fewest;
}

} // namespace rules::verdict
