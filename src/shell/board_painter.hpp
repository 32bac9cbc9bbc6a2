// Draws the board.
#pragma once

#include "src/session/view.hpp"
#include "src/shell/canvas.hpp"
#include "src/shell/layout.hpp"

namespace shell {

/// The board with its pieces and marks.
void paint_board(Canvas& canvas, const BoardLayout& place, const session::BoardView& board);

} // namespace shell
