#include "rules/table/moves/last_turn.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/partners.hpp"

#include <algorithm>
#include <optional>

namespace rules::table {
namespace {

/// How many plies came before the side's last move, legal or not; empty if it has made none.
std::optional<std::size_t> plies_before_last_move(const Table& table, Color side) {
    const auto is_of_side = [side](const auto& move) { return move.before.turn() == side; };
    const auto last = std::find_if(table.plies.rbegin(), table.plies.rend(), is_of_side);
    const auto illegal = std::find_if(table.illegal_moves.rbegin(), table.illegal_moves.rend(), is_of_side);
    std::optional<std::size_t> plies;
    if (last != table.plies.rend()) plies = static_cast<std::size_t>(table.plies.rend() - last) - 1;
    if (illegal != table.illegal_moves.rend() && (!plies || illegal->plies > *plies)) plies = illegal->plies;
    return plies;
}

} // namespace

std::variant<std::size_t, Refusal> plies_before_last_turn(const Table& table, Color side) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (table.boards || has_partners(table)) return refuse(table, RefusalReason::MoveStands, laws::Rule::MoveMade);
    if (table.settings.fair_play) return refuse(table, RefusalReason::PlayedWithoutHelp, laws::Rule::MoveMade);
    if (const auto plies = plies_before_last_move(table, side)) return *plies;
    return refuse(table, RefusalReason::NothingToTakeBack, laws::Rule::MoveMade);
}

} // namespace rules::table
