// The way from a set-up to a position and back.
#include "rules/variants/standard/position.hpp"
#include "rules/variants/standard/rights.hpp"

namespace rules::variants::standard {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;

/// Of two pieces that give check at once, at least one has been uncovered, so that it attacks along a line; and they do
/// not attack from both ends of one line, on which the one that moved would have had to pass the king.
bool Position::can_be_given_at_once(Bitboard checks, Square king) const {
    if (!checks.several()) return true;
    const Square one = checks.first();
    const Bitboard others = checks.without(Bitboard(one));
    const Bitboard long_range = pieces(Role::Bishop) | pieces(Role::Rook) | pieces(Role::Queen);
    return !others.several() && checks.meets(long_range) && !board::between(one, others.first()).has(king);
}

void Position::check_kings(Origin origin, std::set<SetupFault>& faults) const {
    const Bitboard white_kings = pieces(Color::White, Role::King);
    const Bitboard black_kings = pieces(Color::Black, Role::King);
    if (white_kings.empty()) faults.insert(SetupFault::NoWhiteKing);
    if (black_kings.empty()) faults.insert(SetupFault::NoBlackKing);
    if (white_kings.several()) faults.insert(SetupFault::SeveralWhiteKings);
    if (black_kings.several()) faults.insert(SetupFault::SeveralBlackKings);
    if (origin == Origin::Irregularity) return;
    for (const Square king : pieces(!turn_, Role::King))
        if (!attackers(king, turn_, occupied()).empty()) faults.insert(SetupFault::OpponentInCheck);
    const Bitboard king = pieces(turn_, Role::King);
    if (king.empty() || king.several()) return; // that is a fault of its own
    if (!can_be_given_at_once(attackers(king.first(), !turn_, occupied()), king.first()))
        faults.insert(SetupFault::ImpossibleCheck);
}

void Position::take_en_passant(const board::Setup& setup, std::set<SetupFault>& faults) {
    if (!setup.en_passant) return;
    const Square passed = *setup.en_passant;
    // With the pawn still at home, no side had left its king in check.
    const auto was_safe = [&](Square king) {
        const Color mover = !turn_;
        const bool is_white = mover == Color::White;
        const Square stands(passed.file(), is_white ? Rank::Four : Rank::Five);
        const Square came(passed.file(), is_white ? Rank::Two : Rank::Seven);
        const Bitboard before = (occupied() ^ Bitboard(stands)) | Bitboard(came);
        return !board::pawn_attacks(mover, came).has(king) &&
               attackers(king, mover, before).without(Bitboard(stands)).empty();
    };
    const Bitboard king = pieces(turn_, Role::King);
    const bool has_one_king = !king.empty() && !king.several(); // if not, that is a fault of its own
    if (can_have_been_passed(passed) && (!has_one_king || was_safe(king.first())))
        en_passant_ = passed;
    else
        faults.insert(SetupFault::ImpossibleEnPassant);
}

void Position::take_all_but_castling(const board::Setup& setup, Origin origin, std::set<SetupFault>& faults) {
    check_kings(origin, faults);
    if (origin != Origin::Irregularity) check_pawns(*this, faults);
    check_one_set(*this, setup, origin, faults);
    take_en_passant(setup, faults);
}

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Origin origin) {
    std::set<SetupFault> faults;
    Position position(setup);
    position.take_all_but_castling(setup, origin, faults);
    if (!setup.castling.inner_rooks.empty()) faults.insert(SetupFault::CastlingWithoutPieces);
    for (const RightToCastle& right : rights_to_castle) {
        if (!(setup.castling.*right.held)) continue;
        if (position.at(right.king) == Piece{right.color, Role::King} &&
            position.at(right.rook) == Piece{right.color, Role::Rook})
            position.castling_rooks_ |= Bitboard(right.rook);
        else
            faults.insert(SetupFault::CastlingWithoutPieces);
    }
    if (!faults.empty()) return faults;
    return position;
}

board::Setup Position::setup() const {
    board::Setup setup = to_setup();
    for (const RightToCastle& right : rights_to_castle) setup.castling.*right.held = castling_rooks_.has(right.rook);
    return setup;
}

std::optional<Castling> Position::castling(Color color, board::CastlingSide side) const {
    for (const RightToCastle& right : rights_to_castle)
        if (right.color == color && right.side == side) return castling_of(right.king, right.rook);
    return std::nullopt;
}

} // namespace rules::variants::standard
