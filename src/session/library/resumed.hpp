// The state of a game that is resumed, in words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The last move, whose move it is, both clocks.
void announce_resumed(UpdateContext& context);

} // namespace session
