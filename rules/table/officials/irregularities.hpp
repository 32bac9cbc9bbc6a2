// Irregularities other than illegal moves: initial position, board, colours, displaced pieces (Articles 7.1-7.3).
#pragma once

#include "rules/table/decision.hpp"
#include "rules/table/state.hpp"

namespace rules::table {

Decision decide_command(const Table& table, const RuleIrregular& command, Instant now);
Decision decide_command(const Table& table, const RuleLostPosition& command, Instant now);

void apply(Table& table, Instant at, const IrregularityRuled& event);

std::optional<Event> consequence(const Table& table, Instant at, const IrregularityRuled& event);

bool is_possible(const Table& table, const IrregularityRuled& event);

} // namespace rules::table
