// What a blind player is told of the clocks: only when asked for (F.2.9d).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const AskTime& command, Instant now);
Decision decide_command(const Table& table, const AskMoves& command, Instant now);

void apply(Table& table, Instant at, const TimeTold& event);
void apply(Table& table, Instant at, const MovesTold& event);

std::optional<Event> consequence(const Table& table, Instant at, const TimeTold& event);
std::optional<Event> consequence(const Table& table, Instant at, const MovesTold& event);

bool is_possible(const Table& table, const TimeTold& event);
bool is_possible(const Table& table, const MovesTold& event);

} // namespace rules::table
