// What a player does on their own board in a game on two boards: lifting, placing, taking off, carrying moves out.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The procedure on two boards, and the keys for it: told when the game begins.
void explain_two_boards(UpdateContext& context);

/// Enter on the square under the finger: lifts, places, or carries the opponent's move out.
void touch_own_board(UpdateContext& context);
/// The piece lifted last goes back to its square. It stays touched.
void put_back_on_own_board(UpdateContext& context);

/// The keys of the procedure: take off, press, carry out, adjust, call the controller. False for any other.
bool procedure_command(UpdateContext& context, Command command);

} // namespace session
