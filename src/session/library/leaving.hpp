// Leaving a game, and the program.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Releases the game in the library, if there is one, so that another program can open it.
void give_up_hold(UpdateContext& context);

/// Saves and leaves the game for the main menu.
void leave_game(UpdateContext& context);

/// Leaves the program; a game in progress stays in the library.
void quit(UpdateContext& context);
/// The same as soon as all is on disk; if something cannot be written and the player does not know of it, asks again.
void quit_once_written(UpdateContext& context);
void library_settled(UpdateContext& context);

/// The game at the participant's table, and that of the partners in doubles, are no longer here.
void put_game_away(UpdateContext& context);

} // namespace session
