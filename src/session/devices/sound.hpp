// Outputs of sound that come and go.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// An output of sound is heard, or heard no more. What was lost is told, and that it is there again.
void sound_found(UpdateContext& context, const SoundFound& found);
void sound_lost(UpdateContext& context, const SoundLost& lost);

} // namespace session
