// The programs that play at the game's table, started and ended.
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

/// Ends all there are.
void end_engines(UpdateContext& context);

} // namespace session
