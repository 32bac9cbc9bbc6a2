// How each kind of move changes a position. Templates on the side to move, so that the generator's loops know it.
#pragma once

#include "rules/variants/standard/position.hpp"

namespace rules::variants::standard {

/// A right is lost for good when its king or rook moves, or its rook is captured (Article 3.8).
template <board::Color Us>
inline void Position::lose_rights(board::Role role, board::Square from, board::Square to) {
    using board::Bitboard;
    castling_rooks_ = castling_rooks_.without(Bitboard(from) | Bitboard(to));
    if (role == board::Role::King) castling_rooks_ = castling_rooks_.without(Bitboard::of(Side<Us>::home));
}

template <board::Color Us>
inline Position Position::moved(board::Role role, board::Square from, board::Square to) const {
    Position next = *this;
    next.make_move<Us>(role, from, to);
    next.lose_rights<Us>(role, from, to);
    return next;
}

template <board::Color Us>
inline Position Position::promoted(board::Role role, board::Square from, board::Square to) const {
    Position next = *this;
    next.make_promotion<Us>(role, from, to);
    next.lose_rights<Us>(role, from, to);
    return next;
}

template <board::Color Us>
inline Position Position::captured_en_passant(board::Square from, board::Square to) const {
    Position next = *this;
    next.make_en_passant<Us>(from, to);
    return next;
}

template <board::Color Us>
inline Position Position::castled(board::Square from, board::Square to) const {
    using board::Bitboard;
    using board::File;
    using board::Square;
    Position next = moved<Us>(board::Role::King, from, to);
    const bool is_short = to.file() == File::G;
    const Bitboard rook(is_short ? Side<Us>::short_rook : Side<Us>::long_rook);
    const Bitboard crossed(Square(is_short ? File::F : File::D, Side<Us>::home));
    next.of(board::Role::Rook) ^= rook | crossed;
    next.of(Us) ^= rook | crossed;
    return next;
}

} // namespace rules::variants::standard
