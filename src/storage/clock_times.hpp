// What the clocks showed in the course of a game.
#pragma once

#include "rules/table/table.hpp"

#include <optional>
#include <vector>

namespace storage {

/// What the mover's clock showed after each ply: after the press, or as the move was made if it was never pressed;
/// empty without clocks. The table goes from the game's start to its end.
std::vector<std::optional<rules::table::Duration>>
clocks_after_plies(rules::table::Table& table, const std::vector<rules::table::TimedEvent>& events);

} // namespace storage
