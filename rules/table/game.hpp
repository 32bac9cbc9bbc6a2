// The start of a game, resignation, and its end.
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const Start& command, Instant now);
Decision decide_command(const Table& table, const Resign& command, Instant now);

void apply(Table& table, Instant at, const Started& event);
void apply(Table& table, Instant at, const Resigned& event);
void apply(Table& table, Instant at, const Ended& event);

/// What must follow the event at once, in the table after it: the end of the game, the verdict on a claim, the move
/// that is made as a piece is let go.
std::optional<Event> consequence(const Table& table, Instant at, const Started& event);
Consequence consequence(const Table& table, Instant at, const Resigned& event);
std::optional<Event> consequence(const Table& table, Instant at, const Ended& event);

/// Whether the event can have happened to this table.
bool is_possible(const Table& table, const Started& event);
bool is_possible(const Table& table, const Resigned& event);
bool is_possible(const Table& table, const Ended& event);

} // namespace rules::table
