// The list of the ranks, each with what stands on it.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// From the eighth rank down. Precondition: there is a game.
std::vector<Item> rank_rows(const Scene& context);

} // namespace session
