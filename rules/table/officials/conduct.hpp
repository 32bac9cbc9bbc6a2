// Warnings, points, and what else the arbiter may do to a player who has broken the Laws (Articles 11 to 13).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// What the game is worth to the side (Article 11.1), unless the arbiter has said otherwise; empty while it is not
/// over.
std::optional<Points> points_of(const Table& table, Color side);

Decision decide_command(const Table& table, const Warn& command, Instant now);
Decision decide_command(const Table& table, const RuleOffence& command, Instant now);
Decision decide_command(const Table& table, const ReportDevice& command, Instant now);
Decision decide_command(const Table& table, const SetPoints& command, Instant now);
Decision decide_command(const Table& table, const Punish& command, Instant now);

void apply(Table& table, Instant at, const Warned& event);
void apply(Table& table, Instant at, const DeviceFound& event);
void apply(Table& table, Instant at, const OffenceFound& event);
void apply(Table& table, Instant at, const PointsSet& event);
void apply(Table& table, Instant at, const Punished& event);

std::optional<Event> consequence(const Table& table, Instant at, const Warned& event);
std::optional<Event> consequence(const Table& table, Instant at, const OffenceFound& event);
std::optional<Event> consequence(const Table& table, Instant at, const DeviceFound& event);
std::optional<Event> consequence(const Table& table, Instant at, const PointsSet& event);
std::optional<Event> consequence(const Table& table, Instant at, const Punished& event);

bool is_possible(const Table& table, const Warned& event);
bool is_possible(const Table& table, const OffenceFound& event);
bool is_possible(const Table& table, const DeviceFound& event);
bool is_possible(const Table& table, const PointsSet& event);
bool is_possible(const Table& table, const Punished& event);

} // namespace rules::table
