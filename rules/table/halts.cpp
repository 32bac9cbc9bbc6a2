// The clocks stopped, and what the arbiter says to it (Article 6.13).
#include "rules/table/groups.hpp"

namespace rules::table {
namespace {

/// A player has stopped the clocks, and nobody has said yet whether he had reason to.
bool is_open(const ClocksStopped& stopped) { return stopped.by && !stopped.ruled; }

/// A question is open that the arbiter has to answer.
bool has_open_question(const Table& table) {
    return table.halt && std::visit([](const auto& cause) { return is_open(cause); }, table.halt->cause);
}

std::optional<Refusal> refuse_ruling(const Table& table) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!has_open_question(table)) return refuse(table, RefusalReason::NothingToRuleOn, laws::Rule::StopClocks);
    return std::nullopt;
}

void rule(ClocksStopped& stopped) { stopped.ruled = true; }

void rule(Table& table) {
    std::visit([](auto& cause) { rule(cause); }, table.halt->cause);
}

} // namespace

void halt(Table& table, Instant at, HaltCause cause) {
    table.phase = Phase::Halted;
    table.halt = Halt{std::move(cause), table.clock.running()};
    table.clock.stop(at);
    table.must_press.reset();
}

Decision decide_command(const Table& table, const Stop& command, Instant) {
    if (auto refusal = refuse_unless_playing(table)) return *refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::StopClocks);
    return std::vector<Event>{Stopped{command.by, command.reason}};
}

Decision decide_command(const Table& table, const Restart&, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.halt) return refuse(table, RefusalReason::NotStopped, laws::Rule::StopClocks);
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

void apply(Table& table, Instant at, const Stopped& event) { halt(table, at, ClocksStopped{event.by}); }

void apply(Table& table, Instant at, const Restarted&) {
    table.phase = Phase::Playing;
    if (table.halt->runs) table.clock.start(*table.halt->runs, at);
    table.halt.reset();
    table.must_press = who_must_press(table);
}

void apply(Table& table, Instant, const Upheld&) { rule(table); }
void apply(Table& table, Instant, const Rejected&) { rule(table); }

std::optional<Event> consequence(const Table&, Instant, const Stopped&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Restarted&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Upheld&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Rejected&) { return std::nullopt; }

bool is_possible(const Table& table, const Stopped&) { return table.phase == Phase::Playing && table.clock.exists(); }
bool is_possible(const Table& table, const Restarted&) { return table.halt.has_value(); }
bool is_possible(const Table& table, const Upheld&) { return has_open_question(table); }
bool is_possible(const Table& table, const Rejected&) { return has_open_question(table); }

} // namespace rules::table
