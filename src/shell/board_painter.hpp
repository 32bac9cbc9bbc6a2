// Draws the board.
#pragma once

#include "src/session/view.hpp"
#include "src/shell/canvas.hpp"
#include "src/shell/layout.hpp"

namespace shell {

/// The board with its pieces and marks.
void paint_board(Canvas& canvas, const BoardLayout& place, const session::BoardView& board);

/// The other board of doubles, with names and clocks.
void paint_other_board(Canvas& canvas, const OtherBoardLayout& place, const session::OtherBoardView& board);

} // namespace shell
