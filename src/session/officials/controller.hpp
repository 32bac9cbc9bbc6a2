// The controller of a game on two boards: where the boards and the scores differ, and what is done about it.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// First what there is to hear, then what the Laws prescribe (F.2.7, F.2.8). Precondition: there are two boards.
std::vector<Item> controller_rows(const Scene& context);

} // namespace session
