// The clocks stopped, and what the arbiter says to it (Article 6.13).
#include "rules/table/groups.hpp"

namespace rules::table {
namespace {

bool is_open(const ArbitersStop&) { return false; }
bool is_open(const PlayersStop& stop) { return stop.ruling == StopRuling::Open; }

/// The arbiter has a question to answer.
bool has_open_question(const Table& table) {
    return table.halt && std::visit([](const auto& cause) { return is_open(cause); }, table.halt->cause);
}

std::optional<Refusal> refuse_ruling(const Table& table) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!has_open_question(table)) return refuse(table, RefusalReason::NothingToRuleOn, laws::Rule::StopClocks);
    return std::nullopt;
}

void rule(ArbitersStop&, bool) {}
/// Whoever had no reason is to be punished (6.13d).
void rule(PlayersStop& stop, bool is_upheld) {
    stop.ruling = is_upheld ? StopRuling::Justified : StopRuling::PenaltyDue;
}

void rule(Table& table, bool is_upheld) {
    std::visit([is_upheld](auto& cause) { rule(cause, is_upheld); }, table.halt->cause);
}

bool has_penalty_due(const Table& table) {
    const auto* stop = table.halt ? std::get_if<PlayersStop>(&table.halt->cause) : nullptr;
    return stop != nullptr && stop->ruling == StopRuling::PenaltyDue;
}

bool punishes_stop(laws::BadStop rule, laws::Penalty penalty) {
    switch (rule) {
    case laws::BadStop::Penalties: return true;
    case laws::BadStop::OpponentPlus: return penalty == laws::Penalty::OpponentPlus;
    }
    return true;
}

} // namespace

void halt(Table& table, Instant at, HaltCause cause) {
    table.phase = Phase::Halted;
    table.halt = Halt{std::move(cause), table.clock.running()};
    table.clock.stop(at);
    table.must_press.reset();
}

void note_penalty(Table& table, Color offender, laws::Penalty penalty) {
    if (!has_penalty_due(table)) return;
    auto& stop = std::get<PlayersStop>(table.halt->cause);
    if (stop.by == offender && punishes_stop(table.laws.clock.bad_stop, penalty)) stop.ruling = StopRuling::Punished;
}

Decision decide_command(const Table& table, const Stop& command, Instant) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::StopClocks);
    return std::vector<Event>{Stopped{command.by, command.reason}};
}

Decision decide_command(const Table& table, const Restart&, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.halt) return refuse(table, RefusalReason::NotStopped, laws::Rule::StopClocks);
    if (has_penalty_due(table)) return refuse(table, RefusalReason::PenaltyDue, laws::Rule::BadStop);
    return std::vector<Event>{Restarted{}};
}

Decision decide_command(const Table& table, const Uphold&, Instant) {
    if (auto refusal = refuse_ruling(table)) return *refusal;
    return std::vector<Event>{Upheld{}};
}

Decision decide_command(const Table& table, const Reject&, Instant) {
    if (auto refusal = refuse_ruling(table)) return *refusal;
    return std::vector<Event>{Rejected{}};
}

void apply(Table& table, Instant at, const Stopped& event) {
    halt(table, at, event.by ? HaltCause(PlayersStop{*event.by}) : HaltCause(ArbitersStop{}));
}

void apply(Table& table, Instant at, const Restarted&) {
    table.phase = Phase::Playing;
    if (table.halt->runs) table.clock.start(*table.halt->runs, at);
    table.halt.reset();
    table.must_press = who_must_press(table);
}

void apply(Table& table, Instant, const Upheld&) { rule(table, true); }
void apply(Table& table, Instant, const Rejected&) { rule(table, false); }

std::optional<Event> consequence(const Table&, Instant, const Stopped&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Restarted&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Upheld&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Rejected&) { return std::nullopt; }

bool is_possible(const Table& table, const Stopped&) { return table.phase == Phase::Playing && table.clock.exists(); }
bool is_possible(const Table& table, const Restarted&) { return table.halt && !has_penalty_due(table); }
bool is_possible(const Table& table, const Upheld&) { return has_open_question(table); }
bool is_possible(const Table& table, const Rejected&) { return has_open_question(table); }

} // namespace rules::table
