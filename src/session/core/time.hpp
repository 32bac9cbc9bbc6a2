// The session's time: told from outside, as everything a screen knows.
#pragma once

#include "src/game/table_clock.hpp"

namespace session {

/// Time since the program started, on a clock that never jumps.
using SessionTime = game::ProgramTime;
using game::Now;

} // namespace session
