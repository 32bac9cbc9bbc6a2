#include "rules/table/officials/irregularities.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/hands/touched.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/two_boards/own_boards.hpp"

#include <algorithm>

namespace rules::table {

namespace {

/// In rapid and blitz nobody complains of array and board after some moves of each side (Article B4).
bool set_up_stands(const Table& table) {
    const auto made = moves_completed(table);
    const auto& enough = table.laws.kinds.rapid.setup_claims_moves;
    return table.settings.kind != Kind::Standard && enough && std::min(made[0], made[1]) >= *enough;
}

bool is_of_set_up(Irregularity what) {
    switch (what) {
    case Irregularity::Array:
    case Irregularity::Board: return true;
    case Irregularity::Colors:
    case Irregularity::Pieces: return false;
    }
    return false;
}

bool restarts_with_right_colors(const Table& table) {
    const auto made = moves_made(table);
    const auto& below = table.laws.irregularities.reversed_restart_below;
    return below && std::max(made[0], made[1]) < *below;
}

std::optional<Refusal> refuse_ruling(const Table& table, Irregularity what) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    if (is_of_set_up(what) && set_up_stands(table))
        return refuse(table, RefusalReason::SetUpStands, laws::Rule::SetUpStands);
    return std::nullopt;
}

} // namespace

Decision decide_command(const Table& table, const RuleIrregular& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::ArbitersRuling)) return *refusal;
    if (auto refusal = refuse_ruling(table, command.what)) return *refusal;
    return std::vector<Event>{IrregularityRuled{command.what}};
}

/// What to go back to is for the arbiter to name; the duties to pieces touched then are over, since nobody knows for
/// what.
Decision decide_command(const Table& table, const RuleLostPosition& command, Instant now) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::LostPosition)) return *refusal;
    if (auto refusal = refuse_unless_at_board(table)) return *refusal;
    // A sealed move that is gone, and with it the position (A11).
    if (table.is_envelope_lost) return std::vector<Event>{Ended{Result::Cancelled, Reason::LostPosition}};
    const bool restarts = table.laws.irregularities.unrecoverable == laws::Unrecoverable::Restart;
    const auto side = on_move_after(table, restarts ? 0 : command.plies);
    if (!side) return refuse(table, RefusalReason::NothingToTakeBack, laws::Rule::LostPosition);
    if (restarts) return std::vector<Event>{Ended{Result::Cancelled, Reason::LostPosition}};
    return std::vector<Event>{restore(table, now, *side, Restoration::LostPosition, command.plies, Duration::zero())};
}

void apply(Table& table, Instant, const IrregularityRuled& event) {
    switch (event.what) {
    case Irregularity::Array:
    case Irregularity::Board:
    case Irregularity::Colors: return;
    case Irregularity::Pieces:
        put_pieces_back(table);
        put_boards_right(table);
        return;
    }
}

std::optional<Event> consequence(const Table& table, Instant, const IrregularityRuled& event) {
    switch (event.what) {
    case Irregularity::Array: return Ended{Result::Cancelled, Reason::WrongArray};
    case Irregularity::Colors:
        if (restarts_with_right_colors(table)) return Ended{Result::Cancelled, Reason::ReversedColors};
        return std::nullopt;
    case Irregularity::Board:
    case Irregularity::Pieces: return std::nullopt;
    }
    return std::nullopt;
}

bool is_possible(const Table& table, const IrregularityRuled& event) { return !refuse_ruling(table, event.what); }

} // namespace rules::table
