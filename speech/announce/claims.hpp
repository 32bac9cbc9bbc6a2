// What is said of claims and of what the arbiter finds about them.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

#include <vector>

namespace speech::announce {

namespace table = rules::table;

std::vector<Utterance> told(const table::Table& before, const table::DrawClaimed& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::ClaimRejected& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::QuickplayClaimed& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::IncrementRequested& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::IncrementIntroduced& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Upheld& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Rejected& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Postponed& event, const Manner& manner);

} // namespace speech::announce
