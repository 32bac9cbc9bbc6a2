// The player's own board under his hands, in a game on two boards: what is lifted, placed, taken off and carried out.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The way of a game on two boards, and the keys for it: told as it begins.
void explain_two_boards(UpdateContext& context);

/// Enter on the square under the finger: lifts, places, or carries the opponent's move out.
void touch_own_board(UpdateContext& context);
/// The piece taken up last goes back to where he stood. He stays touched.
void put_back_on_own_board(UpdateContext& context);

/// The keys of the procedure: take off, press, carry out, adjust, call the controller. False for any other.
bool procedure_command(UpdateContext& context, Command command);

} // namespace session
