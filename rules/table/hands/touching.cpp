#include "rules/table/hands/touching.hpp"

#include "rules/table/claims/offers.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/hands/touch_move.hpp"
#include "rules/table/hands/touched.hpp"
#include "rules/table/moves/compulsory_captures.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/moves/taking_back.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/sheets/sheets.hpp"
#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using board::Piece;
using board::Role;
using board::Square;
using Moves = std::vector<Move>;

Moves legal_moves(const variants::Position& position, auto are_meant) {
    Moves moves;
    for (const Move move : position.legal_moves())
        if (are_meant(move)) moves.push_back(move);
    return moves;
}

/// The legal moves in which the piece is on the way to where it has been placed.
Moves moves_placing(const Table& table, const Hands& placed) {
    return legal_moves(table.position, [&](Move move) { return is_on_the_way(placed, table.position, move); });
}

/// The legal moves that take this piece off the board: its capture, or its exchange if it is a pawn of one's own.
Moves moves_taking_off(const Table& table, const Hands& taken, Piece piece, Square square) {
    const auto takes_off = [&](Move move) {
        if (piece.color == table.position.turn())
            return move.promoted().has_value() && (move.from() == square || move.to() == square);
        const auto captured = table.position.captured(move);
        return captured && captured->square == square;
    };
    return legal_moves(table.position,
                       [&](Move move) { return takes_off(move) && is_on_the_way(taken, table.position, move); });
}

bool is_held(const Hands& hands, Piece piece) {
    return std::find(hands.held.begin(), hands.held.end(), piece) != hands.held.end();
}

/// What is wrong with the move the piece would make by going there: only the check to its own king, or more.
Refusal refuse_destination(const Table& table, const Hands& hands, Piece piece, Square to) {
    if (!is_held(hands, piece))
        if (const auto refusal = refuse_illegal(table, Move::drop(piece.role, to))) return *refusal;
    Refusal refusal = refuse(table, RefusalReason::IllegalMove, laws::Rule::LegalMoves);
    for (const Square from : board::Bitboard::all()) {
        if (from == to || table.position.at(from) != piece || hands.board[from]) continue;
        for (const Move move :
             {Move::normal(from, to), Move::en_passant(from, to), Move::promotion(from, to, piece.role)}) {
            const auto told = refuse_illegal(table, move);
            if (told && tells_more(*told, refusal)) refusal = *told;
        }
    }
    return refusal;
}

/// A piece for a pawn, or a piece that is dropped. In matranj a pawn may become a king (MAT-04).
bool may_come_from_beside(const Table& table, Piece piece) {
    if (piece.color != table.position.turn()) return false;
    if (table.position.in_hand(piece) > 0) return true;
    return piece.role != Role::Pawn && (piece.role != Role::King || !table.position.king(piece.color));
}

std::optional<Refusal> refuse_placing(const Table& table, const Hands& hands, Piece piece, Square square) {
    if (auto refusal = refuse_where_boards_differ(table, table.position.turn(), {square})) return refusal;
    if (!is_held(hands, piece) && !may_come_from_beside(table, piece))
        return refuse(table, RefusalReason::NothingInHand, laws::Rule::MoveMade);
    if (hands.board[square]) return refuse(table, RefusalReason::SquareOccupied, laws::Rule::MoveMade);
    const bool returns =
        is_held(hands, piece) && (table.position.at(square) == piece || is_adjusted_from(hands, piece, square));
    if (returns) return std::nullopt;
    if (!hands.adjusted.empty()) return refuse(table, RefusalReason::OnlyAdjusting, laws::Rule::Adjusting);
    Hands placed = hands;
    place(placed, piece, square);
    Moves moves = moves_placing(table, placed);
    if (is_held(hands, piece)) std::erase_if(moves, [](Move move) { return move.dropped().has_value(); });
    if (!moves.empty()) return refuse_closed(table, placed, std::move(moves));
    if (missed_capture_on(placed, table.position)) return std::nullopt;
    if (refuses_illegal_moves(table)) return refuse_destination(table, hands, piece, square);
    return std::nullopt;
}

/// Pieces are being put right. A player with a piece in hand may say so and go on with the move all the same.
bool is_adjusting(const Hands& hands) { return hands.adjusting && (!hands.adjusted.empty() || hands.held.empty()); }

std::optional<Refusal> refuse_taking_off(const Table& table, const Hands& hands, Square square) {
    if (auto refusal = refuse_where_boards_differ(table, table.position.turn(), {square})) return refusal;
    const bool is_there = hands.board[square].has_value();
    if (!is_there && !is_held_from(hands, table.position, square))
        return refuse(table, RefusalReason::NothingThere, laws::Rule::MoveMade);
    if (is_adjusting(hands)) return refuse(table, RefusalReason::OnlyAdjusting, laws::Rule::Adjusting);
    const Piece piece = is_there ? *hands.board[square] : *table.position.at(square);
    Hands taken = hands;
    take_off(taken, table.position, square);
    Moves moves = moves_taking_off(table, taken, piece, square);
    if (!moves.empty()) return refuse_closed(table, taken, std::move(moves));
    if (!refuses_illegal_moves(table)) return std::nullopt;
    // What the player has lifted is in their hand already.
    const bool is_in_hand = !is_there && piece.color == table.position.turn();
    if (is_in_hand) return refuse(table, RefusalReason::NothingThere, laws::Rule::MoveMade);
    return refuse(table, RefusalReason::IllegalMove, laws::Rule::LegalMoves);
}

/// The piece on the square has just been let go there, and the clock is not pressed.
bool is_just_released(const Table& table, Color side, Square square) {
    return table.unpressed[static_cast<std::size_t>(side)] && last_moved(table, side) &&
           table.plies.back().move.to() == square;
}

std::optional<Refusal> refuse_lifting(const Table& table, const Hands& hands, Color side, Square square) {
    if (table.phase == Phase::Playing && is_just_released(table, side, square))
        return refuse(table, RefusalReason::PieceReleased, laws::Rule::MoveMade);
    if (auto refusal = may_play(table, side)) return refusal;
    if (auto refusal = refuse_where_boards_differ(table, side, {square})) return refusal;
    if (!hands.board[square]) return refuse(table, RefusalReason::NothingThere, laws::Rule::TouchedOwnPiece);
    return std::nullopt;
}

std::optional<Refusal> refuse_adjusting(const Table& table, Color side) {
    if (auto refusal = refuse_unless_playing(table)) return refusal;
    if (table.position.turn() != side) return refuse(table, RefusalReason::NotYourMove, laws::Rule::Adjusting);
    if (auto refusal = may_play(table, side)) return refusal;
    return std::nullopt;
}

Moves promotions(const Table& table, Square square, Role role) {
    return legal_moves(table.position, [&](Move move) { return move.to() == square && move.promoted() == role; });
}

std::optional<Refusal> refuse_touching_down(const Table& table, Color side, Square square, Role role) {
    if (auto refusal = may_play(table, side)) return refusal;
    Moves moves = promotions(table, square, role);
    if (moves.empty()) return refuse(table, RefusalReason::IllegalMove, laws::Rule::LegalMoves);
    return refuse_closed(table, table.hands, std::move(moves));
}

/// Whether the report is about the move that was just made, because the reporter is on move.
bool is_of_last_move(const Table& table, std::optional<Color> by) { return by == table.position.turn(); }

std::optional<Refusal> refuse_report(const Table& table, std::optional<Color> by, Square square) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    if (touch_rule(table) == laws::TouchRule::Off)
        return refuse(table, RefusalReason::NoTouchMove, rule_without_touch_move(table));
    const bool is_of_last = is_of_last_move(table, by);
    if (is_of_last && !last_moved(table, !*by))
        return refuse(table, RefusalReason::NothingToReport, laws::Rule::TouchedOwnPiece);
    if (is_of_last && !table.hands.touched.empty())
        return refuse(table, RefusalReason::ComplaintWaived, laws::Rule::Waiver);
    const variants::Position& position = is_of_last ? table.plies.back().before : table.position;
    if (!position.at(square)) return refuse(table, RefusalReason::NothingThere, laws::Rule::TouchedOwnPiece);
    return std::nullopt;
}

std::optional<Refusal> refuse_new_report(const Table& table, std::optional<Color> by, Square square) {
    if (auto refusal = refuse_report(table, by, square)) return refusal;
    if (table.touch_claim) return refuse(table, RefusalReason::RuleFirst, laws::Rule::TouchedOwnPiece);
    return std::nullopt;
}

/// The table itself has seen the touch.
bool is_seen(const Table& table, Color by, Square square) {
    const auto& touched = is_of_last_move(table, by) ? table.plies.back().touched : table.hands.touched;
    return std::find(touched.begin(), touched.end(), square) != touched.end();
}

/// From now on the arbiter sees to touch-move; if that was not so before, everything is put back first.
void count_touch(Table& table, std::optional<Color> by, Square square) {
    if (is_of_last_move(table, by)) {
        auto& touched = table.plies.back().touched;
        if (std::find(touched.begin(), touched.end(), square) == touched.end()) touched.insert(touched.begin(), square);
        return;
    }
    if (!sees_to_touch_move(table)) put_pieces_back(table);
    touch(table.hands, square);
    table.hands.is_ruled = true;
}

/// The king or the rook, where both are held for castling, the king taken up before the rook (4.4), and one of them
/// goes there.
std::optional<Piece> piece_castling_to(const Table& table, Square square) {
    const Hands& hands = table.hands;
    const Color side = table.position.turn();
    for (const auto on : board::both_castling_sides) {
        const auto castling = table.position.castling(side, on);
        if (!castling || !is_held_from(hands, table.position, castling->king_from) ||
            !is_held_from(hands, table.position, castling->rook_from))
            continue;
        const auto king = std::find(hands.touched.begin(), hands.touched.end(), castling->king_from);
        if (std::find(king, hands.touched.end(), castling->rook_from) == hands.touched.end()) continue;
        if (square == castling->king_to) return Piece{side, Role::King};
        if (square == castling->rook_to) return Piece{side, Role::Rook};
    }
    return std::nullopt;
}

/// Of the pieces in the hand the one that is meant to go there: king or rook as in castling, an own one that makes a
/// move so, or the one that comes from there, or the one taken up last.
std::optional<Piece> piece_for(const Table& table, Square square) {
    const Hands& hands = table.hands;
    if (const auto piece = piece_castling_to(table, square)) return piece;
    for (const Piece piece : hands.held) {
        if (piece.color != table.position.turn() || table.position.at(square) == piece) continue;
        Hands placed = hands;
        place(placed, piece, square);
        if (!refuse_placing(table, hands, piece, square) && !moves_placing(table, placed).empty()) return piece;
    }
    if (is_held_from(hands, table.position, square)) return table.position.at(square);
    for (const Hands::Adjusted& adjusted : hands.adjusted)
        if (adjusted.square == square) return adjusted.piece;
    if (hands.held.empty()) return std::nullopt;
    return hands.held.back();
}

/// The piece for a pawn has touched the square: in most editions that settles it (4.4d).
void choose(const Table& table, Hands& hands, Role role) {
    switch (table.laws.touch.promotion_final) {
    case laws::PromotionFinal::OnSquareContact: hands.promotion = role; return;
    case laws::PromotionFinal::OnRelease: return;
    }
}

std::optional<Event> made_on_board(const Table& table) {
    if (const auto missed = missed_capture_on(table.hands, table.position))
        return CaptureMissed{table.position.turn(), *missed};
    if (!table.seal_call && moves_by_words(table, table.position.turn())) return std::nullopt;
    const auto move = move_shown(table);
    if (!move) return std::nullopt;
    if (!table.seal_call) return Made{table.position.turn(), *move};
    if (table.seal_call->shown) return std::nullopt;
    return MoveShown{table.position.turn(), *move};
}

} // namespace

bool can_follow(const Table& table, const Hands& hands, const Lifted& event) {
    return !refuse_lifting(table, hands, event.side, event.square);
}

bool can_follow(const Table& table, const Hands& hands, const Placed& event) {
    return !may_play(table, event.side) && !refuse_placing(table, hands, event.piece, event.square);
}

bool can_follow(const Table& table, const Hands& hands, const TakenOff& event) {
    return !may_play(table, event.side) && !refuse_taking_off(table, hands, event.square);
}

void do_by_hand(const Table& table, Hands& hands, const Lifted& event) { lift(hands, table.position, event.square); }

void do_by_hand(const Table& table, Hands& hands, const Placed& event) {
    const bool is_new = !is_held(hands, event.piece);
    place(hands, event.piece, event.square);
    if (is_new) choose(table, hands, event.piece.role);
    if (table.position.at(event.square) != event.piece && !moves_placing(table, hands).empty())
        hands.done.push_back({event.square, event.piece});
}

void do_by_hand(const Table& table, Hands& hands, const TakenOff& event) {
    const auto there = hands.board[event.square];
    const Piece piece = there ? *there : *table.position.at(event.square);
    hands.adjusting = false;
    take_off(hands, table.position, event.square);
    if (table.position.at(event.square) == piece && !moves_taking_off(table, hands, piece, event.square).empty())
        hands.done.push_back({event.square, std::nullopt});
}

Decision decide_command(const Table& table, const Adjust& command, Instant) {
    if (auto refusal = refuse_adjusting(table, command.side)) return *refusal;
    return std::vector<Event>{Adjusting{command.side, !table.hands.held.empty()}};
}

Decision decide_command(const Table& table, const Lift& command, Instant) {
    if (auto refusal = refuse_lifting(table, table.hands, command.side, command.square)) return *refusal;
    std::vector<Event> events;
    if (!table.hands.adjusting)
        if (auto declined = declined_by(table, command.side, Decline::ByTouching)) events.push_back(*declined);
    events.emplace_back(Lifted{command.side, command.square});
    return events;
}

Decision decide_command(const Table& table, const Place& command, Instant now) {
    if (auto refusal = may_play(table, command.side)) return *refusal;
    if (auto refusal = refuse_unless_recorded(table, command.side, now)) return *refusal;
    const auto piece = command.role ? Piece{command.side, *command.role} : piece_for(table, command.square);
    if (!piece) return refuse(table, RefusalReason::NothingInHand, laws::Rule::MoveMade);
    if (auto refusal = refuse_placing(table, table.hands, *piece, command.square)) return *refusal;
    return std::vector<Event>{Placed{command.side, *piece, command.square}};
}

Decision decide_command(const Table& table, const TakeOff& command, Instant now) {
    if (auto refusal = may_play(table, command.side)) return *refusal;
    if (auto refusal = refuse_unless_recorded(table, command.side, now)) return *refusal;
    if (auto refusal = refuse_taking_off(table, table.hands, command.square)) return *refusal;
    std::vector<Event> events;
    if (auto declined = declined_by(table, command.side, Decline::ByTouching)) events.push_back(*declined);
    events.emplace_back(TakenOff{command.side, command.square});
    return events;
}

Decision decide_command(const Table& table, const TouchDown& command, Instant) {
    if (auto refusal = refuse_touching_down(table, command.side, command.square, command.role)) return *refusal;
    return std::vector<Event>{TouchedDown{command.side, command.role, command.square}};
}

Decision decide_command(const Table& table, const ReportTouch& command, Instant) {
    if (command.by)
        if (auto refusal = refuse_while_away(table, *command.by)) return *refusal;
    if (auto refusal = refuse_new_report(table, command.by, command.square)) return *refusal;
    if (!command.by)
        if (auto refusal = refuse_without_arbiter(table, laws::Rule::TouchRuling)) return *refusal;
    const bool needs_ruling = command.by && table.settings.arbiter_present;
    if (needs_ruling && !is_seen(table, *command.by, command.square))
        return std::vector<Event>{TouchClaimed{*command.by, command.square}};
    return std::vector<Event>{TouchReported{command.by, command.square}};
}

std::optional<Decision> rule_on_touch(const Table& table, bool counts) {
    if (!table.touch_claim) return std::nullopt;
    const auto [by, square] = *table.touch_claim;
    if (counts)
        if (auto refusal = refuse_report(table, by, square)) return *refusal;
    return std::vector<Event>{TouchRuled{by, square, counts}};
}

void apply(Table& table, Instant, const Adjusting& event) {
    note_presence(table, event.side);
    table.hands.adjusting = true;
    table.hands.adjusts_while_holding = event.while_holding;
}

void apply(Table& table, Instant, const Lifted& event) {
    note_presence(table, event.side);
    waive_touch_claim(table, event.side);
    do_by_hand(table, table.hands, event);
}

void apply(Table& table, Instant, const Placed& event) { do_by_hand(table, table.hands, event); }

void apply(Table& table, Instant, const TakenOff& event) {
    waive_touch_claim(table, event.side);
    do_by_hand(table, table.hands, event);
}

void apply(Table& table, Instant, const TouchedDown& event) { choose(table, table.hands, event.role); }
void apply(Table& table, Instant, const TouchReported& event) { count_touch(table, event.by, event.square); }

void apply(Table& table, Instant, const TouchClaimed& event) {
    note_presence(table, event.by);
    table.touch_claim = TouchClaim{event.by, event.square};
}

void apply(Table& table, Instant, const TouchRuled& event) {
    table.touch_claim.reset();
    if (event.counts) count_touch(table, event.by, event.square);
}

std::optional<Event> consequence(const Table&, Instant, const Adjusting&) { return std::nullopt; }
std::optional<Event> consequence(const Table& table, Instant, const Lifted&) { return made_on_board(table); }
std::optional<Event> consequence(const Table& table, Instant, const Placed&) { return made_on_board(table); }
std::optional<Event> consequence(const Table& table, Instant, const TakenOff&) { return made_on_board(table); }
std::optional<Event> consequence(const Table&, Instant, const TouchedDown&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const TouchClaimed&) { return std::nullopt; }

std::optional<Event> consequence(const Table& table, Instant at, const TouchReported& event) {
    return event.by ? after_touch_found(table, at, *event.by) : std::nullopt;
}

std::optional<Event> consequence(const Table& table, Instant at, const TouchRuled& event) {
    return event.counts ? after_touch_found(table, at, event.by) : std::nullopt;
}

bool is_possible(const Table& table, const Adjusting& event) { return !refuse_adjusting(table, event.side); }
bool is_possible(const Table& table, const Lifted& event) { return can_follow(table, table.hands, event); }
bool is_possible(const Table& table, const Placed& event) { return can_follow(table, table.hands, event); }
bool is_possible(const Table& table, const TakenOff& event) { return can_follow(table, table.hands, event); }

bool is_possible(const Table& table, const TouchedDown& event) {
    return !refuse_touching_down(table, event.side, event.square, event.role);
}

bool is_possible(const Table& table, const TouchReported& event) {
    return !refuse_report(table, event.by, event.square);
}

bool is_possible(const Table& table, const TouchClaimed& event) {
    return !refuse_new_report(table, event.by, event.square);
}

bool is_possible(const Table& table, const TouchRuled& event) {
    const bool is_claimed = table.touch_claim == TouchClaim{event.by, event.square};
    return is_claimed && (!event.counts || !refuse_report(table, event.by, event.square));
}

} // namespace rules::table
