// What is said into the microphone, while a key is held.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>

namespace session {

/// The key is down: the program is silent and listens.
void begin_talking(UpdateContext& context, Listening what);

/// The key is up: what was said is to be understood.
void finish_talking(UpdateContext& context);

/// Tells what was heard and does it as if it had been typed. Where it may be one of two, asks; guesses nothing. A move
/// that was heard for another position than the one there is now is not understood.
void understand(UpdateContext& context, const SpeechHeard& speech);

/// What an answer that was given aloud asks to be done. Empty where it is not understood, or where the question is not
/// open any more, which is told; and where it is only likely which move was meant, which is asked then.
std::optional<Action> understand(UpdateContext& context, const ReplyHeard& reply);

} // namespace session
