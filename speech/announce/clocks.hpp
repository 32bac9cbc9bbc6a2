// What is said of clocks and flags.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

#include <vector>

namespace speech::announce {

namespace table = rules::table;

/// Only reaching a time control is news.
std::vector<Utterance> told(const table::Table& before, table::Instant at, const table::Pressed& event,
                            const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::FlagFallen& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::FlagClaimed& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Stopped& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Restarted& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, table::Instant at, const table::TimeAdded& event,
                            const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::ClockSet& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::MovesSet& event, const Manner& manner);

} // namespace speech::announce
