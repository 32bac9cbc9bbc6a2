#include "rules/table/officials/presence.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/officials/stoppages.hpp"

#include <algorithm>

namespace rules::table {

namespace {

/// Since when whoever is not there is waited for: the start, or the hour of the resumption (Article A10).
std::optional<Instant> waited_since(const Table& table) { return table.was_adjourned ? table.resumed : table.started; }

bool has_arbiter_stopped(const Table& table) {
    return table.stoppage && std::holds_alternative<ArbitersStop>(table.stoppage->cause);
}

/// How long nobody had to be there, because the arbiter had the clocks stopped. What a player does prolongs nothing.
Duration excused(const Table& table, Instant at) {
    return table.excused + (has_arbiter_stopped(table) ? at - table.stoppage->since : Duration::zero());
}

/// The first instant at which an arrival is too late, as it looks then. Precondition: somebody is waited for.
Instant too_late(const Table& table, Instant at) {
    const laws::ClockLaws& clock = table.laws.clock;
    const Instant last_moment =
        *waited_since(table) + table.settings.default_time.value_or(clock.default_time) + excused(table, at);
    switch (clock.default_test) {
    case laws::DefaultTest::MoreThan: return last_moment + Duration{1};
    case laws::DefaultTest::AtLeast: return last_moment;
    }
    return last_moment;
}

/// The sealer may come late as long as the sealed move has not been told to the player who is there: it may have won
/// (A10). And who is there may have lost on time.
bool is_waited_for(const Table& table, Color side) {
    const bool is_sealed_still = table.sealed && table.sealed->by == side && is_there(table, !side);
    const bool has_won_on_time = table.was_adjourned && table.flag == !side;
    return !is_sealed_still && !has_won_on_time;
}

std::optional<Refusal> refuse_arrival(const Table& table, Color side) {
    if (is_there(table, side))
        return refuse(table, RefusalReason::AlreadyThere,
                      table.was_adjourned ? laws::Rule::Resumption : laws::Rule::DefaultTime);
    if (table.phase == Phase::Over && !is_second_default(table, side))
        return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    return std::nullopt;
}

} // namespace

bool is_too_late(const Table& table, Instant at) { return waited_since(table) && at >= too_late(table, at); }

bool is_second_default(const Table& table, Color side) {
    return table.outcome == Outcome{won_by(side), Reason::Default} && !is_there(table, side);
}

/// Of two who are away neither has come for the point (11.1), so both lose.
std::optional<TimedEvent> next_default(const Table& table) {
    const bool white = is_away(table, Color::White) && is_waited_for(table, Color::White);
    const bool black = is_away(table, Color::Black) && is_waited_for(table, Color::Black);
    if (!is_under_way(table) || has_arbiter_stopped(table) || (!white && !black)) return std::nullopt;
    const Result result = white && black ? Result::BothLose : won_by(white ? Color::Black : Color::White);
    return TimedEvent{std::max(too_late(table, table.last), table.last), Ended{result, Reason::Default}};
}

Decision decide_command(const Table& table, const Arrive& command, Instant) {
    if (auto refusal = refuse_arrival(table, command.side)) return *refusal;
    return std::vector<Event>{Arrived{command.side}};
}

/// The player who has to reply to a sealed move stops their own clock on arrival (A9b).
void apply(Table& table, Instant at, const Arrived& event) {
    const bool is_late = !is_waited_for(table, event.side) && is_too_late(table, at);
    table.there[static_cast<std::size_t>(event.side)] = true;
    if (!table.sealed) return;
    if (table.sealed->by == event.side)
        table.sealed->came_late = is_late;
    else
        table.clock.stop(at);
}

std::optional<Event> consequence(const Table& table, Instant at, const Arrived& event) {
    if (table.phase == Phase::Over) return std::nullopt; // what was decided changes by the arbiter's word only
    if (!is_too_late(table, at) || !is_waited_for(table, event.side)) return std::nullopt;
    return Ended{won_by(!event.side), Reason::Default};
}

/// A side that has done something at the board can still be seen to arrive: in older journals that alone counted.
bool is_possible(const Table& table, const Arrived& event) {
    return table.phase != Phase::Over || is_second_default(table, event.side);
}

} // namespace rules::table
