// How it is proved. Suppose that nothing is ever captured. Then pawns that face each other stand for ever, a pawn goes
// straight ahead and never past an enemy pawn on its file, and any other piece wanders at most over the squares it
// could reach if only the standing pawns were in its way. If even so no piece could attack a square which an enemy
// piece could be on, the supposition holds. The sets err on the large side only, so the proof is never wrong.
#include "rules/variants/matranj/capture_reachability.hpp"

#include <array>
#include <span>

namespace rules::variants::matranj {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Role;
using board::Square;

namespace {

struct MobilePiece {
    Piece piece;
    Bitboard reach; ///< every square it could ever be on
};

struct MobilePieces {
    Bitboard standing; ///< pawns that stand for ever
    std::array<std::optional<MobilePiece>, 32> list;
    std::size_t count = 0;

    void add(MobilePiece mobile) { list[count++] = mobile; }
    std::span<const std::optional<MobilePiece>> all() const { return std::span(list).first(count); }
};

int ahead(Color color) { return color == Color::White ? 1 : -1; }

bool stands_for_ever(const Position& position, Square square, Color color) {
    const auto next = square.offset(0, ahead(color));
    return next && position.at(*next) == Piece{!color, Role::Pawn};
}

/// The squares a pawn may come to stand on; empty if it may reach the last rank and become anything.
std::optional<Bitboard> pawn_reach(const Position& position, Square from, Color color) {
    Bitboard reach(from);
    for (auto to = from.offset(0, ahead(color)); to; to = to->offset(0, ahead(color))) {
        if (position.at(*to) == Piece{!color, Role::Pawn}) return reach;
        reach |= Bitboard(*to);
    }
    return std::nullopt;
}

Bitboard steps(Piece piece, Bitboard from, Bitboard in_the_way) {
    Bitboard to;
    for (const Square square : from) to |= board::attacks(piece, square, in_the_way);
    return to;
}

Bitboard wandering(Piece piece, Square from, Bitboard standing) {
    Bitboard reach(from);
    while (true) {
        const Bitboard further = reach | steps(piece, reach, standing).without(standing);
        if (further == reach) return reach;
        reach = further;
    }
}

/// Empty if a pawn may promote: then nothing can be said.
std::optional<MobilePieces> wanderers(const Position& position) {
    MobilePieces pieces;
    for (const Color color : board::both_colors)
        for (const Square square : position.pieces(color, Role::Pawn))
            if (stands_for_ever(position, square, color)) pieces.standing |= Bitboard(square);
    for (const Square square : position.occupied()) {
        const Piece piece = *position.at(square);
        if (piece.role != Role::Pawn) {
            pieces.add({piece, wandering(piece, square, pieces.standing)});
            continue;
        }
        const auto reach = pawn_reach(position, square, piece.color);
        if (!reach) return std::nullopt;
        pieces.add({piece, *reach});
    }
    return pieces;
}

/// The squares some piece of the colour could be on, but for one of them.
Bitboard reach_of_others(const MobilePieces& pieces, const MobilePiece& self) {
    Bitboard reach;
    for (const auto& mobile : pieces.all())
        if (&*mobile != &self) reach |= mobile->reach;
    return reach;
}

bool can_ever_capture(const MobilePieces& pieces) {
    for (const auto& mobile : pieces.all()) {
        Bitboard enemies;
        for (const auto& other : pieces.all())
            if (other->piece.color != mobile->piece.color) enemies |= other->reach;
        // What else stands in the way may step out of it.
        if (steps(mobile->piece, mobile->reach, pieces.standing).meets(enemies)) return true;
    }
    return false;
}

/// From every square it could be on, the piece has a step to a square where nobody else could be.
bool moves_for_ever(const MobilePieces& pieces, const MobilePiece& mobile) {
    if (mobile.piece.role == Role::Pawn) return false;
    const Bitboard taken = reach_of_others(pieces, mobile);
    for (const Square square : mobile.reach) {
        const Bitboard nearest = board::attacks(mobile.piece, square, Bitboard::all());
        if (nearest.without(taken).empty()) return false;
    }
    return true;
}

} // namespace

bool is_no_capture_reachable(const Position& position) {
    if (position.en_passant()) return false; // the pawn may be captured where it no longer stands
    const auto pieces = wanderers(position);
    if (!pieces || can_ever_capture(*pieces)) return false;
    std::array<bool, 2> is_free{};
    for (const auto& mobile : pieces->all())
        if (moves_for_ever(*pieces, *mobile)) is_free[static_cast<std::size_t>(mobile->piece.color)] = true;
    return is_free[0] && is_free[1];
}

} // namespace rules::variants::matranj
