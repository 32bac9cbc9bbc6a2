// How each kind of move changes a position. Templates on the side to move, so that the generator's loops know it.
#pragma once

#include "rules/variants/standard/position.hpp"

#include <limits>

namespace rules::variants::standard {

/// What differs between the colours.
template <board::Color Us>
struct Side {
    static constexpr board::Color them = !Us;
    static constexpr int up = Us == board::Color::White ? 1 : -1;
    static constexpr board::Rank home = Us == board::Color::White ? board::Rank::One : board::Rank::Eight;
    static constexpr board::Rank last = Us == board::Color::White ? board::Rank::Eight : board::Rank::One;
    /// Where a pawn stands after the first half of a double step.
    static constexpr board::Rank third = Us == board::Color::White ? board::Rank::Three : board::Rank::Six;
    static constexpr board::Square king_home{board::File::E, home};
    static constexpr board::Square short_rook{board::File::H, home};
    static constexpr board::Square long_rook{board::File::A, home};
};

constexpr std::uint16_t one_more(std::uint16_t count) {
    return count == std::numeric_limits<std::uint16_t>::max() ? count : static_cast<std::uint16_t>(count + 1);
}

template <board::Color Us>
void Position::pass_the_turn() {
    turn_ = Side<Us>::them;
    if constexpr (Us == board::Color::Black) fullmove_number_ = one_more(fullmove_number_);
}

template <board::Color Us>
inline Position Position::moved(board::Role role, board::Square from, board::Square to) const {
    using board::Bitboard;
    Position next = *this;
    const Bitboard start(from);
    const Bitboard arrival(to);
    for (Bitboard& men_of_role : next.roles_) men_of_role = men_of_role.without(arrival);
    next.of(role) ^= start | arrival;
    next.of(Us) ^= start | arrival;
    next.of(Side<Us>::them) = men(Side<Us>::them).without(arrival);
    next.castling_rooks_ = castling_rooks_.without(start | arrival);
    if (role == board::Role::King) next.castling_rooks_ = next.castling_rooks_.without(Bitboard::of(Side<Us>::home));
    const bool is_reset = role == board::Role::Pawn || men(Side<Us>::them).meets(arrival);
    next.halfmove_clock_ = is_reset ? std::uint16_t{0} : one_more(halfmove_clock_);
    next.en_passant_.reset();
    if (role == board::Role::Pawn && to.index() - from.index() == 16 * Side<Us>::up)
        next.en_passant_ = board::Square::at(from.index() + 8 * Side<Us>::up);
    next.pass_the_turn<Us>();
    return next;
}

template <board::Color Us>
inline Position Position::promoted(board::Role role, board::Square from, board::Square to) const {
    Position next = moved<Us>(board::Role::Pawn, from, to);
    next.of(board::Role::Pawn) ^= board::Bitboard(to);
    next.of(role) ^= board::Bitboard(to);
    return next;
}

template <board::Color Us>
inline Position Position::captured_en_passant(board::Square from, board::Square to) const {
    Position next = moved<Us>(board::Role::Pawn, from, to);
    const board::Bitboard captured(board::Square(to.file(), from.rank()));
    next.of(board::Role::Pawn) ^= captured;
    next.of(Side<Us>::them) ^= captured;
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
