// Positions as games bring them about.
#pragma once

#include "rules/variants/position.hpp"

#include <cstddef>
#include <vector>

namespace bench {

/// So many positions of games between two who like to capture and else play anything: openings, middlegames and many
/// endgames, the same on every run. No position is over.
std::vector<rules::variants::Position> positions_of_games(std::size_t count);

} // namespace bench
