// How each kind of move changes a position of doubles: as in ordinary chess, and what becomes of the marks and the
// hand.
#pragma once

#include "rules/variants/doubles/position.hpp"
#include "rules/variants/standard/steps.hpp"

namespace rules::variants::doubles {

inline Position Position::with_board(const standard::Position& next) const {
    Position changed = *this;
    static_cast<standard::Position&>(changed) = next;
    return changed;
}

template <board::Color Us>
inline Position Position::moved(board::Role role, board::Square from, board::Square to) const {
    using board::Bitboard;
    Position next = with_board(standard::Position::moved<Us>(role, from, to));
    next.promoted_ = promoted_.without(Bitboard(from) | Bitboard(to));
    if (promoted_.has(from)) next.promoted_ |= Bitboard(to);
    if (role == board::Role::King) next.unmoved_kings_ = unmoved_kings_.without(Bitboard(from));
    return next;
}

template <board::Color Us>
inline Position Position::promoted(board::Role role, board::Square from, board::Square to) const {
    Position next = with_board(standard::Position::promoted<Us>(role, from, to));
    next.promoted_ |= board::Bitboard(to);
    return next;
}

template <board::Color Us>
inline Position Position::captured_en_passant(board::Square from, board::Square to) const {
    return with_board(standard::Position::captured_en_passant<Us>(from, to));
}

template <board::Color Us>
inline Position Position::castled(board::Square from, board::Square to) const {
    Position next = with_board(standard::Position::castled<Us>(from, to));
    next.unmoved_kings_ = unmoved_kings_.without(board::Bitboard(from));
    return next;
}

template <board::Color Us>
inline Position Position::dropped(board::Role role, board::Square to) const {
    using board::Bitboard;
    Position next = *this;
    next.put(to, {Us, role});
    next.promoted_ = promoted_.without(Bitboard(to));
    --next.reserve_[place(Us)][place(role)];
    next.en_passant_.reset();
    next.halfmove_clock_ = role == board::Role::Pawn ? std::uint16_t{0} : one_more(halfmove_clock_);
    next.pass_the_turn<Us>();
    const bool is_corner = to == Side<Us>::short_rook || to == Side<Us>::long_rook;
    if (role == board::Role::Rook && is_corner && unmoved_kings_.has(Side<Us>::king_home))
        next.castling_rooks_ |= Bitboard(to);
    return next;
}

} // namespace rules::variants::doubles
