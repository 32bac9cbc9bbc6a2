// Flags: fallen, which is a fact, and claimed, which ends the game (Articles 6.3, 6.9, 6.10, 6.12).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// The flag that will fall next, if nobody does anything.
std::optional<TimedEvent> next_flag(const Table& table);
/// Whether the arbiter may say that a flag has fallen. In rapid and blitz some editions leave that to the players (B6
/// of 2001, B7 of 2005).
bool arbiter_calls_flags(const Table& table);
/// The rule a flag is claimed by: that of the kind of game first.
laws::Rule rule_of_flag_claims(const Table& table);
/// How the game ends by the flag that has fallen, or first that this rests on what could not be proved. Precondition:
/// one has.
Consequence after_flag(const Table& table);

Decision decide_command(const Table& table, const ClaimFlag& command, Instant now);
Decision decide_command(const Table& table, const RuleFlagOrder& command, Instant now);
Decision decide_command(const Table& table, const RuleOversteppingUnproved& command, Instant now);

void apply(Table& table, Instant at, const FlagFallen& event);
void apply(Table& table, Instant at, const FlagClaimed& event);
void apply(Table& table, Instant at, const OversteppingUnproved& event);
void apply(Table& table, Instant at, const MateUnproved& event);

std::optional<Event> consequence(const Table& table, Instant at, const FlagFallen& event);
Consequence consequence(const Table& table, Instant at, const FlagClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const OversteppingUnproved& event);
std::optional<Event> consequence(const Table& table, Instant at, const MateUnproved& event);

bool is_possible(const Table& table, const FlagFallen& event);
bool is_possible(const Table& table, const OversteppingUnproved& event);
bool is_possible(const Table& table, const MateUnproved& event);
bool is_possible(const Table& table, const FlagClaimed& event);

} // namespace rules::table
