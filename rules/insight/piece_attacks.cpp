#include "rules/insight/piece_attacks.hpp"

#include "rules/board/attacks.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Role;
using board::Square;

PieceAttacks::PieceAttacks(const board::Placement& placement)
    : placement_(placement) {
    for (const Square square : Bitboard::all())
        if (const auto piece = placement[square])
            sets_[static_cast<std::size_t>(piece->color)][static_cast<std::size_t>(piece->role)] |= Bitboard(square);
}

Bitboard PieceAttacks::of(Piece piece) const {
    return sets_[static_cast<std::size_t>(piece.color)][static_cast<std::size_t>(piece.role)];
}

Bitboard PieceAttacks::of(Color color) const {
    Bitboard pieces;
    for (const Role role : board::all_roles) pieces |= of(Piece{color, role});
    return pieces;
}

Bitboard PieceAttacks::attacks_from(Square square) const {
    const auto piece = placement_[square];
    return piece ? board::attacks(*piece, square, all()) : Bitboard();
}

Bitboard PieceAttacks::attackers(Square square, Color by) const {
    Bitboard found;
    for (const Square from : of(by))
        if (attacks_from(from).has(square)) found |= Bitboard(from);
    return found;
}

} // namespace rules::insight
