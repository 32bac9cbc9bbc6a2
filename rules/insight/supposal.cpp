#include "rules/insight/supposal.hpp"

#include "rules/insight/pieces.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;

Supposal suppose(const board::Placement& placement, Square from, Square to) {
    const board::Piece man = *placement[from];
    Supposal supposal{.board = placement, .attacks = {}, .attackers = {}, .defenders = {}, .checked = {}};
    supposal.board.clear(from);
    supposal.board.put(to, man);
    const Men men(supposal.board);
    supposal.attacks = men.attacks_from(to) & men.of(!man.color);
    supposal.attackers = men.attackers(to, !man.color);
    supposal.defenders = men.attackers(to, man.color);
    for (const Color side : board::both_colors)
        for (const Square king : men.of({side, Role::King}))
            if (!men.attackers(king, !side).empty()) supposal.checked |= Bitboard(king);
    return supposal;
}

} // namespace rules::insight
