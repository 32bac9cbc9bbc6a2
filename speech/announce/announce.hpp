// From an event to the ear. Whatever happens at the table is told here and nowhere else.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

#include <string_view>
#include <vector>

namespace speech::announce {

/// What is said of an event that happens to this table, in order. Empty if there is nothing to say (a clock pressed).
/// Precondition: the event is possible at the table.
std::vector<Utterance> announce(const rules::table::Table& before, const rules::table::TimedEvent& event,
                                const Manner& manner);

/// `advice`, `distraction` and so on: the choice of a pattern that names an offence.
std::string_view offence_word(rules::table::Offence what);

/// What a rule says, in one sentence, with its Article. Precondition: the rule is in force in these laws.
phrases::Runs explain(rules::laws::Rule rule, const rules::laws::Laws& laws, const Manner& manner);

/// Whether there are clocks: without them it is the game that is stopped.
enum class Clocks { Some, None };

/// Why the table refused, with the Article of the edition being played.
Utterance explain(const rules::table::Refusal& refusal, const Manner& manner, Clocks clocks = Clocks::Some);

} // namespace speech::announce
