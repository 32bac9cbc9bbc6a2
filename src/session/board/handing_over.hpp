// Several who play at one keyboard: who has it.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// How they share the keyboard.
void explain_turns(UpdateContext& context);

/// The key: the keyboard goes to whoever waits longest for it, who hears whose move it is at that board. Refused where
/// nobody waits, or a piece is in the hand.
void hand_over(UpdateContext& context);

/// Where both sides of a game are played at the keyboard, it goes to the side to move each time that changes.
void hand_to_mover(UpdateContext& context);

} // namespace session
