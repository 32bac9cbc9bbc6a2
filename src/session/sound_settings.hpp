// The settings of the sound outputs, one by one.
#pragma once

#include "src/session/chooser.hpp"

namespace session {

Chooser choose_own_output();
Chooser choose_room_output();

} // namespace session
