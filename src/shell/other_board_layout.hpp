// Where the other board of doubles stands in the room beside one's own. Pure.
#pragma once

#include "rules/board/square.hpp"
#include "src/session/core/view.hpp"
#include "src/shell/direction.hpp"
#include "src/shell/geometry.hpp"
#include "src/shell/typeset.hpp"

#include <optional>
#include <vector>

namespace shell {

/// Where a square of a board is whose squares together are there.
Rectangle square_in(const Rectangle& squares, rules::board::Square square, bool flipped);

/// The board, with a line above it and one below for a name and a clock each.
struct OtherBoardLayout {
    Rectangle squares;
    Block top_name;
    Block top_clock;
    Block bottom_name;
    Block bottom_clock;
};

/// What it is placed with.
struct OtherBoardRoom {
    int letter;             ///< the size of ordinary text
    int margin;             ///< between any two parts
    int narrowest;          ///< what stands beside it has at least this width
    std::vector<int> sizes; ///< of the letters, from large to small
    Direction direction;
};

/// Cuts its place off the area, beside what is to stand there or else below it. Empty, and nothing is cut off, where
/// its squares would be too small to recognise a piece in them.
std::optional<OtherBoardLayout> cut_other_board(Rectangle& area, const session::OtherBoardView& board,
                                                const OtherBoardRoom& room, const Ruler& ruler);

} // namespace shell
