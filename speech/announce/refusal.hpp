// Refusals in words: the reason, with its Article.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

namespace speech::announce {

namespace table = rules::table;

/// Whether there are clocks: without them it is the game that is stopped.
enum class Clocks { Some, None };

/// Why the table refused, with the Article of the edition being played. Where refusals are told in the long form and
/// the laws are given, with what the Article says.
Utterance explain(const table::Refusal& refusal, const Manner& manner, Clocks clocks = Clocks::Some,
                  const rules::laws::Laws* laws = nullptr);

} // namespace speech::announce
