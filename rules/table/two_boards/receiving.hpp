// Two boards: the opponent's move is repeated, carried out on one's own board, and only then replied to (F.2.1).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const Repeat& command, Instant now);
Decision decide_command(const Table& table, const Execute& command, Instant now);

void apply(Table& table, Instant at, const Repeated& event);
void apply(Table& table, Instant at, const Executed& event);

std::optional<Event> consequence(const Table& table, Instant at, const Repeated& event);
std::optional<Event> consequence(const Table& table, Instant at, const Executed& event);

bool is_possible(const Table& table, const Repeated& event);
bool is_possible(const Table& table, const Executed& event);

} // namespace rules::table
