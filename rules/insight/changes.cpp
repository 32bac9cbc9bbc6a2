#include "rules/insight/changes.hpp"

#include "rules/insight/piece_attacks.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::Placement;
using board::Square;

namespace {

/// The squares on which a piece of that colour stands that did not stand there on the other board.
Bitboard new_on(const Placement& board, const Placement& other, Color color) {
    Bitboard squares;
    for (const Square square : Bitboard::all())
        if (board[square] && board[square]->color == color && board[square] != other[square])
            squares |= Bitboard(square);
    return squares;
}

Bitboard attacked_by(const PieceAttacks& pieces, Bitboard attackers) {
    Bitboard squares;
    for (const Square from : attackers) squares |= pieces.attacks_from(from);
    return squares;
}

Bitboard attackers_of(const PieceAttacks& pieces, Bitboard attacked, Color by) {
    Bitboard attackers;
    for (const Square square : attacked) attackers |= pieces.attackers(square, by);
    return attackers;
}

std::vector<Attack> opened_between(const PieceAttacks& before, const PieceAttacks& after, Bitboard stayed) {
    std::vector<Attack> opened;
    for (const Color side : board::both_colors)
        for (const Square from : after.of(side) & stayed) {
            const Bitboard fresh = after.attacks_from(from).without(before.attacks_from(from));
            for (const Square on : fresh& after.of(!side) & stayed) opened.push_back({from, on});
        }
    return opened;
}

} // namespace

Changes compare(const Placement& before, const Placement& after, Color mover) {
    const PieceAttacks then(before);
    const PieceAttacks now(after);
    const Bitboard left = new_on(before, after, mover);
    const Bitboard arrived = new_on(after, before, mover);
    const Bitboard old_attackers = attackers_of(then, left, !mover);
    Changes changes{.attacked = attacked_by(now, arrived).without(attacked_by(then, left)) & now.of(!mover),
                    .exposed = {},
                    .opened = opened_between(then, now, now.all().without(arrived))};
    for (const Square square : arrived)
        if (!now.attackers(square, !mover).without(old_attackers).empty()) changes.exposed |= Bitboard(square);
    return changes;
}

} // namespace rules::insight
