// Compulsory captures that a player has not made (matranj, annex 3 of the cup).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

void apply(Table& table, Instant at, const CaptureMissed& event);

std::optional<Event> consequence(const Table& table, Instant at, const CaptureMissed& event);

bool is_possible(const Table& table, const CaptureMissed& event);

} // namespace rules::table
