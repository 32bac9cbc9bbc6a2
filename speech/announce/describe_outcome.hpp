// Results in words.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"

#include <string_view>

namespace speech::announce {

namespace table = rules::table;

/// The winner as named by `who_word`; `nobody` for a draw, `both_lose` for a game lost by both.
std::string_view winner_word(table::Result result, const Manner& manner);
/// `none`, `half`, `one`.
std::string_view points_word(table::Points points);

/// "You win by checkmate", "Draw by stalemate".
phrases::Runs describe_outcome(table::Outcome outcome, const Manner& manner);

} // namespace speech::announce
