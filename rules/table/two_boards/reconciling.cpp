#include "rules/table/two_boards/reconciling.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/clock/displays_log.hpp"
#include "rules/table/clock/set_display.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/sheets/sheets.hpp"
#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using Moves = std::vector<Move>;

/// The first ply of the game that the scores tell differently; empty if they agree as far as the game has come.
std::optional<std::size_t> ply_told_differently(const Table& table) {
    const auto ply = sheet_difference(table);
    return ply && *ply < table.plies.size() ? ply : std::nullopt;
}

/// What a score says was played there; empty if nothing that can be.
std::optional<Move> move_on_line(const SheetLines& lines, std::size_t ply, const variants::Position& position) {
    if (ply >= lines.size() || !lines[ply]) return std::nullopt;
    return move_written(position, *lines[ply]);
}

/// The first ply both scores tell alike and otherwise than the game.
std::optional<std::size_t> ply_to_correct(const Table& table) {
    const auto white = sheet_difference(table, Color::White);
    return white && white == sheet_difference(table, Color::Black) ? white : std::nullopt;
}

/// The moves from that ply on, as the scores tell them and the game where they are silent; empty if that is no game.
Moves moves_by_scores(const Table& table, std::size_t from) {
    Moves moves;
    variants::Position position = table.plies[from].before;
    const SheetLines white = sheet_lines(table, Color::White);
    const SheetLines black = sheet_lines(table, Color::Black);
    for (std::size_t ply = from; ply < table.plies.size(); ++ply) {
        auto move = move_on_line(white, ply, position);
        if (!move) move = move_on_line(black, ply, position);
        if (!move) move = table.plies[ply].move;
        if (!position.is_legal(*move)) return {};
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

/// The ply from which both scores tell moves that cannot be played one after the other.
std::optional<std::size_t> ply_told_wrongly(const Table& table) {
    if (!boards_differ(table)) return std::nullopt;
    const auto ply = ply_to_correct(table);
    return ply && *ply < table.plies.size() && moves_by_scores(table, *ply).empty() ? ply : std::nullopt;
}

/// Whether these are the moves of the game from that ply on: what both have written there is no move that can be.
bool tell_the_game(const Table& table, std::size_t from, const Moves& moves) {
    for (std::size_t place = 0; place < moves.size(); ++place)
        if (table.plies[from + place].move != moves[place]) return false;
    return true;
}

/// What the controller does next; empty once nothing more can be done without going back.
std::optional<Event> next_repair(const Table& table) {
    if (!boards_differ(table)) return Restarted{};
    if (ply_in_doubt(table)) return std::nullopt;
    if (const auto ply = ply_to_correct(table))
        if (Moves moves = moves_by_scores(table, *ply); !moves.empty() && !tell_the_game(table, *ply, moves))
            return GameCorrected{*ply, std::move(moves)};
    for (const Color side : board::both_colors)
        if (is_astray(table, side)) return BoardFixed{side};
    return std::nullopt;
}

/// A question of another kind is open, and is answered first.
bool has_other_question(const Table& table) {
    return table.stoppage && !is_reconciling(table) && !std::holds_alternative<ArbitersStop>(table.stoppage->cause) &&
           !std::holds_alternative<PlayersStop>(table.stoppage->cause);
}

std::optional<Refusal> refuse_comparing(const Table& table) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    if (!table.boards) return refuse(table, RefusalReason::OneBoard, laws::Rule::TwoBoards);
    if (has_other_question(table)) return refuse(table, RefusalReason::RuleFirst, laws::Rule::QuickplayFinish);
    return std::nullopt;
}

std::optional<Refusal> refuse_retracing(const Table& table) {
    if (auto refusal = refuse_comparing(table)) return refusal;
    if (!boards_differ(table)) return refuse(table, RefusalReason::BoardsAgree, laws::Rule::ScoresDiffer);
    if (!ply_in_doubt(table)) return refuse(table, RefusalReason::ScoresAgree, laws::Rule::BoardsDiffer);
    return std::nullopt;
}

FlagThen flag_then(const Table& table, const Retraced& event, Color side) {
    return event.flags_stay ? flag_shown(table, event.plies, side) : FlagThen::Rises;
}

Retraced retrace(const Table& table, std::size_t plies) {
    const Displays* shown = displays_at(table, plies);
    if (shown == nullptr) return {plies, std::nullopt, std::nullopt};
    return {plies, shown->white_left, shown->black_left, shown->has_fallen[0] || shown->has_fallen[1]};
}

} // namespace

std::optional<std::size_t> ply_in_doubt(const Table& table) {
    const auto differently = ply_told_differently(table);
    return differently ? differently : ply_told_wrongly(table);
}

bool tell_no_game(const Table& table) { return !ply_told_differently(table) && ply_told_wrongly(table); }

Decision decide_command(const Table& table, const Compare&, Instant) {
    if (auto refusal = refuse_comparing(table)) return *refusal;
    return std::vector<Event>{Compared{}};
}

Decision decide_command(const Table& table, const Retrace&, Instant) {
    if (auto refusal = refuse_retracing(table)) return *refusal;
    const Retraced retraced = retrace(table, *ply_in_doubt(table));
    if (is_reconciling(table)) return std::vector<Event>{retraced};
    return std::vector<Event>{Compared{}, retraced};
}

void apply(Table& table, Instant at, const Compared&) { stop_play(table, at, Reconciling{}); }

void apply(Table& table, Instant, const GameCorrected& event) {
    variants::Position position = table.plies[event.ply].before;
    for (std::size_t place = 0; place < event.moves.size(); ++place) {
        Ply& ply = table.plies[event.ply + place];
        ply.before = position;
        ply.move = event.moves[place];
        ply.touched.clear();
        ply.must_play.reset();
        position = position.after(ply.move);
    }
    table.position = position;
    table.hands = Hands(position);
    table.must_play.reset();
    count_positions(table);
}

void apply(Table& table, Instant, const BoardFixed& event) {
    table.boards->of(event.side) = expected_board(table, event.side);
}

/// The clocks show what the log has, and the clock of whoever has the move runs; illegal moves found stay counted.
void apply(Table& table, Instant at, const Retraced& event) {
    go_back(table, at, event.plies, table.plies[event.plies].before.turn());
    table.hands = Hands(table.position);
    set_both_boards(table, table.position.setup().placement);
    forget_displays_after(table, event.plies);
    table.unpressed = {};
    if (event.white_left)
        set_display(table, Color::White, *event.white_left, at, flag_then(table, event, Color::White));
    if (event.black_left)
        set_display(table, Color::Black, *event.black_left, at, flag_then(table, event, Color::Black));
    table.stoppage.reset();
    table.phase = Phase::Playing;
    table.clock.start(table.position.turn(), at);
    table.must_press.reset();
}

std::optional<Event> consequence(const Table& table, Instant, const Compared&) { return next_repair(table); }
std::optional<Event> consequence(const Table& table, Instant, const GameCorrected&) { return next_repair(table); }
std::optional<Event> consequence(const Table& table, Instant, const BoardFixed&) { return next_repair(table); }
std::optional<Event> consequence(const Table&, Instant, const Retraced&) { return std::nullopt; }
bool is_possible(const Table& table, const Compared&) { return !refuse_comparing(table); }

bool is_possible(const Table& table, const GameCorrected& event) {
    return is_reconciling(table) && !ply_in_doubt(table) && ply_to_correct(table) == event.ply &&
           moves_by_scores(table, event.ply) == event.moves;
}

bool is_possible(const Table& table, const BoardFixed& event) {
    return is_reconciling(table) && is_astray(table, event.side);
}

bool is_possible(const Table& table, const Retraced& event) {
    // Earlier versions compared a score kept by hand with the game, not with what was announced.
    const bool was_in_doubt = std::ranges::any_of(board::both_colors, [&](Color side) {
        return sheet_of(table, side).by_hand && sheet_difference(table, side) == event.plies;
    });
    const bool is_in_doubt = !refuse_retracing(table) && ply_in_doubt(table) == event.plies;
    return is_reconciling(table) && !refuse_comparing(table) && (is_in_doubt || was_in_doubt) &&
           event.plies < table.plies.size() && event.white_left.has_value() == table.clock.exists() &&
           event.black_left.has_value() == table.clock.exists();
}

} // namespace rules::table
