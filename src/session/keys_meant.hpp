// For which screen a key was meant: one that has just come up, or that what is being said may bring up, is not it.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/model.hpp"

namespace session {

bool is_of_mouse(const Message& message);

/// Somebody has pressed, pointed or typed.
bool is_of_somebody(const Model& model, const Message& message);

/// What happens without a key of the player's, and may bring up a screen or take one away.
bool happens_by_itself(const Model& model, const Message& message);

/// A screen has just come up before that participant which they had not asked for, and they have pressed this for what
/// was there before.
bool comes_too_soon(const Model& model, ParticipantId who, const Message& message, Now now);

/// The outcome of an utterance.
bool tells_what_was_heard(const Message& message);

/// It is to be kept until it is known what was said. Silence does not wait, nor talking again, nor leaving: whoever has
/// left a question does not want to have answered it.
bool waits_for_hearing(const Model& model, const Message& message);

} // namespace session
