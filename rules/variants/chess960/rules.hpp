// The moves of Chess960: those of ordinary chess, and its own castling (Guidelines II.3 of 2023).
#pragma once

#include "rules/board/attacks.hpp"
#include "rules/variants/chess960/position.hpp"
#include "rules/variants/standard/rules.hpp"
#include "rules/variants/standard/steps.hpp"

namespace rules::variants::chess960 {

template <board::Color Us>
inline Position Position::moved(board::Role role, board::Square from, board::Square to) const {
    return Position(standard::Position::moved<Us>(role, from, to));
}

template <board::Color Us>
inline Position Position::promoted(board::Role role, board::Square from, board::Square to) const {
    return Position(standard::Position::promoted<Us>(role, from, to));
}

template <board::Color Us>
inline Position Position::captured_en_passant(board::Square from, board::Square to) const {
    return Position(standard::Position::captured_en_passant<Us>(from, to));
}

template <board::Color Us>
inline Position Position::castled(board::Square from, board::Square to) const {
    using board::Bitboard;
    const Castling going = *castling(Us, board::Move::castling(from, to).castling_side());
    const Bitboard left = Bitboard(going.king_from) | Bitboard(going.rook_from);
    const Bitboard reached = Bitboard(going.king_to) | Bitboard(going.rook_to);
    Position next = *this;
    next.of(board::Role::King) = pieces(board::Role::King).without(Bitboard(going.king_from)) | Bitboard(going.king_to);
    next.of(board::Role::Rook) = pieces(board::Role::Rook).without(Bitboard(going.rook_from)) | Bitboard(going.rook_to);
    next.of(Us) = pieces(Us).without(left) | reached;
    next.castling_rooks_ = castling_rooks_.without(Bitboard::of(Side<Us>::home));
    next.halfmove_clock_ = one_more(halfmove_clock_);
    next.en_passant_.reset();
    next.pass_the_turn<Us>();
    return next;
}

/// Nothing but the two may stand where either goes, nothing may attack where the king goes, and nothing may attack it
/// there once the rook shields it no more.
template <board::Color Us>
inline bool may_castle(const Position& position, const standard::Restrictions& limits, const Castling& going) {
    using board::Bitboard;
    const Bitboard others = position.occupied().without(Bitboard(going.king_from) | Bitboard(going.rook_from));
    const Bitboard kings_way = board::between(going.king_from, going.king_to) | Bitboard(going.king_to);
    const Bitboard rooks_way = board::between(going.rook_from, going.rook_to) | Bitboard(going.rook_to);
    if (others.meets(kings_way | rooks_way) || limits.attacked.meets(kings_way)) return false;
    const Bitboard after = others | Bitboard(going.king_to) | Bitboard(going.rook_to);
    return position.attackers(going.king_to, Side<Us>::them, after).empty();
}

struct Rules {
    using Position = chess960::Position;
    static constexpr std::array promotion_roles = standard::Rules::promotion_roles;

    template <board::Color Us, class Sliders, TakesMoves Visitor>
    static void generate(const Position& position, Visitor& visitor) {
        const standard::Restrictions limits = standard::restrictions<Us, Sliders>(position);
        standard::generate_but_castling<Us, Sliders>(position, limits, visitor);
        if (!limits.checkers.empty()) return;
        const board::Square king = position.king(Us);
        for (const board::Square rook : position.castling_rooks() & board::Bitboard::of(Side<Us>::home)) {
            const Castling going = castling_of(king, rook);
            if (may_castle<Us>(position, limits, going)) visitor.castling(going.king_from, going.king_to);
        }
    }
};

} // namespace rules::variants::chess960
