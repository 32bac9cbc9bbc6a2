// The settings of a new game, one by one.
#pragma once

#include "src/session/chooser.hpp"

namespace session {

Chooser choose_sitting();
Chooser choose_side();
Chooser choose_level();
Chooser choose_time();
Chooser choose_boards();
Chooser choose_edition();

} // namespace session
