#include "src/shell/layout.hpp"

#include <algorithm>

namespace shell {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;

int times(double factor, int letter) { return static_cast<int>(factor * letter); }

/// A board and its labels take so many squares in each direction.
constexpr double squares_with_labels = 8.45;
/// The height of a row, in letters: few rows are higher than many.
constexpr double smallest_row = 1.8;
constexpr double largest_row = 2.6;
/// Wider windows than this have the caption beside the board, so that the board gets the whole height.
constexpr double wide = 1.5;

int line(const Layout& layout) { return times(1.4, layout.letter); }

/// One name and one clock; the one nearer to the edge of the window first.
void place_player(Rectangle& column, const Layout& layout, const std::string& clock_text, bool at_top, Rectangle& name,
                  Rectangle& clock) {
    const int clock_height = clock_text.empty() ? 0 : times(2.8, layout.letter);
    const auto cut = [&](int height) { return at_top ? column.cut_top(height) : column.cut_bottom(height); };
    name = cut(line(layout));
    cut(clock_height == 0 ? 0 : layout.margin / 3);
    clock = cut(clock_height);
    cut(layout.margin);
}

BoardLayout place_board(Rectangle& area, const session::BoardView& board, Layout& layout, bool is_wide) {
    const double side = std::min<double>(area.height, is_wide ? area.width * 0.68 : area.width * 0.6);
    BoardLayout place{};
    place.square = static_cast<int>(side / squares_with_labels);
    const int labels = static_cast<int>((squares_with_labels - 8) * place.square);
    const Rectangle block = area.cut_left(8 * place.square + labels);
    place.squares = {block.x + labels, block.y, 8 * place.square, 8 * place.square};
    place.rank_labels = {block.x, block.y, labels, 8 * place.square};
    place.file_labels = {place.squares.x, place.squares.bottom(), 8 * place.square, labels};

    area.cut_left(2 * layout.margin);
    Rectangle column = area;
    if (is_wide) {
        layout.hint = column.cut_bottom(2 * line(layout));
        column.cut_bottom(layout.margin);
        layout.caption = column.cut_bottom(column.height * 3 / 10);
        column.cut_bottom(layout.margin);
    }
    layout.title = column.cut_top(line(layout));
    column.cut_top(layout.margin);
    place_player(column, layout, board.top_clock, true, place.top_name, place.top_clock);
    place_player(column, layout, board.bottom_clock, false, place.bottom_name, place.bottom_clock);
    place.menu = place.bottom_name.cut_right(place.bottom_name.width * 2 / 5);
    place.moves = column;
    return place;
}

ListLayout place_list(Rectangle area, const session::ListView& list, const Layout& layout) {
    ListLayout place{};
    const int rows = std::max(1, static_cast<int>(list.rows.size()));
    place.row_height =
        std::clamp(area.height / rows, times(smallest_row, layout.letter), times(largest_row, layout.letter));
    const std::size_t room = static_cast<std::size_t>(std::max(1, area.height / place.row_height));
    place.shown = std::min(room, list.rows.size());
    const std::size_t half = place.shown / 2;
    place.first = std::min(list.focus > half ? list.focus - half : 0, list.rows.size() - place.shown);
    place.area = area.cut_top(static_cast<int>(place.shown) * place.row_height);
    Rectangle strip = place.area;
    place.more = strip.cut_right(place.shown < list.rows.size() ? times(1.4, layout.letter) : 0);
    return place;
}

TextLayout place_text(Rectangle area, const Layout& layout) {
    TextLayout place{};
    place.prompt = area.cut_top(2 * line(layout));
    place.field = area.cut_top(times(2, layout.letter));
    return place;
}

/// A frame in the middle of the board, as high as its rows need.
Rectangle dialog_over(const Rectangle& squares, std::size_t rows, const Layout& layout) {
    const int wanted = line(layout) + 3 * layout.margin + static_cast<int>(rows) * times(largest_row, layout.letter);
    const int height = std::min(wanted, squares.height - 2 * layout.margin);
    Rectangle frame{squares.x + layout.margin, squares.y, squares.width - 2 * layout.margin, height};
    frame.y += (squares.height - height) / 2;
    return frame;
}

/// A screen without a board: the title at the top, and below it the list, the line being typed, or both.
void place_screen(Rectangle area, const session::View& view, Layout& layout) {
    layout.title = area.cut_top(times(2, layout.letter));
    area.cut_top(layout.margin);
    if (view.text) {
        const int height = 2 * line(layout) + times(2, layout.letter);
        layout.text = place_text(view.list ? area.cut_bottom(height) : area.cut_top(height), layout);
        area.cut_bottom(view.list ? layout.margin : 0);
    }
    if (view.list) layout.list = place_list(area, *view.list, layout);
}

} // namespace

Rectangle BoardLayout::at(Square where, bool flipped) const {
    const int file = static_cast<int>(where.file());
    const int rank = static_cast<int>(where.rank());
    const int column = flipped ? 7 - file : file;
    const int row = flipped ? rank : 7 - rank;
    return {squares.x + column * square, squares.y + row * square, square, square};
}

Rectangle ListLayout::row(std::size_t row) const {
    return {area.x, area.y + static_cast<int>(row - first) * row_height, area.width - more.width, row_height};
}

Layout lay_out(const session::View& view, Size window) {
    const int width = std::max(window.width, smallest_window.width);
    const int height = std::max(window.height, smallest_window.height);
    Layout layout{};
    layout.letter = std::max(15, std::min(width / 46, height / 30));
    layout.margin = times(0.6, layout.letter);
    Rectangle area = Rectangle{0, 0, width, height}.inset(layout.margin);

    const bool is_wide = view.board && width >= wide * height;
    if (!is_wide) {
        layout.hint = area.cut_bottom(line(layout));
        area.cut_bottom(layout.margin / 2);
        layout.caption = area.cut_bottom(times(4.4, layout.letter));
        area.cut_bottom(layout.margin);
    }
    if (!view.board) {
        place_screen(area, view, layout);
        return layout;
    }
    layout.board = place_board(area, *view.board, layout, is_wide);
    if (view.text) layout.text = place_text(layout.board->moves, layout);
    if (view.list) {
        layout.dialog = dialog_over(layout.board->squares, view.list->rows.size(), layout);
        Rectangle inside = layout.dialog->inset(layout.margin);
        layout.title = inside.cut_top(line(layout));
        inside.cut_top(layout.margin);
        layout.list = place_list(inside, *view.list, layout);
    }
    return layout;
}

std::optional<session::Message> hit_test(const session::View& view, Size window, Point point) {
    const Layout layout = lay_out(view, window);
    if (layout.list) {
        for (std::size_t row = layout.list->first; row < layout.list->first + layout.list->shown; ++row)
            if (layout.list->row(row).contains(point)) return session::RowClicked{row};
        return std::nullopt;
    }
    if (!layout.board) return std::nullopt;
    if (layout.board->menu.contains(point)) return session::ControlClicked{session::Control::Menu};
    if (layout.board->bottom_clock.contains(point)) return session::ControlClicked{session::Control::Clock};
    if (!layout.board->squares.contains(point)) return std::nullopt;
    const int column = (point.x - layout.board->squares.x) / layout.board->square;
    const int row = (point.y - layout.board->squares.y) / layout.board->square;
    const bool flipped = view.board->flipped;
    return session::SquareClicked{
        Square(static_cast<File>(flipped ? 7 - column : column), static_cast<Rank>(flipped ? row : 7 - row))};
}

} // namespace shell
