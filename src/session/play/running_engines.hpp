// The programs that play at the game's table, started and ended.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Starts the engine of that side. Precondition: one plays it.
void start_engine(UpdateContext& context, rules::board::Color side);
/// Starts all there are.
void start_engines(UpdateContext& context);

/// Ends all there are.
void end_engines(UpdateContext& context);

} // namespace session
