#include "rules/insight/supposal.hpp"

#include "rules/insight/piece_attacks.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;

Supposal suppose(const board::Placement& placement, Square from, Square to) {
    const board::Piece piece = *placement[from];
    Supposal supposal{.board = placement, .attacks = {}, .attackers = {}, .defenders = {}, .checked = {}};
    supposal.board.clear(from);
    supposal.board.put(to, piece);
    const PieceAttacks pieces(supposal.board);
    supposal.attacks = pieces.attacks_from(to) & pieces.of(!piece.color);
    supposal.attackers = pieces.attackers(to, !piece.color);
    supposal.defenders = pieces.attackers(to, piece.color);
    for (const Color side : board::both_colors)
        for (const Square king : pieces.of({side, Role::King}))
            if (!pieces.attackers(king, !side).empty()) supposal.checked |= Bitboard(king);
    return supposal;
}

} // namespace rules::insight
