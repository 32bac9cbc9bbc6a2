// What the arbiter sets and decides by himself: clocks and move counters (Articles 6.14, 13.5), the game.
#include "rules/table/groups.hpp"

#include <algorithm>

namespace rules::table {
namespace {

std::optional<Refusal> refuse_setting(const Table& table) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::ArbitersClock);
    return std::nullopt;
}

} // namespace

void set_display(Table& table, Color side, Duration left, Instant at) {
    table.clock.set(side, left, at);
    if (left == Duration::zero() || !has_fallen(table, side)) return;
    table.flag = table.both_flags ? std::optional(!side) : std::nullopt;
    table.both_flags = false;
}

Decision decide_command(const Table& table, const AddTime& command, Instant) {
    if (auto refusal = refuse_setting(table)) return *refusal;
    return std::vector<Event>{TimeAdded{command.side, command.time}};
}

Decision decide_command(const Table& table, const SetClock& command, Instant) {
    if (auto refusal = refuse_setting(table)) return *refusal;
    return std::vector<Event>{ClockSet{command.side, command.left}};
}

Decision decide_command(const Table& table, const SetMoves& command, Instant) {
    if (auto refusal = refuse_setting(table)) return *refusal;
    return std::vector<Event>{MovesSet{command.side, command.completed}};
}

Decision decide_command(const Table& table, const RuleLoss& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (auto refusal = refuse_unless_offered(table, laws::Penalty::Loss)) return *refusal;
    return std::vector<Event>{Ended{command.side ? won_by(!*command.side) : Result::BothLose, Reason::Arbiter}};
}

Decision decide_command(const Table& table, const RuleDraw&, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    return std::vector<Event>{Ended{Result::Draw, Reason::Arbiter}};
}

void apply(Table& table, Instant at, const TimeAdded& event) {
    const Duration left = *table.clock.left(event.side, at) + event.time;
    set_display(table, event.side, std::max(left, Duration::zero()), at);
    if (event.time > Duration::zero())
        note_penalty(table, !event.side, laws::Penalty::OpponentPlus);
    else
        note_penalty(table, event.side, laws::Penalty::OwnMinus);
}

void apply(Table& table, Instant at, const ClockSet& event) { set_display(table, event.side, event.left, at); }

void apply(Table& table, Instant, const MovesSet& event) { table.clock.set_completed(event.side, event.completed); }

/// Where the time comes with a ruling in a quickplay finish, the game goes on with it.
std::optional<Event> consequence(const Table& table, Instant, const TimeAdded&) {
    const auto* appeal = table.halt ? std::get_if<QuickplayAppeal>(&table.halt->cause) : nullptr;
    if (appeal == nullptr || is_open(*appeal)) return std::nullopt;
    return Restarted{};
}
std::optional<Event> consequence(const Table&, Instant, const ClockSet&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const MovesSet&) { return std::nullopt; }

bool is_possible(const Table& table, const TimeAdded&) { return !refuse_setting(table); }
bool is_possible(const Table& table, const ClockSet&) { return !refuse_setting(table); }
bool is_possible(const Table& table, const MovesSet&) { return !refuse_setting(table); }

} // namespace rules::table
