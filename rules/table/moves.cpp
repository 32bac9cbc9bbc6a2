// Moves made and clocks pressed (Articles 1.1, 3, 4.6, 6.8a).
#include "rules/table/groups.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using board::MoveKind;
using board::Role;
using board::Square;

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

/// Whether the man can go there as it moves (Articles 3.1-3.8), own king left aside. Castling has conditions of its
/// own.
bool could_go(const variants::Position& position, Move move) {
    const auto from = move.from();
    if (!from || move.kind() == MoveKind::Castling) return false;
    const Square to = move.to();
    const auto man = position.at(*from);
    const auto target = position.at(to);
    if (!man || man->color != position.turn() || (target && target->color == man->color)) return false;
    if (man->role == Role::Pawn) {
        const bool last_rank = to.rank() == board::Rank::One || to.rank() == board::Rank::Eight;
        if (last_rank != (move.kind() == MoveKind::Promotion)) return false;
        return pawn_could_go(position, *from, to, move.kind() == MoveKind::EnPassant);
    }
    if (move.kind() != MoveKind::Normal) return false;
    const auto attackers = position.attackers(to, man->color);
    return std::find(attackers.begin(), attackers.end(), *from) != attackers.end();
}

} // namespace

std::optional<Color> who_must_press(const Table& table) {
    const auto running = table.clock.running();
    if (running && table.unpressed[static_cast<std::size_t>(*running)]) return running;
    return std::nullopt;
}

std::optional<Refusal> refuse_illegal(const Table& table, Move move) {
    if (table.position.is_legal(move)) return std::nullopt;
    if (could_go(table.position, move)) return refuse(table, RefusalReason::LeavesKingInCheck, laws::Rule::KingSafety);
    return refuse(table, RefusalReason::IllegalMove, laws::Rule::LegalMoves);
}

/// A side has the move once the other's move is made (Article 1.1), pressed or not: one may reply before the opponent
/// has pressed, and he may press after that (said in so many words in 6.2.2 of 2023). But one's own move is not
/// complete before one has pressed (6.8a), so that comes before one's next, unless the edition lets that complete it.
std::optional<Refusal> may_play(const Table& table, Color side) {
    if (auto refusal = refuse_unless_playing(table)) return refusal;
    if (is_away(table, side)) return refuse(table, RefusalReason::NotArrived, laws::Rule::DefaultTime);
    const bool unpressed = table.unpressed[static_cast<std::size_t>(side)];
    const bool on_move = table.position.turn() == side;
    if (unpressed && !(on_move && table.laws.clock.complete_without_press))
        return refuse(table, RefusalReason::PressFirst, laws::Rule::PressClock);
    if (!on_move) return refuse(table, RefusalReason::NotYourMove, laws::Rule::HasTheMove);
    return std::nullopt;
}

Decision decide_command(const Table& table, const Play& command, Instant) {
    if (auto refusal = may_play(table, command.side)) return *refusal;
    if (table.must_play && *table.must_play != command.move)
        return refuse(table, RefusalReason::MoveMustBePlayed, laws::Rule::WrongClaim);
    if (auto refusal = refuse_illegal(table, command.move)) return *refusal;
    std::vector<Event> events;
    // An offer stands until the opponent touches a man to move it (Article 9.1a).
    if (table.offer == !command.side) events.emplace_back(DrawDeclined{command.side, Decline::ByMoving});
    events.emplace_back(Made{command.side, command.move});
    return events;
}

Decision decide_command(const Table& table, const Press& command, Instant) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::PressClock);
    if (table.clock.running() != command.side)
        return refuse(table, RefusalReason::NotYourClock, laws::Rule::PressClock);
    if (!table.unpressed[static_cast<std::size_t>(command.side)])
        return refuse(table, RefusalReason::MoveFirst, laws::Rule::PressClock);
    return std::vector<Event>{Pressed{command.side}};
}

void apply(Table& table, Instant at, const Made& event) {
    table.plies.push_back(Ply{table.position, event.move, at, table.clock.left(event.side, at)});
    table.position = table.position.after(event.move);
    ++table.occurrences[table.position.repetition_key()];
    table.must_play.reset();
    table.there[static_cast<std::size_t>(event.side)] = true;
    if (!table.clock.exists()) return;
    bool& unpressed = table.unpressed[static_cast<std::size_t>(event.side)];
    if (unpressed) table.clock.complete(event.side, at);
    unpressed = true;
    table.must_press = who_must_press(table);
}

void apply(Table& table, Instant at, const Pressed& event) {
    table.unpressed[static_cast<std::size_t>(event.side)] = false;
    table.clock.press(event.side, at);
    table.must_press = who_must_press(table);
}

std::optional<Event> consequence(const Table&, Instant, const Pressed&) { return std::nullopt; }

bool is_possible(const Table& table, const Made& event) {
    return !may_play(table, event.side) && table.position.is_legal(event.move) &&
           (!table.must_play || *table.must_play == event.move);
}

bool is_possible(const Table& table, const Pressed& event) { return table.must_press == event.side; }

} // namespace rules::table
