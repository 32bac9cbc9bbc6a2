// A game that is over is walked through on the board: each step says the move and shows the position it led to.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// Opens the board of a kept game that is over, at its start; of doubles one's own.
void review_game(UpdateContext& context, const GameToReview& found);

/// Shows the game that is over as it stood after so many plies: the one looked back at, or the one whose board is open.
void look_back(UpdateContext& context, std::size_t ply);

/// Keys that walk through a game; refused while it is not over. False for any other.
bool walking_command(UpdateContext& context, Command command);

/// A key on the board of a game looked back at: asks, feels, walks or leaves; what plays is refused. `times`: pressed
/// so often in a row. False for one the board does not know.
bool review_command(UpdateContext& context, Command command, int number, int times);

/// Goes to the move of that number as it was typed; 0 is the start.
void go_to_move(UpdateContext& context, const std::string& text);

/// Plays what was kept as sound of the last ply that is looked at, where it is asked for twice; false for any other
/// key.
bool hears_last_move(UpdateContext& context, Command command, int times);

/// Leaves the game that is looked back at, and all that was opened on its board.
void end_review(UpdateContext& context);

} // namespace session
