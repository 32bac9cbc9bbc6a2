// How a game that is begun opens: what is told first, and the clocks.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// How two players share this computer.
void explain_sharing(UpdateContext& context);

/// Tells what the players have to know of the game, and starts it. Precondition: it has been sat down at.
void start_play(UpdateContext& context);

/// The clocks of both boards are started together, where they have not been.
void start_clocks(UpdateContext& context);

} // namespace session
