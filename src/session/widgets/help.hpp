// What can be done here, for whoever asks.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// What can be done on the screen on top, with the keys as the key map has them. `rows`: those of the list on top, if
/// it is one.
speech::phrases::Runs context_help(const Scene& context, const std::vector<Item>& rows);

} // namespace session
