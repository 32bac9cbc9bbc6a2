// The legal moves, found as sets of arrival squares. The generator says nothing illegal: it knows the checks and the
// pins before it names a move.
#pragma once

#include "rules/board/attacks.hpp"
#include "rules/variants/move_visitors.hpp"
#include "rules/variants/standard/steps.hpp"

namespace rules::variants::standard {

/// Everything that restricts the moves of one side in one position.
struct Restrictions {
    board::Bitboard attacked; ///< squares the king may not enter
    board::Bitboard checkers; ///< enemy pieces giving check
    board::Bitboard answers;  ///< where a piece other than the king may arrive: all, or what ends a single check
    board::Bitboard
        straight_pins; ///< lines from the king along ranks and files to a pinning piece, that piece included
    board::Bitboard diagonal_pins; ///< the same along diagonals
};

/// Squares attacked by one colour, looking through the enemy king, so that it cannot step back along the line of check.
template <board::Color By, class Sliders>
inline board::Bitboard attacked_by(const Position& position) {
    using board::Bitboard;
    using board::Role;
    const Bitboard king = position.pieces(Side<By>::them, Role::King);
    const Bitboard occupied = position.occupied().without(king);
    const Bitboard pieces = position.pieces(By);
    const Bitboard pawns = pieces & position.pieces(Role::Pawn);
    Bitboard attacked = board::shifted<-1, Side<By>::up>(pawns) | board::shifted<1, Side<By>::up>(pawns);
    for (const board::Square from : pieces& position.pieces(Role::Knight)) attacked |= board::knight_attacks(from);
    for (const board::Square from : pieces&(position.pieces(Role::Bishop) | position.pieces(Role::Queen)))
        attacked |= Sliders::bishop(from, occupied);
    for (const board::Square from : pieces&(position.pieces(Role::Rook) | position.pieces(Role::Queen)))
        attacked |= Sliders::rook(from, occupied);
    return attacked | board::king_attacks(position.king(By));
}

template <board::Color Us, class Sliders>
inline Restrictions restrictions(const Position& position) {
    using board::Bitboard;
    using board::Role;
    using board::Square;
    const Square king = position.king(Us);
    const Bitboard own = position.pieces(Us);
    const Bitboard enemy = position.pieces(Side<Us>::them);
    const Bitboard queens = position.pieces(Role::Queen);
    // After an irregularity the enemy king may stand attacked, even beside ours: it is not captured, and then gives a
    // check that only our king can answer.
    const Bitboard enemy_king = position.pieces(Side<Us>::them, Role::King);

    Restrictions found;
    found.attacked = attacked_by<Side<Us>::them, Sliders>(position) | enemy_king;
    if (found.attacked.has(king))
        found.checkers = enemy & ((board::pawn_attacks(Us, king) & position.pieces(Role::Pawn)) |
                                  (board::knight_attacks(king) & position.pieces(Role::Knight)) |
                                  (board::king_attacks(king) & enemy_king));
    Bitboard check_lines;
    // Own pieces do not hide a slider here; how many stand between makes it a check, a pin or neither.
    const auto look_along = [&](Bitboard sliders, Bitboard& pins) {
        for (const Square slider : sliders) {
            const Bitboard line = board::between(king, slider);
            const Bitboard shields = line & own;
            if (shields.empty()) {
                found.checkers |= Bitboard(slider);
                check_lines |= line;
            } else if (!shields.several()) {
                pins |= line | Bitboard(slider);
            }
        }
    };
    look_along(Sliders::rook(king, enemy) & enemy & (position.pieces(Role::Rook) | queens), found.straight_pins);
    look_along(Sliders::bishop(king, enemy) & enemy & (position.pieces(Role::Bishop) | queens), found.diagonal_pins);

    if (found.checkers.empty())
        found.answers = Bitboard::all().without(enemy_king);
    else if (!found.checkers.several())
        found.answers = (found.checkers | check_lines).without(enemy_king);
    return found;
}

/// The pawn on `from` may capture en passant on `to`: two pieces leave one rank at once, so this is tried, not
/// reasoned.
template <board::Color Us>
inline bool may_capture_en_passant(const Position& position, board::Square from, board::Square to) {
    using board::Bitboard;
    const Bitboard captured(board::Square(to.file(), from.rank()));
    const Bitboard occupied = (position.occupied() ^ Bitboard(from) ^ captured) | Bitboard(to);
    return position.attackers(position.king(Us), Side<Us>::them, occupied).without(captured).empty();
}

template <board::Color Us, class Visitor>
inline void generate_pawns(const Position& position, const Restrictions& limits, Visitor& visitor) {
    using board::Bitboard;
    using board::shifted;
    constexpr int up = Side<Us>::up;
    const Bitboard pawns = position.pieces(Us, board::Role::Pawn);
    const Bitboard empty = ~position.occupied();
    const Bitboard enemy = position.pieces(Side<Us>::them);
    const Bitboard last = Bitboard::of(Side<Us>::last);

    // A pinned pawn may go along its pin only; no step of it can land on the line of another pin.
    const Bitboard to_push = pawns.without(limits.diagonal_pins);
    const Bitboard free_push = shifted<0, up>(to_push.without(limits.straight_pins));
    const Bitboard pinned_push = shifted<0, up>(to_push & limits.straight_pins) & limits.straight_pins;
    const Bitboard single = (free_push | pinned_push) & empty;
    const Bitboard twice = shifted<0, up>(single & Bitboard::of(Side<Us>::third)) & empty & limits.answers;

    const Bitboard to_capture = pawns.without(limits.straight_pins);
    const Bitboard free = to_capture.without(limits.diagonal_pins);
    const Bitboard pinned = to_capture & limits.diagonal_pins;
    const Bitboard targets = enemy & limits.answers;
    const Bitboard left = (shifted<-1, up>(free) | (shifted<-1, up>(pinned) & limits.diagonal_pins)) & targets;
    const Bitboard right = (shifted<1, up>(free) | (shifted<1, up>(pinned) & limits.diagonal_pins)) & targets;

    const Bitboard pushed = single & limits.answers;
    visitor.pawn_moves(pushed.without(last), 8 * up);
    visitor.pawn_moves(twice, 16 * up);
    visitor.pawn_moves(left.without(last), 8 * up - 1);
    visitor.pawn_moves(right.without(last), 8 * up + 1);
    if ((pushed | left | right).meets(last)) {
        visitor.promotions(pushed & last, 8 * up);
        visitor.promotions(left & last, 8 * up - 1);
        visitor.promotions(right & last, 8 * up + 1);
    }
    if (const auto to = position.en_passant())
        for (const board::Square from : en_passant_candidates<Us>(position, *to))
            if (may_capture_en_passant<Us>(position, from, *to)) visitor.en_passant(from, *to);
}

template <board::Color Us, class Sliders, class Visitor>
inline void generate_pieces(const Position& position, const Restrictions& limits, Visitor& visitor) {
    using board::Bitboard;
    using board::Role;
    using board::Square;
    const Bitboard own = position.pieces(Us);
    const Bitboard occupied = position.occupied();
    const Bitboard arrivals = limits.answers.without(own);
    const Bitboard pins = limits.straight_pins | limits.diagonal_pins;
    const auto along = [&](Bitboard attacks, Square from, Bitboard pin) {
        return pin.has(from) ? attacks & arrivals & pin : attacks & arrivals;
    };

    for (const Square from : (own & position.pieces(Role::Knight)).without(pins))
        visitor.piece_moves(Role::Knight, from, board::knight_attacks(from) & arrivals);
    for (const Square from : (own & position.pieces(Role::Bishop)).without(limits.straight_pins))
        visitor.piece_moves(Role::Bishop, from, along(Sliders::bishop(from, occupied), from, limits.diagonal_pins));
    for (const Square from : (own & position.pieces(Role::Rook)).without(limits.diagonal_pins))
        visitor.piece_moves(Role::Rook, from, along(Sliders::rook(from, occupied), from, limits.straight_pins));
    for (const Square from : own& position.pieces(Role::Queen)) {
        Bitboard reached;
        if (!limits.straight_pins.has(from))
            reached |= along(Sliders::bishop(from, occupied), from, limits.diagonal_pins);
        if (!limits.diagonal_pins.has(from))
            reached |= along(Sliders::rook(from, occupied), from, limits.straight_pins);
        visitor.piece_moves(Role::Queen, from, reached);
    }
}

template <board::Color Us, class Visitor>
inline void generate_castling(const Position& position, const Restrictions& limits, Visitor& visitor) {
    using board::Bitboard;
    using board::File;
    using board::Square;
    constexpr Square king = Side<Us>::king_home;
    constexpr auto on_home_rank = [](File one, File two) {
        return Bitboard(Square(one, Side<Us>::home)) | Bitboard(Square(two, Side<Us>::home));
    };
    const Bitboard occupied = position.occupied();
    // The rook's own path may be attacked; only the king's may not (Article 3.8).
    if (position.castling_rooks().has(Side<Us>::short_rook)) {
        constexpr Bitboard crossed = on_home_rank(File::F, File::G);
        if (!(occupied | limits.attacked).meets(crossed)) visitor.castling(king, Square(File::G, Side<Us>::home));
    }
    if (position.castling_rooks().has(Side<Us>::long_rook)) {
        constexpr Bitboard crossed = on_home_rank(File::C, File::D);
        constexpr Bitboard knight_square(Square(File::B, Side<Us>::home));
        if (!(occupied | limits.attacked).meets(crossed) && !occupied.meets(knight_square))
            visitor.castling(king, Square(File::C, Side<Us>::home));
    }
}

/// Hands every legal move of the side to move, which is Us, but castling to the visitor, each once. Sliders are looked
/// up as the processor can.
template <board::Color Us, class Sliders, TakesMoves Visitor>
inline void generate_but_castling(const Position& position, const Restrictions& limits, Visitor& visitor) {
    const board::Square king = position.king(Us);
    visitor.piece_moves(board::Role::King, king,
                        board::king_attacks(king).without(position.pieces(Us) | limits.attacked));
    if (limits.checkers.several()) return;
    generate_pieces<Us, Sliders>(position, limits, visitor);
    generate_pawns<Us>(position, limits, visitor);
}

/// The same, and castling.
template <board::Color Us, class Sliders, TakesMoves Visitor>
inline void generate_within(const Position& position, const Restrictions& limits, Visitor& visitor) {
    generate_but_castling<Us, Sliders>(position, limits, visitor);
    if (limits.checkers.empty() && !position.castling_rooks().empty()) generate_castling<Us>(position, limits, visitor);
}

} // namespace rules::variants::standard
