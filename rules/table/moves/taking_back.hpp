// Moves taken back before the press, where touched pieces bind nobody (annexes 1 and 2 of the cup).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the side may take its last move back: where touched pieces bind nobody, before the press and the reply.
bool may_take_back(const Table& table, Color side);
/// The position in which a move of that side is meant: the one on the board or, while its own last move may still be
/// taken back, the one before that.
variants::Position position_for(const Table& table, Color side);

Decision decide_command(const Table& table, const TakeBack& command, Instant now);

void apply(Table& table, Instant at, const TakenBack& event);

std::optional<Event> consequence(const Table& table, Instant at, const TakenBack& event);

bool is_possible(const Table& table, const TakenBack& event);

} // namespace rules::table
