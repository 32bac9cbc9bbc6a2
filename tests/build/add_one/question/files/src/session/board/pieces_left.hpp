// How many pieces are left.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// On the board as the hands have left it. Precondition: there is a board.
speech::phrases::Runs pieces_left(const Scene& context);

} // namespace session
