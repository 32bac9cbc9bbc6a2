// The session's time. It comes from outside; nothing here reads a clock.
#pragma once

#include "src/game/table_clock.hpp"

namespace session {

/// Time since the program started, on a clock that never jumps.
using SessionTime = game::ProgramTime;
using game::Now;

} // namespace session
