// Moves played and clocks pressed (Articles 1.1, 3, 4.6, 6.8a).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Why the side may not press its clock.
std::optional<Refusal> refuse_press(const Table& table, const Press& command);

Decision decide_command(const Table& table, const Play& command, Instant now);
Decision decide_command(const Table& table, const Press& command, Instant now);

void apply(Table& table, Instant at, const Pressed& event);

std::optional<Event> consequence(const Table& table, Instant at, const Pressed& event);

bool is_possible(const Table& table, const Pressed& event);

} // namespace rules::table
