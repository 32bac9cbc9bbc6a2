#include "rules/verdict/static_unwinnability.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/blockers.hpp"
#include "rules/verdict/mobility.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Square;
using variants::Position;

namespace {

/// Whether the king, were it attacked on this square, might find every square around it closed.
bool may_mate_at(const Mobility& mobility, Square king, Color side, Bitboard attacked, const Blockers& blockers) {
    const Bitboard flights = board::king_attacks(king).without(attacked);
    const Bitboard near = board::king_attacks(king) | Bitboard(king);
    for (const Square winner : mobility.king(side).reach().without(near))
        if (blockers.may_block(flights.without(board::king_attacks(winner)))) return true;
    return false;
}

bool may_mate(const Mobility& mobility, Color side) {
    const Bitboard attacked = mobility.attacked();
    Blockers blockers;
    for (const MobilePiece& mobile : mobility.pieces())
        if (mobile.piece.color != side && !mobile.is_king()) blockers.add(mobile.reach());
    for (const Square king : mobility.king(!side).reach() & attacked)
        if (may_mate_at(mobility, king, side, attacked, blockers)) return true;
    return false;
}

} // namespace

bool is_statically_unwinnable(const Position& position, Color side) {
    if (position.as_standard().en_passant())
        for (const board::Move move : position.legal_moves())
            if (move.kind() == board::MoveKind::EnPassant) return false;
    // Everything here only ever grows, so the first "yes" on the way is the last word.
    Mobility mobility(position, side);
    do {
        if (may_mate(mobility, side)) return false;
    } while (mobility.widen());
    return true;
}

} // namespace rules::verdict
