#include "rules/table/two_boards/announcing.hpp"

#include "rules/table/clock/flags.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/moves/illegality.hpp"
#include "rules/table/moves/making.hpp"
#include "rules/table/officials/called_to_seal.hpp"
#include "rules/table/officials/presence.hpp"
#include "rules/table/two_boards/procedure.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;

/// A move stands on the board that has still to be announced: a blind player's, or one that is not legal.
std::optional<Move> move_on_board(const Table& table) {
    if (const auto move = awaiting_words(table)) return move;
    return illegal_move_shown(table);
}

/// The move to be announced, or announced again: the one on the board, or the last one made.
std::optional<Move> move_to_announce(const Table& table) {
    if (const auto move = move_on_board(table)) return move;
    if (!table.boards->receiver) return std::nullopt;
    return move_on_its_way(table).move;
}

Color who_announces(const Table& table) {
    return move_on_board(table) ? table.position.turn() : move_on_its_way(table).before.turn();
}

/// A blind player's flag fell before the words that would end the game, so that the move was not made in time (6.10,
/// F.2.3c): the arbiter who is there has seen it.
bool comes_too_late(const Table& table, Move move) {
    return has_fallen(table, table.position.turn()) && table.settings.arbiter_present && arbiter_calls_flags(table) &&
           verdict_after(table, move).has_value();
}

/// The opponent's clock runs, or, without clocks, the words are out.
bool is_too_late(const Table& table) {
    if (!table.boards->receiver) return false;
    if (!table.clock.exists()) return table.boards->is_repeated;
    return !table.unpressed[static_cast<std::size_t>(!*table.boards->receiver)];
}

/// All the moves are one pawn's, exchanged for one piece or another.
bool are_promotions_of_one(const std::vector<Move>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](Move move) {
        return move.promoted() && move.from() == moves.front().from() && move.to() == moves.front().to();
    });
}

bool contains(const std::vector<Move>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

} // namespace

std::optional<Refusal> refuse_unless_playing_on_two(const Table& table) {
    if (auto refusal = refuse_unless_playing(table); refusal && !may_seal_while_halted(table)) return refusal;
    if (!table.boards) return refuse(table, RefusalReason::OneBoard, laws::Rule::TwoBoards);
    return std::nullopt;
}

std::variant<Move, Refusal> meaning(const Table& table, const std::vector<Move>& meant, Move actual) {
    if (meant.empty()) return refuse(table, RefusalReason::NotUnderstood, laws::Rule::Announcing);
    if (meant.size() == 1) return meant.front();
    if (!are_promotions_of_one(meant)) return refuse(table, RefusalReason::AmbiguousWords, laws::Rule::Announcing);
    if (table.laws.records.promotion_announced)
        return refuse(table, RefusalReason::PromotionUnannounced, laws::Rule::Announcing);
    return contains(meant, actual) ? actual : meant.front();
}

std::optional<variants::Position> announced_in(const Table& table) {
    if (!table.boards) return std::nullopt;
    if (move_on_board(table)) return table.position;
    if (!table.boards->receiver) return std::nullopt;
    return move_on_its_way(table).before;
}

std::optional<Color> announced_to(const Table& table) {
    if (!table.boards || !table.boards->announced) return std::nullopt;
    if (table.boards->receiver) return table.boards->receiver;
    if (!move_on_board(table)) return std::nullopt;
    return !table.position.turn();
}

std::optional<Refusal> refuse_unannounced_press(const Table& table, Color side) {
    if (!table.boards || table.boards->announced) return std::nullopt;
    if (table.position.turn() == side && !table.boards->receiver && illegal_move_shown(table))
        return refuse(table, RefusalReason::NotAnnounced,
                      moves_by_words(table, side) ? laws::Rule::MadeBlind : laws::Rule::Announcing);
    if (table.clock.running() != side) return std::nullopt;
    if (awaiting_words(table)) return refuse(table, RefusalReason::NotAnnounced, laws::Rule::MadeBlind);
    const bool has_moved = table.unpressed[static_cast<std::size_t>(side)];
    if (has_moved && table.boards->receiver == !side)
        return refuse(table, RefusalReason::NotAnnounced, laws::Rule::Announcing);
    return std::nullopt;
}

std::optional<Refusal> refuse_press_before_receiving(const Table& table, Color side) {
    if (announced_to(table) != side) return std::nullopt;
    if (!table.boards->is_repeated) return refuse(table, RefusalReason::RepeatFirst, laws::Rule::Announcing);
    if (table.clock.exists() && table.clock.running() != side)
        return refuse(table, RefusalReason::OpponentPressesFirst, laws::Rule::MadeBlind);
    return refuse_before_receiving(table, side);
}

bool makes_by_press(const Table& table, Color side) {
    return table.boards && table.clock.running() == side && awaiting_words(table);
}

std::vector<Event> made_by_press(const Table& table, Color side) {
    const Move move = *awaiting_words(table);
    if (comes_too_late(table, move)) return {FlagClaimed{std::nullopt}};
    std::vector<Event> events{Made{side, move}};
    if (!verdict_after(table, move)) events.emplace_back(Pressed{side});
    return events;
}

Decision decide_command(const Table& table, const Say& command, Instant) {
    if (auto refusal = refuse_unless_playing_on_two(table)) return *refusal;
    const auto actual = move_to_announce(table);
    if (!actual || (!command.by.is_assistant && command.by.side != who_announces(table)))
        return refuse(table, RefusalReason::MoveFirst, laws::Rule::MadeBlind);
    const auto understood = meaning(table, command.meant, *actual);
    if (const auto* refusal = std::get_if<Refusal>(&understood)) return *refusal;
    const Move move = std::get<Move>(understood);
    if (is_too_late(table) && table.boards->announced && move != *table.boards->announced)
        return refuse(table, RefusalReason::TooLateToCorrect, laws::Rule::SlipOfTongue);
    // A correction puts wrong words right; what was said rightly has made the move.
    if (!move_on_board(table) && table.boards->announced == actual && move != *actual)
        return refuse(table, RefusalReason::AlreadyAnnounced, laws::Rule::SlipOfTongue);
    return std::vector<Event>{Said{command.by, move, command.words}};
}

void apply(Table& table, Instant, const Said& event) {
    if (table.boards->announced != event.move) table.boards->is_repeated = false;
    const std::size_t made = table.plies.size();
    const bool is_made = made > 0 && !move_on_board(table);
    table.boards->announced = event.move;
    table.boards->last_announced = {is_made ? made - 1 : made, event.move};
    if (is_made && !is_illegal_on_its_way(table)) table.plies.back().announced = event.move;
}

/// A blind player's move is made with the right words (F.2.3c). Wrong ones do not undo what stands on the board.
std::optional<Event> consequence(const Table& table, Instant, const Said& event) {
    const auto move = awaiting_words(table);
    if (move != event.move) return std::nullopt;
    if (comes_too_late(table, *move)) return FlagClaimed{std::nullopt};
    return Made{table.position.turn(), *move};
}

bool is_possible(const Table& table, const Said& event) {
    if (refuse_unless_playing_on_two(table) || !move_to_announce(table)) return false;
    if (!event.by.is_assistant && event.by.side != who_announces(table)) return false;
    return !is_too_late(table) || !table.boards->announced || event.move == *table.boards->announced;
}

} // namespace rules::table
