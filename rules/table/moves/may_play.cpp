#include "rules/table/moves/may_play.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/compulsory_captures.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using board::MoveKind;
using board::Role;
using board::Square;

} // namespace

bool cannot_be_played_on(const Table& table) {
    return !table.illegal_moves.empty() && !table.illegal_moves.back().can_be_played_on;
}

namespace {

/// A pawn's step ahead onto free squares, or its capture, without regard to its own king.
bool pawn_could_go(const variants::Position& position, Square from, Square to, bool en_passant) {
    const Color side = position.turn();
    const bool is_capture = from.file() != to.file();
    if (is_capture) {
        const auto attackers = position.attackers(to, side);
        const bool reaches = std::find(attackers.begin(), attackers.end(), from) != attackers.end();
        return reaches && (en_passant ? position.setup().en_passant == to : position.at(to).has_value());
    }
    const int ahead = side == Color::White ? 1 : -1;
    const auto one = from.offset(0, ahead);
    if (!one || position.at(*one)) return false;
    if (*one == to) return true;
    const board::Rank home = side == Color::White ? board::Rank::Two : board::Rank::Seven;
    return from.rank() == home && from.offset(0, 2 * ahead) == to && !position.at(to);
}

/// Such a piece is in hand, and may be dropped there but for the own king.
bool could_drop(const variants::Position& position, Role role, Square to) {
    const bool is_edge = to.rank() == board::Rank::One || to.rank() == board::Rank::Eight;
    return position.in_hand({position.turn(), role}) > 0 && !position.at(to) && !(role == Role::Pawn && is_edge);
}

/// Whether the piece can go there as it moves (Articles 3.1-3.8), own king left aside. Castling has conditions of its
/// own.
bool could_go(const variants::Position& position, Move move) {
    if (const auto dropped = move.dropped()) return could_drop(position, *dropped, move.to());
    const auto from = move.from();
    if (!from || move.kind() == MoveKind::Castling) return false;
    const Square to = move.to();
    const auto piece = position.at(*from);
    const auto target = position.at(to);
    if (!piece || piece->color != position.turn() || (target && target->color == piece->color)) return false;
    if (piece->role == Role::Pawn) {
        const bool last_rank = to.rank() == board::Rank::One || to.rank() == board::Rank::Eight;
        if (last_rank != (move.kind() == MoveKind::Promotion)) return false;
        return pawn_could_go(position, *from, to, move.kind() == MoveKind::EnPassant);
    }
    if (move.kind() != MoveKind::Normal) return false;
    const auto attackers = position.attackers(to, piece->color);
    return std::find(attackers.begin(), attackers.end(), *from) != attackers.end();
}

/// The king's own two squares: nobody moves it so but to castle.
bool is_meant_as_castling(const variants::Position& position, Move move) {
    if (move.kind() == MoveKind::Castling) return true;
    const auto from = move.from();
    if (!from || position.at(*from) != board::Piece{position.turn(), Role::King}) return false;
    return from->file() == board::File::E && (from->offset(2, 0) == move.to() || from->offset(-2, 0) == move.to());
}

/// A pawn's capture on an empty square, past an enemy pawn that stands beside it.
bool is_meant_as_en_passant(const variants::Position& position, Move move) {
    const auto from = move.from();
    if (!from || position.at(*from) != board::Piece{position.turn(), Role::Pawn} || position.at(move.to()))
        return false;
    const auto to = from->offset(move.to().file() > from->file() ? 1 : -1, position.turn() == Color::White ? 1 : -1);
    return from->file() != move.to().file() && to == move.to() &&
           position.at(Square(move.to().file(), from->rank())) == board::Piece{!position.turn(), Role::Pawn};
}

/// The rule for moves of that kind.
laws::Rule rule_broken_by(const Table& table, Move move) {
    if (is_meant_as_castling(table.position, move))
        return table.position.description().has_castling ? laws::Rule::Castling : laws::Rule::Matranj;
    if (is_meant_as_en_passant(table.position, move)) return laws::Rule::EnPassant;
    return laws::Rule::LegalMoves;
}

} // namespace

std::optional<Refusal> refuse_illegal(const Table& table, Move move) {
    if (table.position.is_legal(move)) return std::nullopt;
    if (misses_capture(table.position, move)) return refuse(table, RefusalReason::MustCapture, laws::Rule::Matranj);
    if (could_go(table.position, move)) return refuse(table, RefusalReason::LeavesKingInCheck, laws::Rule::KingSafety);
    if (move.dropped() && table.position.description().has_partners)
        return refuse(table, RefusalReason::IllegalDrop, laws::Rule::Doubles);
    return refuse(table, RefusalReason::IllegalMove, rule_broken_by(table, move));
}

bool tells_more(const Refusal& one, const Refusal& other) {
    const auto worth = [](const Refusal& refusal) {
        if (refusal.reason != RefusalReason::IllegalMove) return 2;
        return refusal.rule != laws::Rule::LegalMoves ? 1 : 0;
    };
    return worth(one) > worth(other);
}

/// A side has the move once the other's move is made (Article 1.1), pressed or not: one may reply before the opponent
/// has pressed, who may press after that (said in so many words in 6.2.2 of 2023). But one's own move is not
/// complete before one has pressed (6.8a), so that comes before one's next, unless the edition lets that complete it.
std::optional<Refusal> may_play(const Table& table, Color side) {
    if (auto refusal = refuse_unless_playing(table)) return refusal;
    if (auto refusal = refuse_while_away(table, side)) return refusal;
    const bool unpressed = table.unpressed[static_cast<std::size_t>(side)];
    const bool on_move = table.position.turn() == side;
    if (unpressed && !(on_move && table.laws.clock.complete_without_press))
        return refuse(table, RefusalReason::PressFirst, laws::Rule::PressClock);
    if (!on_move) return refuse(table, RefusalReason::NotYourMove, laws::Rule::HasTheMove);
    if (cannot_be_played_on(table)) return refuse(table, RefusalReason::CannotBePlayedOn, laws::Rule::IllegalMove);
    return refuse_before_receiving(table, side);
}

} // namespace rules::table
