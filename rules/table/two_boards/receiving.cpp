#include "rules/table/two_boards/receiving.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/hand_actions.hpp"
#include "rules/table/two_boards/announcing.hpp"
#include "rules/table/two_boards/procedure.hpp"

namespace rules::table {

namespace {

std::optional<Refusal> refuse_repeating(const Table& table, Color side) {
    if (auto refusal = refuse_unless_playing_on_two(table)) return refusal;
    if (announced_to(table) != side) return refuse(table, RefusalReason::NothingToRepeat, laws::Rule::Announcing);
    return std::nullopt;
}

/// While the clocks stand nobody can press first.
bool is_own_turn(const Table& table, Color side) {
    return !table.clock.exists() || table.phase == Phase::Halted || table.clock.running() == side;
}

/// What the side itself has to do before a move comes to it; or there is none.
Refusal refuse_without_move(const Table& table, Color side) {
    const bool is_made = table.boards->receiver == !side;
    if (announced_to(table) == side && !table.boards->is_repeated)
        return refuse(table, RefusalReason::RepeatFirst, laws::Rule::Announcing);
    if (!table.boards->announced && (is_made || (table.position.turn() == side && awaiting_words(table))))
        return refuse(table, RefusalReason::NotAnnounced,
                      moves_by_words(table, side) ? laws::Rule::MadeBlind : laws::Rule::Announcing);
    if (table.must_press == side) return refuse(table, RefusalReason::PressFirst, laws::Rule::PressClock);
    return refuse(table, RefusalReason::NothingToExecute, laws::Rule::Announcing);
}

/// Whether the side's assistant carries out the last move (F.2.9a).
bool may_carry_out(const Table& table, Color side) {
    switch (table.laws.records.assisted_moves) {
    case laws::AssistedMoves::EitherPlayers: return true;
    case laws::AssistedMoves::ThePlayers: return table.boards->receiver != side;
    }
    return true;
}

std::optional<Refusal> refuse_executing(const Table& table, const Person& by) {
    if (auto refusal = refuse_unless_playing_on_two(table)) return refusal;
    const auto receiver = table.boards->receiver;
    if (!receiver || (!by.is_assistant && by.side != *receiver)) return refuse_without_move(table, by.side);
    if (by.is_assistant && !may_carry_out(table, by.side))
        return refuse(table, RefusalReason::NotForAssistant, laws::Rule::Assistants);
    if (!table.boards->is_repeated) return refuse(table, RefusalReason::RepeatFirst, laws::Rule::Announcing);
    if (!is_own_turn(table, *receiver))
        return refuse(table, RefusalReason::OpponentPressesFirst, laws::Rule::MadeBlind);
    return std::nullopt;
}

/// The receiver's board once the hand has done this; empty if no piece stands where it begins.
std::optional<board::Placement> after_executing(const Table& table, Color receiver, board::Move move) {
    const variants::Position& before = move_on_its_way(table).before;
    const board::Placement& own = table.boards->of(receiver);
    if (!before.is_legal(move)) return done_by_hand(own, before, move);
    for (const Way way : ways_of(before, move))
        if (!own[way.from]) return std::nullopt;
    board::Placement board = own;
    carry_over(board, before, before.after(move));
    return board;
}

} // namespace

Decision decide_command(const Table& table, const Repeat& command, Instant) {
    if (auto refusal = refuse_repeating(table, command.side)) return *refusal;
    const auto understood = meaning(table, command.meant, *table.boards->announced);
    if (const auto* refusal = std::get_if<Refusal>(&understood)) return *refusal;
    return std::vector<Event>{Repeated{command.side, std::get<board::Move>(understood), command.words}};
}

Decision decide_command(const Table& table, const Execute& command, Instant) {
    if (auto refusal = refuse_executing(table, command.by)) return *refusal;
    const board::Move move = command.done ? *command.done : *table.boards->announced;
    const Color receiver = *table.boards->receiver;
    if (!after_executing(table, receiver, move))
        return refuse(table, RefusalReason::BoardsDiffer, laws::Rule::BoardsDiffer);
    return std::vector<Event>{Executed{command.by, receiver, move}};
}

void apply(Table& table, Instant, const Repeated& event) {
    if (event.move == table.boards->announced) table.boards->is_repeated = true;
}

void apply(Table& table, Instant, const Executed& event) {
    table.boards->of(event.side) = *after_executing(table, event.side, event.move);
    table.boards->settle();
}

std::optional<Event> consequence(const Table&, Instant, const Repeated&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Executed&) { return std::nullopt; }
bool is_possible(const Table& table, const Repeated& event) { return !refuse_repeating(table, event.side); }

bool is_possible(const Table& table, const Executed& event) {
    return !refuse_executing(table, event.by) && table.boards->receiver == event.side &&
           after_executing(table, event.side, event.move).has_value();
}

} // namespace rules::table
