#include "rules/notation/arrivals.hpp"

#include "rules/board/attacks.hpp"

namespace rules::notation {

using board::Bitboard;
using board::Color;
using board::Move;
using board::Rank;
using board::Role;
using board::Square;
using variants::Position;

namespace {

Bitboard men_of(const Position& position, Color color) {
    Bitboard men;
    for (const Role role : board::all_roles) men |= position.men(color, role);
    return men;
}

Bitboard occupied(const Position& position) { return men_of(position, Color::White) | men_of(position, Color::Black); }

/// The square an enemy pawn has just passed over, if it is this one.
bool is_en_passant_square(const Position& position, Square to) {
    const Rank passed = position.turn() == Color::White ? Rank::Six : Rank::Three;
    return to.rank() == passed && position.setup().en_passant == to;
}

Bitboard pawns_reaching(const Position& position, Square to) {
    const Color us = position.turn();
    const Bitboard pawns = position.men(us, Role::Pawn);
    const Bitboard capturers = board::pawn_attacks(!us, to) & pawns;
    if (men_of(position, !us).has(to)) return capturers;
    const Bitboard everyone = occupied(position);
    if (everyone.has(to)) return Bitboard();

    const int back = us == Color::White ? -1 : 1;
    const Rank twice = us == Color::White ? Rank::Four : Rank::Five;
    Bitboard reaching;
    if (const auto behind = to.offset(0, back)) {
        if (pawns.has(*behind))
            reaching |= Bitboard(*behind);
        else if (const auto start = behind->offset(0, back); to.rank() == twice && !everyone.has(*behind))
            reaching |= pawns & Bitboard(*start);
    }
    if (!capturers.empty() && is_en_passant_square(position, to)) reaching |= capturers;
    return reaching;
}

/// The man taken, who may stand beside the arrival square (en passant).
Bitboard taken(const Position& position, Role role, Square from, Square to) {
    const bool is_en_passant = role == Role::Pawn && from.file() != to.file() && !occupied(position).has(to);
    return is_en_passant ? Bitboard(Square(to.file(), from.rank())) : Bitboard(to);
}

} // namespace

Bitboard men_reaching(const Position& position, Role role, Square to) {
    if (role == Role::Pawn) return pawns_reaching(position, to);
    const Color us = position.turn();
    const Bitboard reaching = board::attacks({us, role}, to, occupied(position)) & position.men(us, role);
    return reaching.empty() || !men_of(position, us).has(to) ? reaching : Bitboard();
}

Bitboard attackers_after(const Position& position, Role role, Square from, Square to) {
    const Color us = position.turn();
    const auto king = role == Role::King ? std::optional(to) : position.king(us);
    if (!king) return Bitboard();
    const Bitboard gone = taken(position, role, from, to);
    const Bitboard left = (occupied(position).without(gone | Bitboard(from))) | Bitboard(to);
    const auto men = [&](Role of) { return position.men(!us, of).without(gone); };
    return (board::knight_attacks(*king) & men(Role::Knight)) | (board::pawn_attacks(us, *king) & men(Role::Pawn)) |
           (board::king_attacks(*king) & men(Role::King)) |
           (board::bishop_attacks(*king, left) & (men(Role::Bishop) | men(Role::Queen))) |
           (board::rook_attacks(*king, left) & (men(Role::Rook) | men(Role::Queen)));
}

Bitboard departures(const Position& position, Role role, Square to) {
    Bitboard found;
    if (position.variant() == variants::Variant::Standard) {
        for (const Square from : men_reaching(position, role, to))
            if (attackers_after(position, role, from, to).empty()) found |= Bitboard(from);
        return found;
    }
    for (const Move move : position.legal_moves()) {
        if (move.kind() == board::MoveKind::Castling || move.to() != to) continue;
        const auto from = move.from();
        if (from && position.men(position.turn(), role).has(*from)) found |= Bitboard(*from);
    }
    return found;
}

Move move_between(const Position& position, Role role, Square from, Square to, std::optional<Role> promoted) {
    if (promoted) return Move::promotion(from, to, *promoted);
    if (role == Role::Pawn && from.file() != to.file() && !occupied(position).has(to))
        return Move::en_passant(from, to);
    return Move::normal(from, to);
}

bool is_last_rank(const Position& position, Square to) {
    return to.rank() == (position.turn() == Color::White ? Rank::Eight : Rank::One);
}

} // namespace rules::notation
