// Illegal moves: completed by the press of the clock, claimed or found, and what they cost (Articles 7.4, B6, C3).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// The rule that makes the side's illegal move illegal. If it has several: the one that is put right first.
laws::Rule rule_of_illegal_move(const Table& table, Color side);
/// The rule for illegal moves in a game of this kind.
laws::Rule rule_of_illegal_moves(const Table& table);
/// Whether an illegal move costs the game as soon as it is claimed (C3).
bool claim_wins(const Table& table);

Decision decide_command(const Table& table, const ClaimIllegal& command, Instant now);
Decision decide_command(const Table& table, const RuleIllegal& command, Instant now);

void apply(Table& table, Instant at, const IllegalCompleted& event);
void apply(Table& table, Instant at, const IllegalClaimed& event);
void apply(Table& table, Instant at, const IllegalRuled& event);

std::optional<Event> consequence(const Table& table, Instant at, const IllegalCompleted& event);
Consequence consequence(const Table& table, Instant at, const IllegalClaimed& event);
Consequence consequence(const Table& table, Instant at, const IllegalRuled& event);
std::optional<Event> consequence(const Table& table, Instant at, const Restored& event);

bool is_possible(const Table& table, const IllegalCompleted& event);
bool is_possible(const Table& table, const IllegalClaimed& event);
bool is_possible(const Table& table, const IllegalRuled& event);

} // namespace rules::table
