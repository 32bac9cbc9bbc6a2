#include "rules/table/officials/stoppages.hpp"

namespace rules::table {

bool is_bad_stop_punished(const Table& table) {
    if (!table.settings.arbiter_present) return false;
    switch (table.laws.clock.bad_stop) {
    case laws::BadStop::Penalties: return true;
    case laws::BadStop::OpponentPlus: return table.clock.exists();
    }
    return true;
}

bool has_penalty_due(const Table& table) {
    const auto* stop = table.stoppage ? std::get_if<PlayersStop>(&table.stoppage->cause) : nullptr;
    return stop != nullptr && stop->ruling == StopRuling::PenaltyDue && is_bad_stop_punished(table);
}

namespace {

bool punishes_stop(laws::BadStop rule, laws::Penalty penalty) {
    switch (rule) {
    case laws::BadStop::Penalties: return true;
    case laws::BadStop::OpponentPlus: return penalty == laws::Penalty::OpponentPlus;
    }
    return true;
}

} // namespace

void stop_play(Table& table, Instant at, StoppageCause cause) {
    if (table.stoppage) {
        table.stoppage->cause = cause;
        return;
    }
    table.phase = Phase::Halted;
    table.stoppage = Stoppage{cause, table.clock.running(), at};
    table.clock.stop(at);
    table.must_press.reset();
}

void note_penalty(Table& table, Color offender, laws::Penalty penalty) {
    if (!has_penalty_due(table)) return;
    auto& stop = std::get<PlayersStop>(table.stoppage->cause);
    if (stop.by == offender && punishes_stop(table.laws.clock.bad_stop, penalty)) stop.ruling = StopRuling::Punished;
}

} // namespace rules::table
