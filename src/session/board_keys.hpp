// What keys and clicks mean while the board is on top.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// A command on the board; `times`: pressed so often in a row. False if the board does not know it.
bool board_command(UpdateContext& context, Command command, int number, int times);

/// Whether it is what hands do at the table: lift, place, put back, take off, carry out, adjust, press.
bool is_of_hands(Command command);
/// Does such a command, whatever is open before the player. Precondition: is_of_hands().
void use_hands(UpdateContext& context, Command command);

/// Puts the finger on a square and lifts or places there, as a click does.
void click_square(UpdateContext& context, rules::board::Square square);
/// What stands beside the board was pointed at: does what the key for it does, on the board.
void click_control(UpdateContext& context, Control control);

} // namespace session
