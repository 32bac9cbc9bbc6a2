// Several who play at one keyboard: who has it.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// How they share the keyboard. Precondition: somebody waits for it.
speech::phrases::Runs turns_words(const Scene& context);
void explain_turns(UpdateContext& context);

/// The key: the keyboard goes to the board of whoever waits longest for it, there to whoever has the move if they wait
/// too, who hears whose move it is. Refused where nobody waits, or a piece is in the hand. Precondition: the
/// participant is at the keyboard, and plays.
void hand_over(UpdateContext& context);

/// Where both sides of a game are played at the keyboard, it goes to the side to move each time that
/// changes. Precondition: the participant is at the keyboard.
void hand_to_mover(UpdateContext& context);

} // namespace session
