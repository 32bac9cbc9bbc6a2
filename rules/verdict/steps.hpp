// One step of every piece of a set at once, and a king's way.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"

#include <algorithm>
#include <cstdlib>

namespace rules::verdict {

/// From all these squares one step of an officer: a slider's to the next square of each line. For a pawn: of anything
/// he may be promoted to.
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

/// The moves of a king from one square to the other.
inline int king_moves(board::Square one, board::Square other) {
    const int files = std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
    const int ranks = std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
    return std::max(files, ranks);
}

/// The moves of a king from the nearest of these squares; 7 if there is none.
inline int steps_to_nearest(board::Bitboard squares, board::Square square) {
    int fewest = 7;
    for (const board::Square other : squares) fewest = std::min(fewest, king_moves(other, square));
    return fewest;
}

} // namespace rules::verdict
