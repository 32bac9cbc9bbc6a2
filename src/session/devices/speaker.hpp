// Who says what the player hears: the program itself, or somebody else for it.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// The chosen voice does not speak: the program says so with its own voice.
void speaker_lost(UpdateContext& context, const SpeakerLost& lost);

} // namespace session
