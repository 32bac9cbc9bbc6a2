// How moves, squares and men are told.
#pragma once

#include "src/session/chooser.hpp"

namespace session {

Chooser choose_move_words();
Chooser choose_square_colour();
Chooser choose_whose_man();

} // namespace session
