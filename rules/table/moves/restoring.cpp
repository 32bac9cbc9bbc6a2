#include "rules/table/moves/restoring.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/clock/displays_log.hpp"
#include "rules/table/clock/set_display.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/touch_move.hpp"
#include "rules/table/moves/last_turn.hpp"
#include "rules/table/moves/partners.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/two_boards/own_boards.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Role;

/// The illegal move of the side after so many plies; none if what is put back was a legal move.
std::vector<IllegalMove>::const_iterator illegal_move_at(const Table& table, std::size_t plies, Color side) {
    return std::find_if(table.illegal_moves.begin(), table.illegal_moves.end(),
                        [&](const IllegalMove& move) { return move.plies == plies && move.before.turn() == side; });
}

/// What is left of the illegal moves when the game goes back so far.
std::size_t illegal_moves_left(const Table& table, std::size_t plies, Color side) {
    const auto& all = table.illegal_moves;
    auto end = illegal_move_at(table, plies, side);
    if (end == all.end())
        end = std::find_if(all.begin(), all.end(), [&](const IllegalMove& move) { return move.plies > plies; });
    return static_cast<std::size_t>(end - all.begin());
}

/// How many moves the side has made since, legal or not, when the game goes back so far.
int moves_undone(const Table& table, std::size_t plies, std::size_t illegal_moves, Color side) {
    int moves = 0;
    for (std::size_t place = plies; place < table.plies.size(); ++place)
        moves += table.plies[place].before.turn() == side ? 1 : 0;
    for (std::size_t place = illegal_moves; place < table.illegal_moves.size(); ++place)
        moves += table.illegal_moves[place].before.turn() == side ? 1 : 0;
    return moves;
}

/// The side's last move is not pressed yet, so that the clock does not count it.
bool is_unpressed(const Table& table, Color side) { return table.unpressed[static_cast<std::size_t>(side)]; }

/// The clock with its counters gone back: what completing a move has credited is taken back with it.
ChessClock clock_gone_back(const Table& table, Instant at, std::size_t plies, Color mover) {
    ChessClock clock = table.clock;
    if (!clock.exists()) return clock;
    const std::size_t illegal_moves = illegal_moves_left(table, plies, mover);
    for (const Color side : board::both_colors) {
        const int undone = moves_undone(table, plies, illegal_moves, side);
        const int counted = undone - (undone > 0 && is_unpressed(table, side) ? 1 : 0);
        for (int moves = 0; moves < counted && clock.completed(side) > 0; ++moves) clock.take_back(side, at);
    }
    return clock;
}

/// The pawn that stays where it was let go, a queen now (7.5.2 of 2023).
void make_queen(Hands& hands, const IllegalMove& move) {
    const auto square = waiting_pawn(move.left, move.before);
    if (square) hands.done.push_back({*square, move.left[*square]});
    hands.promotion = Role::Queen;
}

Hands hands_for(const Table& table, const IllegalMove& move) {
    Hands hands(move.before);
    hands.touched = move.touched;
    if (move.kind == Illegality::UnpromotedPawn && table.laws.irregularities.unpromoted == laws::UnpromotedPawn::Queen)
        make_queen(hands, move);
    return hands;
}

Hands hands_for(const Ply& ply) {
    Hands hands(ply.before);
    hands.touched = ply.touched;
    return hands;
}

/// What the side has touched for the move that goes back; empty if it is bound to nothing.
std::optional<Hands> hands_bound(const Table& table, const Restored& event) {
    switch (event.why) {
    case Restoration::LostPosition:
    case Restoration::Takeback: return std::nullopt;
    case Restoration::IllegalMove:
    case Restoration::TouchMove: break;
    }
    const auto found = illegal_move_at(table, event.plies, event.side);
    Hands hands = found != table.illegal_moves.end() ? hands_for(table, *found) : hands_for(table.plies[event.plies]);
    hands.is_ruled = true;
    return hands;
}

Obligation obligation_of(const Ply& ply) {
    const auto legal = ply.before.legal_moves();
    return oblige(ply.before, ply.touched, {legal.begin(), legal.end()});
}

} // namespace

std::optional<Color> on_move_after(const Table& table, std::size_t plies) {
    const auto illegal = std::find_if(table.illegal_moves.begin(), table.illegal_moves.end(),
                                      [plies](const IllegalMove& move) { return move.plies == plies; });
    if (illegal != table.illegal_moves.end()) return illegal->before.turn();
    return plies < table.plies.size() ? std::optional(table.plies[plies].before.turn()) : std::nullopt;
}

Restored restore(const Table& table, Instant at, Color side, Restoration why, std::size_t plies, Duration bonus) {
    if (!table.clock.exists()) return Restored{side, why, plies, std::nullopt, std::nullopt, false};
    const ChessClock clock = clock_gone_back(table, at, plies, side);
    const auto left = [&](Color color) { return *clock.left(color, at) + (color == side ? Duration::zero() : bonus); };
    return Restored{side, why, plies, left(Color::White), left(Color::Black), table.flag.has_value()};
}

void go_back(Table& table, Instant at, std::size_t plies, Color mover) {
    uncount_position(table, table.position);
    const auto found = illegal_move_at(table, plies, mover);
    const auto return_to = [&table](const auto& move) {
        table.must_play = move.must_play;
        table.position = with_later_pieces(table, move.before, move.received);
    };
    table.clock = clock_gone_back(table, at, plies, mover);
    const std::size_t illegal_moves = illegal_moves_left(table, plies, mover);
    if (found == table.illegal_moves.end())
        return_to(table.plies[plies]);
    else
        return_to(*found);
    for (const Color side : board::both_colors)
        if (moves_undone(table, plies, illegal_moves, side) > 0)
            table.unpressed[static_cast<std::size_t>(side)] = false;
    const auto keep = [&table](auto& list, std::size_t count) {
        for (std::size_t place = count; place < list.size(); ++place) uncount_position(table, list[place].before);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(count), list.end());
    };
    keep(table.plies, plies);
    keep(table.illegal_moves, illegal_moves);
    for (Sheet& sheet : table.sheets) sheet.cut(plies);
    if (table.seal_call) table.seal_call->shown.reset();
    table.touch_claim.reset();
    table.unsealing.reset();
    ++table.occurrences[table.position.repetition_key()];
}

namespace {

FlagThen flag_then(const Table& table, const Restored& event, Color side) {
    if (!event.flags_stay) return FlagThen::Rises;
    return event.why == Restoration::Takeback ? flag_shown(table, event.plies, side) : FlagThen::Stays;
}

} // namespace

/// The arbiter holds the player to the pieces touched (7.4a), if it is the position just before. Times are as the
/// event says; the counters go back with the moves, and the clock of whoever has yet to press, or else of who has the
/// move, runs.
void apply(Table& table, Instant at, const Restored& event) {
    std::optional<Hands> bound = hands_bound(table, event);
    go_back(table, at, event.plies, event.side);
    table.hands = bound ? *std::move(bound) : Hands(table.position);
    if (event.why == Restoration::Takeback) table.offer.reset();
    set_both_boards(table, table.position.setup().placement);
    if (event.white_left)
        set_display(table, Color::White, *event.white_left, at, flag_then(table, event, Color::White));
    if (event.black_left)
        set_display(table, Color::Black, *event.black_left, at, flag_then(table, event, Color::Black));
    if (event.why == Restoration::Takeback) forget_displays_after(table, event.plies);
    note_displays(table, at);
    const Color runs = is_unpressed(table, !event.side) ? !event.side : event.side;
    if (!table.stoppage)
        table.clock.start(runs, at);
    else if (table.clock.exists())
        table.stoppage->runs = runs;
    table.must_press = who_must_press(table);
}

/// The clocks show again what they did before the turn, so that to take it back costs nobody time.
Decision decide_command(const Table& table, const TakeTurnBack& command, Instant) {
    const auto found = plies_before_last_turn(table, command.side);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const auto plies = std::get<std::size_t>(found);
    Restored restored{command.side, Restoration::Takeback, plies, std::nullopt, std::nullopt};
    if (const Displays* shown = displays_at(table, plies)) {
        restored.white_left = shown->white_left;
        restored.black_left = shown->black_left;
        restored.flags_stay = shown->has_fallen[0] || shown->has_fallen[1];
    }
    return std::vector<Event>{restored};
}

std::optional<laws::Rule> rule_of_touches(const Ply& ply) { return obligation_of(ply).rule; }

/// A move that had been announced was not to be chosen.
std::optional<Event> after_touch_found(const Table& table, Instant at, Color by) {
    if (by != table.position.turn()) return std::nullopt;
    const Ply& last = table.plies.back();
    if (last.must_play) return std::nullopt;
    const auto open = obligation_of(last).open;
    if (std::find(open.begin(), open.end(), last.move) != open.end()) return std::nullopt;
    return restore(table, at, !by, Restoration::TouchMove, table.plies.size() - 1, Duration::zero());
}

bool is_possible(const Table& table, const Restored& event) {
    if (refuse_unless_at_board(table) || event.white_left.has_value() != table.clock.exists() ||
        event.black_left.has_value() != table.clock.exists())
        return false;
    if (event.why == Restoration::Takeback) {
        const auto found = plies_before_last_turn(table, event.side);
        const auto* plies = std::get_if<std::size_t>(&found);
        return plies != nullptr && *plies == event.plies;
    }
    const bool is_found = table.illegal_moves_found[static_cast<std::size_t>(event.side)] > 0;
    if (event.why == Restoration::IllegalMove && !is_found) return false;
    if (illegal_move_at(table, event.plies, event.side) != table.illegal_moves.end()) return true;
    return event.plies < table.plies.size() && table.plies[event.plies].before.turn() == event.side;
}

} // namespace rules::table
