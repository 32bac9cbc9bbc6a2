// What the engine reports that is asked for hints.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Tells its hint, or why there is none, to whoever has asked; nothing if nobody waits for it any more.
void hear_adviser(UpdateContext& context, const EngineReported& reported);

} // namespace session
