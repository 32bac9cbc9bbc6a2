// Starting a new game, and resuming a kept one: who sits where, and what was said last.
#pragma once

#include "src/game/replay.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>
#include <variant>

namespace session {

/// A new game by the settings chosen; where it is the computer that plays, the best engine installed for the level.
/// Says so if there is none.
void start_game(UpdateContext& context);

/// A new game against the computer from the position that is looked back at, with the side that was played then, or
/// else the side to move. Refused where no move is left. Precondition: a game is looked back at.
void play_on(UpdateContext& context);

/// Of a kept game: the side that is played, or helped, here; empty if nobody blind plays it.
std::optional<rules::board::Color> side_played_here(const rules::table::Settings& settings);

/// The library has the new game; or could not take it, and it is played all the same.
void game_created(UpdateContext& context, const GameCreated& created);

/// A stored game as its events leave it, or why it cannot be replayed.
std::variant<game::ReplayedGame, speech::phrases::Runs> replay_stored(const Scene& context,
                                                                      const ports::journal::StoredGame& stored);

/// Goes on with a stored game: where it stood, what the clocks showed, what was last said; in doubles with the
/// partners' game.
void resume_game(UpdateContext& context, const ports::journal::StoredGame& stored,
                 const std::optional<ports::journal::StoredGame>& partners);

/// It was asked whether the room may hear what is private: the game, a new one or the stored one, is played all the
/// same; or the stored one is given back.
void play_overheard(UpdateContext& context, Overheard agreed);
void leave_undecided(UpdateContext& context);

} // namespace session
