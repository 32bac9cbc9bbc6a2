#include "rules/insight/king.hpp"

#include "rules/board/attacks.hpp"
#include "rules/insight/piece_attacks.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Square;

Neighbourhood look_round(const board::Placement& placement, Square king) {
    const Color side = placement[king]->color;
    board::Placement without = placement; // it hides nothing behind it from a rook before it
    without.clear(king);
    const PieceAttacks others(without);
    const Bitboard round = board::king_attacks(king);
    Bitboard attacked;
    for (const Square square : round)
        if (!others.attackers(square, !side).empty()) attacked |= Bitboard(square);
    return {.pieces = round & others.all(),
            .attacked = attacked.without(others.all()),
            .open = round.without(attacked).without(others.of(side))};
}

} // namespace rules::insight
