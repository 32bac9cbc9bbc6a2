// From an event to the ear. Whatever happens at the table is told here and nowhere else.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/describe_rule.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/refusal.hpp"
#include "speech/announce/utterance.hpp"

#include <vector>

namespace speech::announce {

/// What is said of an event that happens to this table, in order. Empty if there is nothing to say (a clock pressed).
/// Precondition: the event is possible at the table.
std::vector<Utterance> announce(const rules::table::Table& before, const rules::table::TimedEvent& event,
                                const Manner& manner);

} // namespace speech::announce
