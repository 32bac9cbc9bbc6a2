// How the window looks: its settings one by one, and what one does to see more of it.
#pragma once

#include "src/session/chooser.hpp"
#include "src/session/message.hpp"

namespace session {

Chooser choose_theme();
Chooser choose_board_size();

/// The next part of the sentence shown, where it is too long for its place.
void read_on(Step& step);

/// That the window shows less than it should, and why.
void picture_failed(Step& step, const PictureFailed& failed);

} // namespace session
