// Where everything of a view stands in a window of a given size. Pure: the painter draws by it, and a click is looked
// up in it, so that both always agree.
#pragma once

#include "rules/board/square.hpp"
#include "src/session/message.hpp"
#include "src/session/view.hpp"
#include "src/shell/geometry.hpp"

#include <cstddef>
#include <optional>

namespace shell {

/// The smallest window for which everything has its place.
inline constexpr Size smallest_window{640, 480};

/// The board and what stands beside it.
struct BoardLayout {
    Rectangle squares;     ///< all 64 of them
    int square;            ///< the side of one
    Rectangle rank_labels; ///< left of the squares
    Rectangle file_labels; ///< below them
    Rectangle top_name;
    Rectangle top_clock;
    Rectangle moves;
    Rectangle bottom_clock;
    Rectangle bottom_name;
    Rectangle menu; ///< the button that opens the game's menu

    Rectangle at(rules::board::Square square, bool flipped) const;
};

/// The rows of a list that can be seen, the focus always among them.
struct ListLayout {
    Rectangle area; ///< of the rows, with the strip for the signs that there are more
    Rectangle more; ///< the strip, where there are
    int row_height;
    std::size_t first; ///< the first row seen
    std::size_t shown; ///< how many are seen

    /// Precondition: first <= row < first + shown.
    Rectangle row(std::size_t row) const;
};

/// A line being typed.
struct TextLayout {
    Rectangle prompt;
    Rectangle field;
};

/// A whole window. No two of its parts overlap, except that a dialog covers the board.
struct Layout {
    int letter; ///< the size of ordinary text
    int margin; ///< between any two parts
    Rectangle title;
    Rectangle caption;
    Rectangle hint;
    std::optional<BoardLayout> board;
    std::optional<Rectangle> dialog; ///< the frame around a list that covers the board
    std::optional<ListLayout> list;
    std::optional<TextLayout> text;
};

/// A window smaller than the smallest is laid out as that one.
Layout lay_out(const session::View& view, Size window);

/// What a click at this point means, SquareClicked, RowClicked or ControlClicked; empty where there is nothing to
/// click. A list over the board is the only thing that can be clicked.
std::optional<session::Message> hit_test(const session::View& view, Size window, Point point);

} // namespace shell
