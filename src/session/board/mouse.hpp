// The sighted one of two players at one computer, on his own board on the screen: the mouse is his hand.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// On his board: takes a piece up, which touches him, and moves him; or, once a move was announced to him, repeats it
/// by showing it and carries it out.
void click_own_board(UpdateContext& context, rules::board::Square square);

/// Beside his board: the menu, the clock, the rest of what he is told.
void click_beside_own_board(UpdateContext& context, Control control);

/// He shows that move; if it is the one that was announced, he has carried it out with it.
void repeat_shown(UpdateContext& context, rules::board::Move move);

} // namespace session
