// Who says what the player hears: the program itself, or somebody else for it.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/step.hpp"

namespace session {

/// Who was to speak does not: that is told by the program itself.
void speaker_lost(Step& step, const SpeakerLost& lost);

} // namespace session
