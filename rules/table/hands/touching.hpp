// The hands on the board: adjusting, lifting, placing, taking off, and reports of touches (Article 4).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// What the arbiter decides about the touch that was claimed; empty if there is none.
std::optional<Decision> rule_on_touch(const Table& table, bool counts);

/// Whether that can be done at the table once its hands have come as far as these.
bool can_follow(const Table& table, const Hands& hands, const Lifted& event);
bool can_follow(const Table& table, const Hands& hands, const Placed& event);
bool can_follow(const Table& table, const Hands& hands, const TakenOff& event);
/// Does it with these hands, in the position of the table.
void do_by_hand(const Table& table, Hands& hands, const Lifted& event);
void do_by_hand(const Table& table, Hands& hands, const Placed& event);
void do_by_hand(const Table& table, Hands& hands, const TakenOff& event);

Decision decide_command(const Table& table, const Adjust& command, Instant now);
Decision decide_command(const Table& table, const Lift& command, Instant now);
Decision decide_command(const Table& table, const Place& command, Instant now);
Decision decide_command(const Table& table, const TakeOff& command, Instant now);
Decision decide_command(const Table& table, const TouchDown& command, Instant now);
Decision decide_command(const Table& table, const ReportTouch& command, Instant now);

void apply(Table& table, Instant at, const Adjusting& event);
void apply(Table& table, Instant at, const Lifted& event);
void apply(Table& table, Instant at, const Placed& event);
void apply(Table& table, Instant at, const TakenOff& event);
void apply(Table& table, Instant at, const TouchedDown& event);
void apply(Table& table, Instant at, const TouchReported& event);
void apply(Table& table, Instant at, const TouchClaimed& event);
void apply(Table& table, Instant at, const TouchRuled& event);

std::optional<Event> consequence(const Table& table, Instant at, const Adjusting& event);
std::optional<Event> consequence(const Table& table, Instant at, const Lifted& event);
std::optional<Event> consequence(const Table& table, Instant at, const Placed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TakenOff& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchedDown& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchReported& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchRuled& event);

bool is_possible(const Table& table, const Adjusting& event);
bool is_possible(const Table& table, const Lifted& event);
bool is_possible(const Table& table, const Placed& event);
bool is_possible(const Table& table, const TakenOff& event);
bool is_possible(const Table& table, const TouchedDown& event);
bool is_possible(const Table& table, const TouchReported& event);
bool is_possible(const Table& table, const TouchClaimed& event);
bool is_possible(const Table& table, const TouchRuled& event);

} // namespace rules::table
