// What the board is asked for by a key.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Keys that ask for a fact; `times`: pressed so often in a row. False for any other.
bool question_on_board(UpdateContext& context, Command command, int number, int times);

/// The moves of the game, with the last one before the position that is asked about in focus.
void open_moves(UpdateContext& context);

} // namespace session
