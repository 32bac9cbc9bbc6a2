// Claims of a draw by repetition and by fifty moves (Articles 9.2-9.5). The table knows the game, so it gives the
// verdict itself, at once.
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the claim is right and the arbiter has to confirm it, where the edition says so. The table is the one before
/// it.
bool awaits_confirmation(const Table& table, const DrawClaimed& claim);
bool is_open(const ClaimAwaitsArbiter& claim);
void rule(ClaimAwaitsArbiter& claim, Ruling ruling);
std::optional<Event> after_ruling(const Table& table, const ClaimAwaitsArbiter& claim, Ruling ruling);

/// What the opponent gains by a wrong claim where there are clocks (9.5; in rapid and blitz as the edition says);
/// empty: as much as the arbiter says.
std::optional<std::chrono::seconds> wrong_claim_bonus(const Table& table);

/// What a wrong claim would take from the side's own time now (9.5); zero where there are no clocks.
Duration wrong_claim_loss(const Table& table, Instant now, board::Color side);

Decision decide_command(const Table& table, const ClaimDraw& command, Instant now);

void apply(Table& table, Instant at, const DrawClaimed& event);
void apply(Table& table, Instant at, const ClaimRejected& event);

std::optional<Event> consequence(const Table& table, Instant at, const DrawClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const ClaimRejected& event);

bool is_possible(const Table& table, const DrawClaimed& event);
bool is_possible(const Table& table, const ClaimRejected& event);

} // namespace rules::table
