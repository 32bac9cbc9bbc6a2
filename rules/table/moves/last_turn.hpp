// The turn a player of a friendly game takes back.
#pragma once

#include "rules/table/state.hpp"

#include <cstddef>
#include <variant>

namespace rules::table {

/// How many plies are left of the game once the side has taken its last turn back, and what was answered to it; or why
/// it may not. Moves stand where the game is played without help, where they are announced, and where partners have
/// what was captured.
std::variant<std::size_t, Refusal> plies_before_last_turn(const Table& table, Color side);

} // namespace rules::table
