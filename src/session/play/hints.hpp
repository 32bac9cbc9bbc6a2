// Hints: the best move here, asked of an engine that does not play.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Asks the strongest engine there is for the best move of the side the participant plays; the hint is told when it has
/// been found. Refused, with the reason, where that side may not move now. Whether a game is played with help has been
/// asked before.
void ask_for_hint(UpdateContext& context);

} // namespace session
