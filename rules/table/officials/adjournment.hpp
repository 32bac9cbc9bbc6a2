// Adjourned games: the sealed move, its envelope, and the resumption (Appendix A; Guidelines I of 2023). The table
// knows of a sealed move only that there is one, until the envelope is opened.
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const Adjourn& command, Instant now);
Decision decide_command(const Table& table, const Seal& command, Instant now);
Decision decide_command(const Table& table, const OpenEnvelope& command, Instant now);
Decision decide_command(const Table& table, const LoseEnvelope& command, Instant now);

void apply(Table& table, Instant at, const SealCalled& event);
void apply(Table& table, Instant at, const MoveShown& event);
void apply(Table& table, Instant at, const Sealed& event);
void apply(Table& table, Instant at, const Resumed& event);
void apply(Table& table, Instant at, const EnvelopeOpened& event);
void apply(Table& table, Instant at, const EnvelopeLost& event);

std::optional<Event> consequence(const Table& table, Instant at, const SealCalled& event);
std::optional<Event> consequence(const Table& table, Instant at, const MoveShown& event);
std::optional<Event> consequence(const Table& table, Instant at, const Sealed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Resumed& event);
Consequence consequence(const Table& table, Instant at, const EnvelopeOpened& event);
std::optional<Event> consequence(const Table& table, Instant at, const EnvelopeLost& event);

bool is_possible(const Table& table, const SealCalled& event);
bool is_possible(const Table& table, const MoveShown& event);
bool is_possible(const Table& table, const Sealed& event);
bool is_possible(const Table& table, const Resumed& event);
bool is_possible(const Table& table, const EnvelopeOpened& event);
bool is_possible(const Table& table, const EnvelopeLost& event);

} // namespace rules::table
