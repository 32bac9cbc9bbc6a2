#include "rules/table/two_boards/procedure.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/officials/stoppages.hpp"

namespace rules::table {
namespace {

using board::Move;

} // namespace

bool moves_by_words(const Table& table, Color side) { return table.boards && table.settings.seat(side) == Seat::Blind; }

std::optional<Move> awaiting_words(const Table& table) {
    const bool waits = table.phase == Phase::Playing && !table.seal_call &&
                       moves_by_words(table, table.position.turn()) && !table.boards->receiver;
    return waits && table.hands.held.empty() ? move_shown(table) : std::nullopt;
}

bool is_illegal_on_its_way(const Table& table) {
    if (!table.boards || !table.boards->receiver || table.illegal_moves.empty()) return false;
    const IllegalMove& last = table.illegal_moves.back();
    return last.is_announced && last.plies == table.plies.size() && last.before.turn() == !*table.boards->receiver;
}

MoveOnItsWay move_on_its_way(const Table& table) {
    if (!is_illegal_on_its_way(table)) return {table.plies.back().before, table.plies.back().move};
    return {table.illegal_moves.back().before, *table.boards->announced};
}

std::optional<Refusal> refuse_before_receiving(const Table& table, Color side) {
    if (!table.boards || table.boards->receiver != side) return std::nullopt;
    const auto reason = table.boards->is_repeated ? RefusalReason::ExecuteFirst : RefusalReason::RepeatFirst;
    return refuse(table, reason, laws::Rule::Announcing);
}

bool is_reconciling(const Table& table) {
    return table.stoppage && std::holds_alternative<Reconciling>(table.stoppage->cause);
}

} // namespace rules::table
