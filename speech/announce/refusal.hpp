// Refusals in words: the reason, with its Article.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

namespace speech::announce {

namespace table = rules::table;

/// Whether there are clocks: without them it is the game that is stopped.
enum class Clocks { Some, None };

/// Why the table refused, without the Article.
phrases::Runs describe_reason(const table::Refusal& refusal, const Manner& manner, Clocks clocks = Clocks::Some);

/// Why the table refused, with the Article of the edition being played.
Utterance explain(const table::Refusal& refusal, const Manner& manner, Clocks clocks = Clocks::Some);

} // namespace speech::announce
