// The moves of matranj (MAT-02, MAT-04).
#pragma once

#include "rules/variants/matranj/position.hpp"
#include "rules/variants/move_visitors.hpp"

#include <array>

namespace rules::variants::matranj {

template <board::Color Us>
inline Position Position::moved(board::Role role, board::Square from, board::Square to) const {
    Position next = *this;
    next.make_move<Us>(role, from, to);
    return next;
}

template <board::Color Us>
inline Position Position::promoted(board::Role role, board::Square from, board::Square to) const {
    Position next = *this;
    next.make_promotion<Us>(role, from, to);
    return next;
}

template <board::Color Us>
inline Position Position::captured_en_passant(board::Square from, board::Square to) const {
    Position next = *this;
    next.make_en_passant<Us>(from, to);
    return next;
}

/// Hands on the moves of the officers, the king among them, to certain squares; tells whether there was any.
template <board::Color Us, class Sliders, class Visitor>
inline bool generate_officers(const Position& position, board::Bitboard targets, Visitor& visitor) {
    using board::Bitboard;
    using board::Role;
    using board::Square;
    const Bitboard own = position.pieces(Us);
    const Bitboard occupied = position.occupied();
    Bitboard reached;
    const auto hand_on = [&](Role role, Square from, Bitboard attacks) {
        const Bitboard arrivals = attacks & targets;
        reached |= arrivals;
        visitor.piece_moves(role, from, arrivals);
    };
    for (const Square from : own& position.pieces(Role::Knight))
        hand_on(Role::Knight, from, board::knight_attacks(from));
    for (const Square from : own& position.pieces(Role::Bishop))
        hand_on(Role::Bishop, from, Sliders::bishop(from, occupied));
    for (const Square from : own& position.pieces(Role::Rook)) hand_on(Role::Rook, from, Sliders::rook(from, occupied));
    for (const Square from : own& position.pieces(Role::Queen))
        hand_on(Role::Queen, from, Sliders::bishop(from, occupied) | Sliders::rook(from, occupied));
    for (const Square from : own& position.pieces(Role::King)) hand_on(Role::King, from, board::king_attacks(from));
    return !reached.empty();
}

/// Hands on a set of pawn moves all made by the same step, those to the last rank as promotions.
template <board::Color Us, class Visitor>
inline void hand_on_pawns(board::Bitboard arrivals, int step, Visitor& visitor) {
    using board::Bitboard;
    const Bitboard last = Bitboard::of(Side<Us>::last);
    visitor.pawn_moves(arrivals.without(last), step);
    if (arrivals.meets(last)) visitor.promotions(arrivals & last, step);
}

/// Hands on the captures of pawns; tells whether there was any.
template <board::Color Us, class Visitor>
inline bool generate_pawn_captures(const Position& position, Visitor& visitor) {
    using board::Bitboard;
    constexpr int up = Side<Us>::up;
    const Bitboard pawns = position.pieces(Us, board::Role::Pawn);
    const Bitboard enemy = position.pieces(Side<Us>::them);
    const Bitboard left = board::shifted<-1, up>(pawns) & enemy;
    const Bitboard right = board::shifted<1, up>(pawns) & enemy;
    hand_on_pawns<Us>(left, 8 * up - 1, visitor);
    hand_on_pawns<Us>(right, 8 * up + 1, visitor);
    bool has_any = !(left | right).empty();
    if (const auto to = position.en_passant()) {
        for (const board::Square from : en_passant_candidates<Us>(position, *to)) {
            visitor.en_passant(from, *to);
            has_any = true;
        }
    }
    return has_any;
}

template <board::Color Us, class Visitor>
inline void generate_pawn_steps(const Position& position, Visitor& visitor) {
    using board::Bitboard;
    constexpr int up = Side<Us>::up;
    const Bitboard empty = ~position.occupied();
    const Bitboard once = board::shifted<0, up>(position.pieces(Us, board::Role::Pawn)) & empty;
    const Bitboard twice = board::shifted<0, up>(once & Bitboard::of(Side<Us>::third)) & empty;
    hand_on_pawns<Us>(once, 8 * up, visitor);
    visitor.pawn_moves(twice, 16 * up);
}

/// Hands on the captures; tells whether there was any.
template <board::Color Us, class Sliders, class Visitor>
inline bool generate_captures(const Position& position, Visitor& visitor) {
    const bool officers_capture = generate_officers<Us, Sliders>(position, position.pieces(Side<Us>::them), visitor);
    const bool pawns_capture = generate_pawn_captures<Us>(position, visitor);
    return officers_capture || pawns_capture;
}

/// Hands on the moves that capture nothing.
template <board::Color Us, class Sliders, class Visitor>
inline void generate_quiet_moves(const Position& position, Visitor& visitor) {
    generate_officers<Us, Sliders>(position, ~position.occupied(), visitor);
    generate_pawn_steps<Us>(position, visitor);
}

struct Rules {
    using Position = matranj::Position;
    static constexpr std::array promotion_roles{board::Role::Queen, board::Role::Rook, board::Role::Bishop,
                                                board::Role::Knight, board::Role::King};

    template <board::Color Us, class Sliders, TakesMoves Visitor>
    static void generate(const Position& position, Visitor& visitor) {
        if (!generate_captures<Us, Sliders>(position, visitor)) generate_quiet_moves<Us, Sliders>(position, visitor);
    }
};

/// The moves of a player who overlooks that a capture is possible.
struct OversightRules : Rules {
    template <board::Color Us, class Sliders, TakesMoves Visitor>
    static void generate(const Position& position, Visitor& visitor) {
        Finder capture;
        if (generate_captures<Us, Sliders>(position, capture)) generate_quiet_moves<Us, Sliders>(position, visitor);
    }
};

} // namespace rules::variants::matranj
