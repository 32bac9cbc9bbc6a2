// Help that begins with what is to be done on the board now.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// What can be done on the screen on top; on a board first what the game waits for, where that is no move: play is
/// stopped, a move is on its way between two boards, or a piece is in the hand.
speech::phrases::Runs help_here(const Scene& context, const std::vector<Item>& rows);

} // namespace session
