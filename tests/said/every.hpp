// Every refusal, reason and hindrance there is. Each switch is complete, so a new one does not build until it is here.
#pragma once

#include "rules/table/refusal.hpp"
#include "rules/table/words.hpp"
#include "speech/listen/reading.hpp"

#include <optional>
#include <vector>

namespace said {

std::vector<rules::table::RefusalReason> every_refusal();
std::vector<rules::table::Reason> every_reason();
/// The results a game can have for that reason.
std::vector<rules::table::Result> results_of(rules::table::Reason reason);
/// Every hindrance, with every kind of piece where it is about one.
std::vector<speech::listen::Illegal> every_illegal();

} // namespace said
