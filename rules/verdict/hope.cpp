#include "rules/verdict/hope.hpp"

#include "rules/board/attacks.hpp"

#include <algorithm>
#include <cstdlib>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Rank;
using board::Role;
using board::Square;

namespace {

int steps(Square one, Square other) {
    const int files = std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
    const int ranks = std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
    return std::max(files, ranks);
}

} // namespace

int remoteness(const variants::Position& position, Color side) {
    const Square loser = *position.king(!side);
    const Square winner = *position.king(side);
    int sum = 0;

    int corner = 7;
    for (const int index : {0, 7, 56, 63}) corner = std::min(corner, steps(loser, Square::at(index)));
    sum += 2 * corner + 3 * std::max(0, steps(loser, winner) - 2);

    const bool has_heavy = !(position.men(side, Role::Queen) | position.men(side, Role::Rook)).empty();
    if (!has_heavy) {
        int to_go = 12;
        for (const Square pawn : position.men(side, Role::Pawn)) {
            const int rank = static_cast<int>(pawn.rank());
            to_go = std::min(to_go, side == Color::White ? 7 - rank : rank);
        }
        sum += 20 + 4 * to_go;
        for (const Square man : position.men(side, Role::Knight) | position.men(side, Role::Bishop))
            sum += steps(man, loser);
    }
    for (const Role role : {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen})
        sum += 2 * position.men(!side, role).count();

    for (const Square flight : board::king_attacks(loser))
        if (position.attackers(flight, side).empty()) sum += 2;
    return std::min(sum, hope_levels - 1);
}

} // namespace rules::verdict
