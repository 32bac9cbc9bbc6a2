// The settings of the talking clock, one by one.
#pragma once

#include "src/session/chooser.hpp"

namespace session {

Chooser choose_talking_clock();
Chooser choose_minutes_from_ten();
Chooser choose_minutes_below_ten();
Chooser choose_seconds_below_minute();
Chooser choose_seconds_below_ten();
Chooser choose_low_time_cue();

} // namespace session
