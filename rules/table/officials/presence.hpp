// Who is there, and who comes too late (Articles 6.6 and 6.7).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Whoever comes only now comes too late (Articles 6.7, A10).
bool is_too_late(const Table& table, Instant at);
/// The game was lost by default, and this arrival makes both sides lose it.
bool is_second_default(const Table& table, Color side);
/// The end of the game because somebody has not come by then.
std::optional<TimedEvent> next_default(const Table& table);

Decision decide_command(const Table& table, const Arrive& command, Instant now);

void apply(Table& table, Instant at, const Arrived& event);

std::optional<Event> consequence(const Table& table, Instant at, const Arrived& event);

bool is_possible(const Table& table, const Arrived& event);

} // namespace rules::table
