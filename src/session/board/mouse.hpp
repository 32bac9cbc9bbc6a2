// The sighted one of two players at one computer, who plays with the mouse on a board of their own on the screen.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// A click on that board: lifts a piece, which touches it, and moves it. If a move was announced to the sighted player,
/// repeats it by showing it, and carries it out.
void click_own_board(UpdateContext& context, rules::board::Square square);

/// A click beside the board: the menu, the clock, the rest of a long text.
void click_beside_own_board(UpdateContext& context, Control control);

/// The sighted player shows that move. If it is the announced move, it is also carried out.
void repeat_shown(UpdateContext& context, rules::board::Move move);

} // namespace session
