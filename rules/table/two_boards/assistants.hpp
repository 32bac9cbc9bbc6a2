// What an assistant may do, and what is left to the player (F.2.9; 6.8d and 8.1 where there is one board).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Why the assistant of that side may not do it; empty if it is an assistant's duty, whether or not it can be done now.
std::optional<Refusal> refuse_assistant(const Table& table, Color side, const Command& command);

} // namespace rules::table
