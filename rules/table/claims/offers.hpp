// Draw offers (Article 9.1).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// The draw offer of the opponent that a touch turns down, if there is one (Article 9.1a).
std::optional<Event> declined_by(const Table& table, Color side, Decline how);

Decision decide_command(const Table& table, const OfferDraw& command, Instant now);
Decision decide_command(const Table& table, const AcceptDraw& command, Instant now);
Decision decide_command(const Table& table, const DeclineDraw& command, Instant now);

void apply(Table& table, Instant at, const DrawOffered& event);
void apply(Table& table, Instant at, const DrawAccepted& event);
void apply(Table& table, Instant at, const DrawDeclined& event);

std::optional<Event> consequence(const Table& table, Instant at, const DrawOffered& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawAccepted& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawDeclined& event);

bool is_possible(const Table& table, const DrawOffered& event);
bool is_possible(const Table& table, const DrawAccepted& event);
bool is_possible(const Table& table, const DrawDeclined& event);

} // namespace rules::table
