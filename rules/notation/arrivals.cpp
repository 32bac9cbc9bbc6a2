#include "rules/notation/arrivals.hpp"

#include "rules/board/attacks.hpp"

#include <array>
#include <cstddef>

namespace rules::notation {

using board::Bitboard;
using board::Color;
using board::Move;
using board::Rank;
using board::Role;
using board::Square;
using variants::Position;

namespace {

/// Where everyone stands, asked once.
class Pieces {
public:
    explicit Pieces(const Position& position)
        : Pieces(position, position.turn(), position.setup().en_passant) {}
    explicit Pieces(const variants::standard::Position& position)
        : Pieces(position, position.turn(), position.en_passant()) {}

    Color turn() const { return turn_; }
    std::optional<Square> en_passant() const { return en_passant_; }
    /// The own king.
    std::optional<Square> king() const { return king_; }
    Bitboard own(Role role) const { return own_[static_cast<std::size_t>(role)]; }
    Bitboard enemy(Role role) const { return enemy_[static_cast<std::size_t>(role)]; }
    Bitboard own() const { return all_own_; }
    Bitboard enemy() const { return all_enemy_; }
    Bitboard occupied() const { return all_own_ | all_enemy_; }

private:
    template <class AnyPosition>
    Pieces(const AnyPosition& position, Color turn, std::optional<Square> en_passant)
        : en_passant_(en_passant)
        , king_(position.king(turn))
        , turn_(turn) {
        for (const Role role : board::all_roles) {
            own_[static_cast<std::size_t>(role)] = position.pieces(turn, role);
            enemy_[static_cast<std::size_t>(role)] = position.pieces(!turn, role);
            all_own_ |= own(role);
            all_enemy_ |= enemy(role);
        }
    }

    std::array<Bitboard, 6> own_;
    std::array<Bitboard, 6> enemy_;
    Bitboard all_own_;
    Bitboard all_enemy_;
    std::optional<Square> en_passant_;
    std::optional<Square> king_;
    Color turn_;
};

/// The square an enemy pawn has just passed over, if it is this one.
bool is_en_passant_square(const Pieces& pieces, Square to) {
    const Rank passed = pieces.turn() == Color::White ? Rank::Six : Rank::Three;
    return to.rank() == passed && pieces.en_passant() == to;
}

Bitboard pawns_reaching(const Pieces& pieces, Square to) {
    const Color us = pieces.turn();
    const Bitboard pawns = pieces.own(Role::Pawn);
    const Bitboard capturers = board::pawn_attacks(!us, to) & pawns;
    if (pieces.enemy().has(to)) return capturers;
    if (pieces.own().has(to)) return Bitboard();

    const int back = us == Color::White ? -1 : 1;
    const Rank twice = us == Color::White ? Rank::Four : Rank::Five;
    Bitboard reaching;
    if (const auto behind = to.offset(0, back)) {
        if (pawns.has(*behind))
            reaching |= Bitboard(*behind);
        else if (const auto start = behind->offset(0, back); to.rank() == twice && !pieces.occupied().has(*behind))
            reaching |= pawns & Bitboard(*start);
    }
    if (!capturers.empty() && is_en_passant_square(pieces, to)) reaching |= capturers;
    return reaching;
}

Bitboard reaching(const Pieces& pieces, Role role, Square to) {
    if (role == Role::Pawn) return pawns_reaching(pieces, to);
    if (pieces.own().has(to)) return Bitboard();
    return board::attacks({pieces.turn(), role}, to, pieces.occupied()) & pieces.own(role);
}

/// The piece taken, who may stand beside the arrival square (en passant).
Bitboard taken(const Pieces& pieces, Role role, Square from, Square to) {
    const bool is_en_passant = role == Role::Pawn && from.file() != to.file() && !pieces.occupied().has(to);
    return is_en_passant ? Bitboard(Square(to.file(), from.rank())) : Bitboard(to);
}

Bitboard attackers(const Pieces& pieces, Role role, Square from, Square to) {
    const auto king = role == Role::King ? std::optional(to) : pieces.king();
    if (!king) return Bitboard();
    const Bitboard gone = taken(pieces, role, from, to);
    const Bitboard left = pieces.occupied().without(gone | Bitboard(from)) | Bitboard(to);
    const auto enemy = [&](Role of) { return pieces.enemy(of).without(gone); };
    return (board::knight_attacks(*king) & enemy(Role::Knight)) |
           (board::pawn_attacks(pieces.turn(), *king) & enemy(Role::Pawn)) |
           (board::king_attacks(*king) & enemy(Role::King)) |
           (board::bishop_attacks(*king, left) & (enemy(Role::Bishop) | enemy(Role::Queen))) |
           (board::rook_attacks(*king, left) & (enemy(Role::Rook) | enemy(Role::Queen)));
}

} // namespace

Bitboard pieces_reaching(const Position& position, Role role, Square to) {
    return reaching(Pieces(position), role, to);
}

Bitboard attackers_after(const Position& position, Role role, Square from, Square to) {
    return attackers(Pieces(position), role, from, to);
}

Bitboard departures(const Position& position, Role role, Square to) {
    Bitboard found;
    if (position.variant() == variants::Variant::Standard) {
        const Pieces pieces(position.as_standard());
        for (const Square from : reaching(pieces, role, to))
            if (attackers(pieces, role, from, to).empty()) found |= Bitboard(from);
        return found;
    }
    for (const Move move : position.legal_moves()) {
        if (move.kind() == board::MoveKind::Castling || move.to() != to) continue;
        const auto from = move.from();
        if (from && position.pieces(position.turn(), role).has(*from)) found |= Bitboard(*from);
    }
    return found;
}

Move move_between(const Position& position, Role role, Square from, Square to, std::optional<Role> promoted) {
    if (promoted) return Move::promotion(from, to, *promoted);
    if (role == Role::Pawn && from.file() != to.file() && !position.at(to)) return Move::en_passant(from, to);
    return Move::normal(from, to);
}

bool is_last_rank(const Position& position, Square to) {
    return to.rank() == (position.turn() == Color::White ? Rank::Eight : Rank::One);
}

} // namespace rules::notation
