// The rule behind an event, for participants who ask why.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The rule that decided what has happened to the table: how the game ended, a claim, a clock stopped. Empty for what
/// was nobody's ruling, such as a move.
std::optional<laws::Rule> rule_of(const Table& before, const Event& event);
/// The rule by which a game ends for this reason.
laws::Rule rule_of(Reason reason);

} // namespace rules::table
