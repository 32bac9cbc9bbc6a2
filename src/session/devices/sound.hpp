// Outputs of sound that come and go.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// A sound output works, or works no longer. The player is told that it was lost, and that it is back.
void sound_found(UpdateContext& context, const SoundFound& found);
void sound_lost(UpdateContext& context, const SoundLost& lost);

} // namespace session
