// Where everything of a view stands in a window of a given size, to the line of text. Pure: the painter draws by it,
// and what is pointed at is looked up in it (pointed.hpp), so that both always agree.
#pragma once

#include "rules/board/square.hpp"
#include "src/session/core/view.hpp"
#include "src/shell/caption_layout.hpp"
#include "src/shell/direction.hpp"
#include "src/shell/geometry.hpp"
#include "src/shell/list_layout.hpp"
#include "src/shell/other_board_layout.hpp"
#include "src/shell/typeset.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace shell {

/// The smallest window for which everything has its place.
inline constexpr Size smallest_window{640, 480};

/// A clock; without an area where there is none.
struct ClockLayout {
    Rectangle area;
    Rectangle sign; ///< that it runs
    Block time;
};

/// The board and what stands beside it. Where the board takes the window, names and moves have no area;
/// nor have moves where a list takes their place.
struct BoardLayout {
    Rectangle squares;     ///< all 64 of them
    int square;            ///< the side of one
    Rectangle rank_labels; ///< left of the squares; without an area where the coordinates stand in the squares
    Rectangle file_labels; ///< below them, or without an area
    int label_size;        ///< of the letters of the coordinates
    Block top_name;
    ClockLayout top_clock;
    Rectangle moves;
    std::vector<Block> move_lines;         ///< the last moves, down and then across
    std::optional<OtherBoardLayout> other; ///< beside the moves or below them, where there is room
    ClockLayout bottom_clock;
    Block bottom_name;
    Block top_captured; ///< at the end of the line of the name
    Block bottom_captured;
    Rectangle menu; ///< the button that opens the game's menu; without an area beside a list
    Block menu_name;

    Rectangle at(rules::board::Square square, bool flipped) const;
};

/// A line being typed.
struct TextLayout {
    Block prompt;
    Rectangle field;
};

/// A whole window. No two of its parts overlap, except that a dialog covers the board: a list has its place beside the
/// board unless it is too long. One in large letters that has
/// no room over the board has the window for itself.
struct Layout {
    int letter; ///< the size of ordinary text
    int base;   ///< what it would be at 100 percent
    int margin; ///< between any two parts
    Block title;
    CaptionLayout caption;
    Block hint;
    std::optional<BoardLayout> board; ///< unless a list takes its place
    std::optional<Rectangle> dialog;  ///< the frame around a list or a line being typed that covers the board
    std::optional<ListLayout> list;
    std::optional<TextLayout> text;
};

/// A window smaller than the smallest is laid out as that one.
Layout lay_out(const session::View& view, Size window, const Ruler& ruler);

} // namespace shell
