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

/// Something was said without a key: has it understood, where something may be said so. No key waits for that, because
/// it may have been meant for somebody else.
void catch_utterance(UpdateContext& context, const UtteranceCaught& caught);

/// Whether what was made of something said without a key is still wanted: nobody is told if it is not.
bool is_wanted(const Scene& context, const UtteranceHeard& utterance);

/// Says that nothing was understood.
void tell_unclear(UpdateContext& context);

/// Asks which of the two moves is meant that were heard; false where they are not two moves.
bool ask_which_heard(UpdateContext& context, const speech::hearing::Unsure& heard);

/// Tells what was heard and does it as if it had been typed. Where it may be one of two, asks; guesses nothing. A move
/// that was heard for another position than the one there is now is not understood.
void understand(UpdateContext& context, const SpeechHeard& speech);

/// What an answer that was given aloud asks to be done. Empty where it is not understood, or where the question is not
/// open any more, which is told; and where it is only likely which move was meant, which is asked then.
std::optional<Action> understand(UpdateContext& context, const ReplyHeard& reply);

} // namespace session
