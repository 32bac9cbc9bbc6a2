#include "rules/table/moves/playing.hpp"

#include "rules/table/claims/offers.hpp"
#include "rules/table/clock/displays_log.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/moves/compulsory_captures.hpp"
#include "rules/table/moves/hand_actions.hpp"
#include "rules/table/moves/illegality.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/moves/taking_back.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/sheets/sheets.hpp"
#include "rules/table/two_boards/announcing.hpp"
#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using board::Square;

/// The squares between which the move takes place.
std::vector<Square> squares_of(const variants::Position& position, Move move) {
    std::vector<Square> squares;
    if (!move.from()) squares.push_back(move.to());
    for (const Way way : ways_of(position, move)) squares.insert(squares.end(), {way.from, way.to});
    if (const auto captured = position.is_legal(move) ? position.captured(move) : std::nullopt)
        squares.push_back(captured->square);
    return squares;
}

void append(std::vector<Event>& events, const std::vector<HandAction>& actions) {
    for (const HandAction& action : actions)
        std::visit([&events](const auto& done) { events.emplace_back(done); }, action);
}

/// The legal move stands on the board of who has still to announce it.
Decision brought_about(const Table& table, const Play& command) {
    std::vector<Event> events;
    if (auto declined = declined_by(table, command.side, Decline::ByTouching)) events.push_back(*declined);
    const std::vector<HandAction> hands = hands_making(table, command.side, command.move);
    if (hands.empty()) return refuse(table, RefusalReason::NotAnnounced, laws::Rule::MadeBlind);
    if (!can_be_done(table, hands)) return refuse(table, RefusalReason::PieceReleased, laws::Rule::MoveMade);
    append(events, hands);
    return events;
}

} // namespace

Decision decide_command(const Table& table, const Play& command, Instant now) {
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
        if (!can_be_done(table, by_hand)) return *refusal;
        append(events, by_hand);
        return events;
    }
    if (auto refusal = refuse_closed(table, table.hands, {command.move})) return *refusal;
    if (!table.seal_call && moves_by_words(table, command.side)) return brought_about(table, command);
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
    if (auto refusal = refuse_press_before_receiving(table, command.side)) return refusal;
    if (auto refusal = refuse_unannounced_press(table, command.side)) return refusal;
    if (makes_by_press(table, command.side)) return std::nullopt;
    if (table.position.turn() == command.side && table.hands.is_put_back)
        return refuse(table, RefusalReason::MustCapture, laws::Rule::Matranj);
    const auto illegality = completed_illegality(table, command.side);
    if (!table.clock.exists() && !illegality) return refuse(table, RefusalReason::NoClock, laws::Rule::PressClock);
    if (table.clock.exists() && table.clock.running() != command.side)
        return refuse(table, RefusalReason::NotYourClock, laws::Rule::PressClock);
    if (illegality || has_moved(table, command.side)) return std::nullopt;
    if (waiting_pawn(table.hands.board, table.position))
        return refuse(table, RefusalReason::PromotionUnfinished, laws::Rule::Promotion);
    return refuse(table, RefusalReason::MoveFirst, laws::Rule::PressClock);
}

Decision decide_command(const Table& table, const Press& command, Instant) {
    if (auto refusal = refuse_press(table, command)) return *refusal;
    if (makes_by_press(table, command.side)) return made_by_press(table, command.side);
    if (const auto illegality = completed_illegality(table, command.side)) {
        const bool is_announced = table.boards && illegal_move_shown(table).has_value();
        return std::vector<Event>{IllegalCompleted{command.side, *illegality, is_announced}};
    }
    return std::vector<Event>{Pressed{command.side}};
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

bool is_possible(const Table& table, const Pressed& event) { return table.must_press == event.side; }

} // namespace rules::table
