// A move or an order said into the microphone, while a key is held.
#pragma once

#include "speech/hearing/hearing.hpp"
#include "src/session/step.hpp"

namespace session {

/// The key is down: the program is silent and listens.
void begin_talking(Step& step);

/// The key is up: what was said is to be understood.
void finish_talking(Step& step);

/// Tells what was heard and does it as if it had been typed. Where it may be one of two, asks; guesses nothing.
void understand(Step& step, const speech::hearing::Heard& heard);

} // namespace session
