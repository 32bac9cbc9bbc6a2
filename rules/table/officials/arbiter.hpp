// What the arbiter sets and decides without a request: clocks, move counters (Articles 6.14, 13.5), the result.
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const AddTime& command, Instant now);
Decision decide_command(const Table& table, const SetClock& command, Instant now);
Decision decide_command(const Table& table, const SetMoves& command, Instant now);
Decision decide_command(const Table& table, const RuleLoss& command, Instant now);
Decision decide_command(const Table& table, const RuleDraw& command, Instant now);

void apply(Table& table, Instant at, const TimeAdded& event);
void apply(Table& table, Instant at, const ClockSet& event);
void apply(Table& table, Instant at, const MovesSet& event);

std::optional<Event> consequence(const Table& table, Instant at, const TimeAdded& event);
std::optional<Event> consequence(const Table& table, Instant at, const ClockSet& event);
std::optional<Event> consequence(const Table& table, Instant at, const MovesSet& event);

bool is_possible(const Table& table, const TimeAdded& event);
bool is_possible(const Table& table, const ClockSet& event);
bool is_possible(const Table& table, const MovesSet& event);

} // namespace rules::table
