// Who says what the player hears: the program itself, or somebody else for it.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Who was to speak does not: that is told by the program itself.
void speaker_lost(UpdateContext& context, const SpeakerLost& lost);

} // namespace session
