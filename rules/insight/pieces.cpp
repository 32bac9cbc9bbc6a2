#include "rules/insight/pieces.hpp"

#include "rules/board/attacks.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Role;
using board::Square;

Men::Men(const board::Placement& placement)
    : placement_(placement) {
    for (const Square square : Bitboard::all())
        if (const auto man = placement[square])
            sets_[static_cast<std::size_t>(man->color)][static_cast<std::size_t>(man->role)] |= Bitboard(square);
}

Bitboard Men::of(Piece piece) const {
    return sets_[static_cast<std::size_t>(piece.color)][static_cast<std::size_t>(piece.role)];
}

Bitboard Men::of(Color color) const {
    Bitboard men;
    for (const Role role : board::all_roles) men |= of(Piece{color, role});
    return men;
}

Bitboard Men::attacks_from(Square square) const {
    const auto man = placement_[square];
    return man ? board::attacks(*man, square, all()) : Bitboard();
}

Bitboard Men::attackers(Square square, Color by) const {
    Bitboard found;
    for (const Square from : of(by))
        if (attacks_from(from).has(square)) found |= Bitboard(from);
    return found;
}

} // namespace rules::insight
