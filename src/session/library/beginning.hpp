// Starting a new game.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// A new game by the settings chosen; where it is the computer that plays, the best engine installed for the level.
/// Says so if there is none.
void start_game(UpdateContext& context);

/// A new game against the computer from the position that is looked back at, with the side that was played then, or
/// else the side to move. Refused where no move is left. Precondition: a game is looked back at.
void play_on(UpdateContext& context);

/// The library has the new game; or could not take it, and it is played all the same.
void game_created(UpdateContext& context, const GameCreated& created);

/// It was asked whether the room may hear what is private: the game, a new one or the stored one, is played all the
/// same; or the stored one is given back.
void play_overheard(UpdateContext& context, Overheard agreed);
void leave_undecided(UpdateContext& context);

} // namespace session
