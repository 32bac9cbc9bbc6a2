// What keys and clicks mean while the board is on top.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Carries out a command on the board. `times`: how often its key was pressed in a row. False if it has no meaning
/// there.
bool board_command(UpdateContext& context, Command command, int number, int times);

/// Whether the command is an act of the hands: lift, place, put back, take off, carry out, adjust, press.
bool is_of_hands(Command command);
/// Carries out such a command, whichever screen is open. Precondition: is_of_hands().
void use_hands(UpdateContext& context, Command command);

/// Puts the finger on a square and lifts or places there, as a click does.
void click_square(UpdateContext& context, rules::board::Square square);
/// Puts the finger on a square, as keys do, and says what is there; on the board only.
void reach_square(UpdateContext& context, rules::board::Square square);
/// What stands beside the board was pointed at: does what the key for it does, on the board.
void click_control(UpdateContext& context, Control control);

} // namespace session
