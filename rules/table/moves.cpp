// Moves made and clocks pressed (Articles 1.1, 3, 4.6, 6.8a).
#include "rules/table/dualboard/procedure.hpp"
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

/// Such a man is in hand, and may be dropped there but for the own king.
bool could_drop(const variants::Position& position, Role role, Square to) {
    const bool is_edge = to.rank() == board::Rank::One || to.rank() == board::Rank::Eight;
    return position.in_hand({position.turn(), role}) > 0 && !position.at(to) && !(role == Role::Pawn && is_edge);
}

/// Whether the man can go there as it moves (Articles 3.1-3.8), own king left aside. Castling has conditions of its
/// own.
bool could_go(const variants::Position& position, Move move) {
    if (const auto dropped = move.dropped()) return could_drop(position, *dropped, move.to());
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

/// The king's own two squares: nobody moves him so but to castle.
bool is_meant_as_castling(const variants::Position& position, Move move) {
    if (move.kind() == MoveKind::Castling) return true;
    const auto from = move.from();
    if (!from || position.at(*from) != board::Piece{position.turn(), Role::King}) return false;
    return from->file() == board::File::E && (from->offset(2, 0) == move.to() || from->offset(-2, 0) == move.to());
}

/// A pawn's capture on an empty square, past an enemy pawn that stands beside him.
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
        return table.settings.variant == variants::Variant::Matranj ? laws::Rule::Matranj : laws::Rule::Castling;
    if (is_meant_as_en_passant(table.position, move)) return laws::Rule::EnPassant;
    return laws::Rule::LegalMoves;
}

/// Whether the hands can do all this, one after the other.
bool can_be_done(Table table, const std::vector<Event>& events, Instant now) {
    for (const Event& event : events) {
        if (!std::visit([&table](const auto& done) { return is_possible(table, done); }, event)) return false;
        table = evolve(std::move(table), TimedEvent{now, event});
    }
    return true;
}

bool has_moved(const Table& table, Color side) { return table.unpressed[static_cast<std::size_t>(side)]; }

/// The squares between which the move takes place.
std::vector<Square> squares_of(const variants::Position& position, Move move) {
    std::vector<Square> squares;
    if (!move.from()) squares.push_back(move.to());
    for (const Way way : ways_of(move)) squares.insert(squares.end(), {way.from, way.to});
    if (const auto captured = position.is_legal(move) ? position.captured(move) : std::nullopt)
        squares.push_back(captured->square);
    return squares;
}

/// The legal move stands on the board of who has still to announce it.
Decision brought_about(const Table& table, const Play& command, Instant now) {
    std::vector<Event> events;
    if (auto declined = declined_by(table, command.side, Decline::ByTouching)) events.push_back(*declined);
    const std::vector<Event> hands = hands_making(table, command.side, command.move);
    events.insert(events.end(), hands.begin(), hands.end());
    if (hands.empty()) return refuse(table, RefusalReason::NotAnnounced, laws::Rule::MadeBlind);
    if (!can_be_done(table, events, now)) return refuse(table, RefusalReason::ManReleased, laws::Rule::MoveMade);
    return events;
}

/// What the hands do to make a move that is not legal. Empty if no man stands where it starts, or the board is in
/// disorder.
std::vector<Event> done_by_hand(const Table& table, Color side, Move move) {
    const board::Placement& board = table.hands.board;
    std::vector<Event> events;
    if (!(board == table.position.setup().placement)) return events;
    if (const auto dropped = move.dropped()) events.emplace_back(Placed{side, {side, *dropped}, move.to()});
    for (const Way way : ways_of(move)) {
        const auto man = board[way.from];
        if (!man) return {};
        events.emplace_back(Lifted{side, way.from});
        if (board[way.to]) events.emplace_back(TakenOff{side, way.to});
        events.emplace_back(Placed{side, move.promoted() ? board::Piece{side, *move.promoted()} : *man, way.to});
    }
    return events;
}

} // namespace

std::optional<Color> who_must_press(const Table& table) {
    const auto running = table.clock.running();
    if (running && table.unpressed[static_cast<std::size_t>(*running)]) return running;
    return std::nullopt;
}

std::array<int, 2> moves_made(const Table& table) {
    std::array<int, 2> made{};
    for (const Ply& ply : table.plies) ++made[static_cast<std::size_t>(ply.before.turn())];
    for (const IllegalMove& move : table.illegal_moves) ++made[static_cast<std::size_t>(move.before.turn())];
    return made;
}

std::array<int, 2> moves_completed(const Table& table) {
    std::array<int, 2> moves = moves_made(table);
    for (const Color side : board::both_colors) moves[static_cast<std::size_t>(side)] -= has_moved(table, side) ? 1 : 0;
    return moves;
}

bool last_moved(const Table& table, Color side) {
    const bool after_illegal = !table.illegal_moves.empty() && table.illegal_moves.back().plies == table.plies.size();
    return !after_illegal && !table.plies.empty() && table.plies.back().before.turn() == side;
}

std::optional<Refusal> refuse_illegal(const Table& table, Move move) {
    if (table.position.is_legal(move)) return std::nullopt;
    if (misses_capture(table.position, move)) return refuse(table, RefusalReason::MustCapture, laws::Rule::Matranj);
    if (could_go(table.position, move)) return refuse(table, RefusalReason::LeavesKingInCheck, laws::Rule::KingSafety);
    if (move.dropped() && table.settings.variant == variants::Variant::Doubles)
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
/// has pressed, and he may press after that (said in so many words in 6.2.2 of 2023). But one's own move is not
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

Decision decide_command(const Table& table, const Play& command, Instant now) {
    if (may_take_back(table, command.side)) return play_instead(table, command, now);
    if (auto refusal = may_play(table, command.side)) return *refusal;
    if (auto refusal = refuse_unless_recorded(table, command.side, now)) return *refusal;
    if (table.seal_call && table.seal_call->shown)
        return refuse(table, RefusalReason::SealShownMove, laws::Rule::Sealing);
    if (auto refusal = refuse_where_boards_differ(table, command.side, squares_of(table.position, command.move)))
        return *refusal;
    std::vector<Event> events;
    if (auto declined = declined_by(table, command.side, Decline::ByMoving)) events.push_back(*declined);
    if (misses_capture(table.position, command.move)) {
        events.emplace_back(CaptureMissed{command.side, command.move});
        return events;
    }
    if (auto refusal = refuse_illegal(table, command.move)) {
        const auto by_hand = done_by_hand(table, command.side, command.move);
        if (refuses_illegal_moves(table) || by_hand.empty()) return *refusal;
        if (!table.hands.adjusted.empty()) return refuse(table, RefusalReason::OnlyAdjusting, laws::Rule::Adjusting);
        if (!can_be_done(table, by_hand, now)) return *refusal;
        events.insert(events.end(), by_hand.begin(), by_hand.end());
        return events;
    }
    if (auto refusal = refuse_closed(table, table.hands, {command.move})) return *refusal;
    if (!table.seal_call && moves_by_words(table, command.side)) return brought_about(table, command, now);
    if (table.seal_call)
        events.emplace_back(MoveShown{command.side, command.move});
    else
        events.emplace_back(Made{command.side, command.move});
    return events;
}

namespace {

/// What the press completes that no legal move leaves.
std::optional<Illegality> completed_illegality(const Table& table, Color side) {
    return has_moved(table, side) ? std::nullopt : illegality_on_board(table, side);
}

} // namespace

std::optional<Refusal> refuse_press(const Table& table, const Press& command) {
    if (auto refusal = refuse_unless_playing(table)) return refusal;
    if (auto refusal = refuse_unannounced_press(table, command.side)) return refusal;
    if (makes_by_press(table, command.side)) return std::nullopt;
    const auto illegality = completed_illegality(table, command.side);
    if (!table.clock.exists() && !illegality) return refuse(table, RefusalReason::NoClock, laws::Rule::PressClock);
    if (table.clock.exists() && table.clock.running() != command.side)
        return refuse(table, RefusalReason::NotYourClock, laws::Rule::PressClock);
    if (illegality || has_moved(table, command.side)) return std::nullopt;
    if (waiting_pawn(table.hands.board, table.position))
        return refuse(table, RefusalReason::PromotionUnfinished, laws::Rule::Promotion);
    return refuse(table, RefusalReason::MoveFirst, laws::Rule::PressClock);
}

Decision decide_command(const Table& table, const Press& command, Instant now) {
    if (auto refusal = refuse_press(table, command)) return *refusal;
    if (makes_by_press(table, command.side)) return made_by_press(table, command.side, now);
    if (const auto illegality = completed_illegality(table, command.side)) {
        const bool is_announced = table.boards && illegal_move_shown(table).has_value();
        return std::vector<Event>{IllegalCompleted{command.side, *illegality, is_announced}};
    }
    return std::vector<Event>{Pressed{command.side}};
}

void apply(Table& table, Instant at, const Made& event) {
    waive_touch_claim(table, event.side);
    cross_out_ahead(table, event.move);
    touch_moved_men(table.hands, table.position, event.move);
    table.plies.push_back(Ply{table.position, event.move, at, table.clock.left(event.side, at),
                              std::move(table.hands.touched), table.must_play, table.received});
    table.position = table.position.after(event.move);
    table.hands = Hands(table.position);
    note_made(table, event.side, table.plies.back().before);
    ++table.occurrences[table.position.repetition_key()];
    table.must_play.reset();
    table.is_envelope_lost = false;
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    if (!was_sealed) {
        table.there[static_cast<std::size_t>(event.side)] = true;
        table.unsealing.reset();
    }
    if (!table.clock.exists()) return;
    bool& unpressed = table.unpressed[static_cast<std::size_t>(event.side)];
    if (unpressed) table.clock.complete(event.side, at);
    unpressed = true;
    table.must_press = who_must_press(table);
}

void apply(Table& table, Instant at, const Pressed& event) {
    table.unpressed[static_cast<std::size_t>(event.side)] = false;
    table.clock.press(event.side, at);
    note_displays(table, at);
    table.unsealing.reset();
    table.must_press = who_must_press(table);
}

std::optional<Event> consequence(const Table& table, Instant, const Pressed&) {
    if (stays_illegal(table)) return Ended{Result::Draw, Reason::IllegalMoves};
    return std::nullopt;
}

bool is_possible(const Table& table, const Made& event) {
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    const bool lacks_words = moves_by_words(table, event.side) && awaiting_words(table) != event.move;
    return (was_sealed || (!may_play(table, event.side) && !lacks_words)) && !table.seal_call &&
           table.position.is_legal(event.move) && !refuse_closed(table, table.hands, {event.move});
}

bool is_possible(const Table& table, const Pressed& event) { return table.must_press == event.side; }

} // namespace rules::table
