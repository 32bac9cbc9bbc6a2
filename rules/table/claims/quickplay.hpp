// The quickplay finish: with little time left a player claims a draw because the opponent does not try to win by normal
// means, or cannot, and the arbiter rules on it (Article 10.2, Appendix D; Guidelines III of 2023).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// The rule for claims in a quickplay finish at this table.
laws::Rule rule_of_claims(const Table& table);
/// For each cause: whether the arbiter has still to answer, what the answer changes, and what follows from it at once.
bool is_open(const QuickplayAppeal& appeal);
bool is_open(const FlagAwaitsVerdict& flag);
void rule(QuickplayAppeal& appeal, Ruling ruling);
void rule(FlagAwaitsVerdict& flag, Ruling ruling);
std::optional<Event> after_ruling(const Table& table, const QuickplayAppeal& appeal, Ruling ruling);
Consequence after_ruling(const Table& table, const FlagAwaitsVerdict& flag, Ruling ruling);
/// What follows from the decision on a claim that was postponed.
Consequence postponed_verdict(const Table& table, Ruling ruling);
std::optional<Refusal> refuse_early_verdict(const Table& table, Ruling ruling);
/// A request for extra time with each move is an offer of a draw, and is granted only after the opponent has refused it
/// (III.4 of 2023).
std::optional<Refusal> refuse_before_answer(const Table& table, Ruling ruling);

Decision decide_command(const Table& table, const ClaimQuickplay& command, Instant now);
Decision decide_command(const Table& table, const RequestIncrement& command, Instant now);
Decision decide_command(const Table& table, const Postpone& command, Instant now);
Decision decide_command(const Table& table, const VerifyPosition& command, Instant now);

void apply(Table& table, Instant at, const PositionVerified& event);
void apply(Table& table, Instant at, const QuickplayClaimed& event);
void apply(Table& table, Instant at, const IncrementRequested& event);
void apply(Table& table, Instant at, const Postponed& event);
void apply(Table& table, Instant at, const IncrementIntroduced& event);

std::optional<Event> consequence(const Table& table, Instant at, const PositionVerified& event);
std::optional<Event> consequence(const Table& table, Instant at, const QuickplayClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const IncrementRequested& event);
std::optional<Event> consequence(const Table& table, Instant at, const Postponed& event);
std::optional<Event> consequence(const Table& table, Instant at, const IncrementIntroduced& event);

bool is_possible(const Table& table, const PositionVerified& event);
bool is_possible(const Table& table, const QuickplayClaimed& event);
bool is_possible(const Table& table, const IncrementRequested& event);
bool is_possible(const Table& table, const Postponed& event);
bool is_possible(const Table& table, const IncrementIntroduced& event);

} // namespace rules::table
