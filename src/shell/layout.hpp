// Where everything of a view stands in a window of a given size, to the line of text. Pure: the painter draws by it,
// and what is pointed at is looked up in it, so that both always agree.
#pragma once

#include "rules/board/square.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/view.hpp"
#include "src/shell/direction.hpp"
#include "src/shell/geometry.hpp"
#include "src/shell/list_layout.hpp"
#include "src/shell/typeset.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
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

/// The board and what stands beside it. Where the board takes the window, names and moves have no area.
struct BoardLayout {
    Rectangle squares;     ///< all 64 of them
    int square;            ///< the side of one
    Rectangle rank_labels; ///< left of the squares
    Rectangle file_labels; ///< below them
    Block top_name;
    ClockLayout top_clock;
    Rectangle moves;
    std::vector<Block> move_lines; ///< the last moves, down and then across
    ClockLayout bottom_clock;
    Block bottom_name;
    Rectangle menu; ///< the button that opens the game's menu
    Block menu_name;

    Rectangle at(rules::board::Square square, bool flipped) const;
};

/// A line being typed.
struct TextLayout {
    Block prompt;
    Rectangle field;
};

/// The last sentence, or one part of it after the other.
struct CaptionLayout {
    Rectangle area;
    Block text;
    std::size_t part = 0;  ///< which is seen, counted from 0
    std::size_t parts = 1; ///< how many there are; more than one have a sign at the end of the area
    Rectangle sign;
};

/// A whole window. No two of its parts overlap, except that a dialog covers the board.
struct Layout {
    int letter; ///< the size of ordinary text
    int base;   ///< what it would be at 100 percent
    int margin; ///< between any two parts
    Block title;
    CaptionLayout caption;
    Block hint;
    std::optional<BoardLayout> board;
    std::optional<Rectangle> dialog; ///< the frame around a list or a line being typed that covers the board
    std::optional<ListLayout> list;
    std::optional<TextLayout> text;
};

/// A window smaller than the smallest is laid out as that one.
Layout lay_out(const session::View& view, Size window, const Ruler& ruler);

/// What can be pointed at.
using Target = std::variant<session::SquareClicked, session::RowClicked, session::RowPointed, session::ControlClicked>;

/// What is meant by pointing there; empty where there is nothing. A dialog over the board hides all but the caption.
std::optional<Target> hit_test(const session::View& view, const Layout& layout, Point point);

/// What turning the wheel there means: the next part of the caption, or the next row down (1) or up (-1).
std::optional<Target> wheel_test(const session::View& view, const Layout& layout, Point point, int direction);

} // namespace shell
