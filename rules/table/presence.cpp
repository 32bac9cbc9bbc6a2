// Who is there, and who comes too late (Articles 6.6 and 6.7).
#include "rules/table/groups.hpp"

namespace rules::table {
namespace {

std::size_t place(Color side) { return static_cast<std::size_t>(side); }

/// The first instant at which an arrival is too late. Precondition: the game was started.
Instant too_late(const Table& table) {
    const laws::ClockLaws& clock = table.laws.clock;
    const Instant last_moment = *table.started + clock.default_time;
    switch (clock.default_test) {
    case laws::DefaultTest::MoreThan: return last_moment + Duration{1};
    case laws::DefaultTest::AtLeast: return last_moment;
    }
    return last_moment;
}

std::optional<Refusal> refuse_arrival(const Table& table, Color side) {
    if (table.there[place(side)]) return refuse(table, RefusalReason::AlreadyThere, laws::Rule::DefaultTime);
    if (table.phase == Phase::Over && !is_second_default(table, side))
        return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    return std::nullopt;
}

} // namespace

bool is_away(const Table& table, Color side) { return table.settings.absent[place(side)] && !table.there[place(side)]; }

bool is_second_default(const Table& table, Color side) {
    return table.outcome == Outcome{won_by(side), Reason::Default} && !table.there[place(side)];
}

/// Of two who are away neither has come for the point (11.1), so both lose.
std::optional<TimedEvent> next_default(const Table& table) {
    const bool white = is_away(table, Color::White);
    const bool black = is_away(table, Color::Black);
    if (!is_under_way(table) || (!white && !black)) return std::nullopt;
    const Result result = white && black ? Result::BothLose : won_by(white ? Color::Black : Color::White);
    return TimedEvent{too_late(table), Ended{result, Reason::Default}};
}

Decision decide_command(const Table& table, const Arrive& command, Instant) {
    if (auto refusal = refuse_arrival(table, command.side)) return *refusal;
    return std::vector<Event>{Arrived{command.side}};
}

void apply(Table& table, Instant, const Arrived& event) { table.there[place(event.side)] = true; }

std::optional<Event> consequence(const Table& table, Instant at, const Arrived& event) {
    if (table.phase == Phase::Over) return Ended{Result::BothLose, Reason::Default};
    if (!table.started || at < too_late(table)) return std::nullopt;
    return Ended{won_by(!event.side), Reason::Default};
}

bool is_possible(const Table& table, const Arrived& event) { return !refuse_arrival(table, event.side); }

} // namespace rules::table
