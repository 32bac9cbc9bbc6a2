#include "rules/table/officials/arbiter.hpp"

#include "rules/table/claims/quickplay.hpp"
#include "rules/table/clock/set_display.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/officials/stoppages.hpp"

#include <algorithm>

namespace rules::table {

namespace {

std::optional<Refusal> refuse_setting(const Table& table) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, laws::Rule::ArbitersClock);
    return std::nullopt;
}

bool is_lost_by_default(const Table& table) {
    return table.outcome && table.outcome->reason == Reason::Default && table.outcome->result != Result::BothLose;
}

bool is_mate_in_doubt(const Table& table) {
    return table.outcome && table.outcome->reason == Reason::Flag && table.is_mate_unproved;
}

} // namespace

Decision decide_command(const Table& table, const AddTime& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::Penalties)) return *refusal;
    if (auto refusal = refuse_setting(table)) return *refusal;
    return std::vector<Event>{give_time(table, command.side, command.time)};
}

Decision decide_command(const Table& table, const SetClock& command, Instant) {
    if (auto refusal = refuse_setting(table)) return *refusal;
    return std::vector<Event>{ClockSet{command.side, command.left}};
}

/// A side that comes into another period gets the time of that period, and loses that of periods it is no longer in.
Decision decide_command(const Table& table, const SetMoves& command, Instant now) {
    if (auto refusal = refuse_setting(table)) return *refusal;
    std::vector<Event> events{MovesSet{command.side, command.completed}};
    ChessClock clock = table.clock;
    clock.set_completed(command.side, command.completed);
    const Duration gained = clock.granted(command.side) - table.clock.granted(command.side);
    if (gained == Duration::zero()) return events;
    const Duration left = std::max(*table.clock.left(command.side, now) + gained, Duration::zero());
    events.emplace_back(ClockSet{command.side, left});
    return events;
}

/// A game lost because one side came too late is lost by both, once the arbiter says so of the other, who came later.
Decision decide_command(const Table& table, const RuleLoss& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::ArbitersRuling)) return *refusal;
    if (!command.side && is_lost_by_default(table)) return std::vector<Event>{Ended{Result::BothLose, Reason::Default}};
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (auto refusal = refuse_unless_offered(table, laws::Penalty::Loss)) return *refusal;
    return std::vector<Event>{Ended{command.side ? won_by(!*command.side) : Result::BothLose, Reason::Arbiter}};
}

/// Where it was not proved that the winner on time could mate, the arbiter may find mate impossible.
Decision decide_command(const Table& table, const RuleDraw&, Instant) {
    if (auto refusal = refuse_without_arbiter(table, laws::Rule::ArbitersRuling)) return *refusal;
    if (is_mate_in_doubt(table)) return std::vector<Event>{Ended{Result::Draw, Reason::FlagCannotMate}};
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    return std::vector<Event>{Ended{Result::Draw, Reason::Arbiter}};
}

void apply(Table& table, Instant at, const TimeAdded& event) {
    const Duration left = *table.clock.left(event.side, at) + event.time;
    const FlagThen flag = event.flag_stays ? FlagThen::Stays : FlagThen::Rises;
    set_display(table, event.side, std::max(left, Duration::zero()), at, flag);
    if (event.time > Duration::zero())
        note_penalty(table, !event.side, laws::Penalty::OpponentPlus);
    else
        note_penalty(table, event.side, laws::Penalty::OwnMinus);
}

void apply(Table& table, Instant at, const ClockSet& event) {
    set_display(table, event.side, event.left, at, FlagThen::Rises);
}

void apply(Table& table, Instant, const MovesSet& event) { table.clock.set_completed(event.side, event.completed); }

/// Where the time comes with a ruling in a quickplay finish, the game goes on with it.
std::optional<Event> consequence(const Table& table, Instant, const TimeAdded&) {
    const auto* appeal = table.stoppage ? std::get_if<QuickplayAppeal>(&table.stoppage->cause) : nullptr;
    if (appeal == nullptr || is_open(*appeal)) return std::nullopt;
    return Restarted{};
}

std::optional<Event> consequence(const Table&, Instant, const ClockSet&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const MovesSet&) { return std::nullopt; }
bool is_possible(const Table& table, const TimeAdded&) { return !refuse_setting(table); }
bool is_possible(const Table& table, const ClockSet&) { return !refuse_setting(table); }
bool is_possible(const Table& table, const MovesSet&) { return !refuse_setting(table); }

} // namespace rules::table
