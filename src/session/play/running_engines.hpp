// The programs that play at the game's table or give hints there, started and ended.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Starts the engine of that side. Precondition: one plays it.
void start_engine(UpdateContext& context, rules::board::Color side);
/// Starts all there are.
void start_engines(UpdateContext& context);

/// The game has gone back: what they think of is no more. Those that think are stopped, and their answer counts for
/// nothing.
void drop_questions(UpdateContext& context);

/// A piece has come into that side's reserve: an engine that has waited for one thinks again.
void reconsider(UpdateContext& context, rules::board::Color side);

/// Starts an engine that is to be asked for hints by whoever plays that side. Precondition: no engine plays it.
void start_adviser(UpdateContext& context, rules::board::Color side, engine::Opponent engine);
/// The position has changed: whoever waits for a hint does so no longer. Nothing is said of it.
void drop_hints(UpdateContext& context);
/// Does nothing where there is none.
void end_adviser(UpdateContext& context, rules::board::Color side);

/// Whether an engine that has started so knows how one castles in this game.
bool can_play(const Game& game, const engine::Ready& ready);

/// Ends all there are, of both kinds.
void end_engines(UpdateContext& context);

} // namespace session
