#include "src/shell/layout.hpp"

#include "src/shell/list_layout.hpp"

#include <algorithm>
#include <initializer_list>

namespace shell {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;

int times(double factor, int letter) { return static_cast<int>(factor * letter); }

/// A board and its labels take so many squares in each direction.
constexpr double squares_with_labels = 8.45;
/// Wider windows than this have the caption beside the board, so that the board gets the whole height.
constexpr double wide = 1.5;
/// Below so many letters in height, what stands beside the board moves together.
constexpr int roomy = 24;
/// What stands beside the board has at least so many letters in width, unless the board would lose half the window.
constexpr int narrowest_column = 11;
/// The hint has room for so many lines in the column beside a board, and for so many below a board and its column.
constexpr int hint_lines_beside = 3;
constexpr int hint_lines_below = 2;
/// What is typed stands beside the board where there is room for so many letters in height, and else over it.
constexpr double least_text = 3.5;
/// The share of the longer side that the largest board takes at most.
constexpr double largest_share = 0.76;

/// Lays out one view in one window.
class Typesetter {
public:
    Typesetter(const session::View& view, Size window, const Ruler& ruler)
        : view_(view)
        , ruler_(ruler) {
        const int width = std::max(window.width, smallest_window.width);
        const int height = std::max(window.height, smallest_window.height);
        layout_.base = std::max(15, std::min(width / 46, height / 30));
        layout_.letter = layout_.base * view.look.text_size / 100;
        layout_.margin = times(0.6, layout_.base);
        const Rectangle area = Rectangle{0, 0, width, height}.inset(layout_.margin);
        if (view.board)
            place_game(area);
        else
            place_screen(area);
    }

    Layout result() && { return std::move(layout_); }

private:
    int margin() const { return layout_.margin; }
    int letter() const { return layout_.letter; }

    /// In percent of the letter, and where even the last is too large, down from what it is at 100 percent.
    std::vector<int> sizes(std::initializer_list<int> percents) const {
        std::vector<int> found;
        for (const int percent : percents) found.push_back(letter() * percent / 100);
        for (const int percent : {100, 85, 70, 60})
            if (const int size = layout_.base * percent / 100; size < found.back()) found.push_back(size);
        return found;
    }

    Block cut_top(Rectangle& area, const std::string& text, int most, std::initializer_list<int> percents, bool bold) {
        Block block = fit(text, {area.x, area.y, area.width, most}, sizes(percents), bold, ruler_);
        block.area = area.cut_top(block.height());
        return block;
    }

    /// Beside a board it takes as much room whatever it says, so that the clocks stay where they are.
    void place_hint(Rectangle& area, int lines) {
        const int most = std::max(line_height(layout_.base), area.height / 4);
        const int strip = std::min(most, lines * line_height(letter() * 9 / 10));
        const int height = layout_.board ? strip : most;
        layout_.hint = fit(view_.hint, {area.x, area.y, area.width, height}, sizes({90, 75, 65}), false, ruler_);
        layout_.hint.area = area.cut_bottom(layout_.board ? height : layout_.hint.height());
    }

    /// In letters as large as the sentence allows; one that is too long is shown part by part.
    void place_caption(const Rectangle& area) {
        CaptionLayout& caption = layout_.caption;
        caption.area = area;
        Block& text = caption.text;
        text = fit(view_.caption, area, {times(1.4, letter()), times(1.2, letter()), letter()}, false, ruler_);
        if (!text.is_whole) {
            Rectangle room = area;
            caption.sign = cut_end(room, times(1.4, letter()), view_.direction);
            text = set(view_.caption, room, {.size = letter()}, ruler_);
            const auto rows = static_cast<std::size_t>(std::max(1, area.height / line_height(letter())));
            caption.parts = (text.lines.size() + rows - 1) / rows;
            caption.part = view_.caption_turns % caption.parts;
            const auto first = text.lines.begin() + static_cast<std::ptrdiff_t>(caption.part * rows);
            const auto last = static_cast<std::size_t>(text.lines.end() - first) > rows
                                  ? first + static_cast<std::ptrdiff_t>(rows)
                                  : text.lines.end();
            text.lines = std::vector<std::string>(first, last);
        }
        text.area.height = std::min(area.height, text.height());
    }

    void place_title(Rectangle& area, int most, std::initializer_list<int> percents) {
        layout_.title = cut_top(area, view_.title, most, percents, true);
        area.cut_top(margin());
    }

    void place_rows(const Rectangle& area) {
        const ListRoom room{area, letter(), sizes({90, 80, 70}), view_.direction};
        layout_.list = place_list(*view_.list, room, ruler_);
    }

    /// Returns what is left below.
    Rectangle place_text(Rectangle area) {
        TextLayout place{};
        const int field = times(2, letter());
        place.prompt = cut_top(area, view_.text->prompt, area.height - field - margin() / 2, {110, 100}, false);
        area.cut_top(margin() / 2);
        place.field = area.cut_top(field);
        layout_.text = std::move(place);
        return area;
    }

    /// A screen without a board: the title at the top, and below it the list or the line being typed.
    void place_screen(Rectangle area) {
        place_foot(area, area.height * 3 / 10);
        place_title(area, area.height * 2 / 5, {150, 120, 100});
        if (view_.text) {
            area = place_text(area);
            area.cut_top(margin());
        }
        if (view_.list) place_rows(area);
    }

    /// Hint and caption below everything else.
    void place_foot(Rectangle& area, int most) {
        place_hint(area, hint_lines_below);
        area.cut_bottom(margin() / 2);
        place_caption(area.cut_bottom(std::min(times(4.4, letter()), most)));
        area.cut_bottom(margin());
    }

    void place_game(Rectangle area) {
        layout_.board.emplace();
        const bool is_landscape = area.width >= area.height;
        const bool is_compact = is_landscape && area.height < roomy * letter();
        const bool is_largest = view_.look.board == settings::BoardSize::Largest;
        if (is_largest) {
            place_largest(area, is_landscape);
        } else if (is_compact) {
            place_squares(area, std::min(area.height, std::max(area.width / 2, area.width - 2 * margin() -
                                                                                   narrowest_column * letter())));
            place_compact_column(area);
        } else {
            const bool is_wide = area.width + 2 * margin() >= wide * (area.height + 2 * margin());
            if (!is_wide) place_foot(area, area.height * 3 / 10);
            const double share = is_wide ? 0.68 : 0.6;
            place_squares(area, std::min(area.height, times(share, area.width)));
            place_column(area, is_wide);
        }
        const bool has_text_over_board = view_.text && !layout_.text;
        Rectangle region = layout_.board->squares;
        if (is_compact) region.height = area.height; // what is below the board is free
        if (view_.list || has_text_over_board) place_dialog(region);
    }

    void place_squares(Rectangle& area, int side) {
        BoardLayout& place = *layout_.board;
        place.square = static_cast<int>(side / squares_with_labels);
        const int labels = static_cast<int>((squares_with_labels - 8) * place.square);
        const Rectangle block = area.cut_left(8 * place.square + labels);
        place.squares = {block.x + labels, block.y, 8 * place.square, 8 * place.square};
        place.rank_labels = {block.x, block.y, labels, 8 * place.square};
        place.file_labels = {place.squares.x, place.squares.bottom(), 8 * place.square, labels};
        area.cut_left(2 * margin());
    }

    /// The room for writing in a frame.
    Rectangle sideways(Rectangle area) const {
        area.cut_left(std::max(3, layout_.base / 6));
        area.cut_right(std::max(3, layout_.base / 6));
        return area;
    }

    ClockLayout clock(const Rectangle& area, const std::string& time, std::initializer_list<int> percents) const {
        if (time.empty()) return {};
        ClockLayout place{area, {}, {}};
        Rectangle inside = sideways(area);
        place.sign = cut_start(inside, std::min(times(1.4, letter()), area.width / 5), view_.direction);
        place.time = fit(time, inside, sizes(percents), true, ruler_);
        place.time.area = inside;
        return place;
    }

    Block name(const std::string& text, const Rectangle& area) const {
        return fit(text, area, sizes({100, 85, 70, 60}), true, ruler_);
    }

    void place_menu(const Rectangle& area) {
        layout_.board->menu = area;
        layout_.board->menu_name = fit(view_.board->menu, sideways(area), sizes({100, 85, 70, 60}), true, ruler_);
    }

    /// Name and clock one above the other; the name is nearer to the edge of the window.
    void place_column(Rectangle column, bool is_wide) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        const int line = times(1.4, letter());
        if (is_wide) {
            place_hint(column, hint_lines_beside);
            column.cut_bottom(margin());
            place_caption(column.cut_bottom(column.height * 3 / 10));
            column.cut_bottom(margin());
        }
        const Rectangle title = column.cut_top(line); // also where the title stands over a list
        if (!view_.list) layout_.title = fit(view_.title, title, sizes({110, 100, 90, 75}), true, ruler_);
        column.cut_top(margin());
        const int height = times(2.8, letter());
        const std::initializer_list<int> digits{220, 180, 140, 100};
        place.top_name = name(board.top_name, column.cut_top(line));
        column.cut_top(margin() / 3);
        if (!board.top_clock.empty()) place.top_clock = clock(column.cut_top(height), board.top_clock, digits);
        column.cut_top(margin());
        Rectangle foot = column.cut_bottom(line);
        place_menu(cut_end(foot, foot.width * 2 / 5, view_.direction));
        cut_end(foot, margin() / 2, view_.direction);
        place.bottom_name = name(board.bottom_name, foot);
        column.cut_bottom(margin() / 3);
        if (!board.bottom_clock.empty())
            place.bottom_clock = clock(column.cut_bottom(height), board.bottom_clock, digits);
        column.cut_bottom(margin());
        if (view_.text && !view_.list && column.height >= times(least_text, letter()))
            place_text(column);
        else
            place_moves(column);
    }

    /// Down and then across, from left to right as the board.
    void place_moves(const Rectangle& area) {
        BoardLayout& place = *layout_.board;
        place.moves = area;
        const int height = times(1.4, letter());
        const int rows = std::max(1, area.height / height);
        const int columns = std::max(1, area.width / (10 * letter()));
        const int width = area.width / columns;
        const auto& moves = view_.board->moves;
        const auto room = static_cast<std::size_t>(rows * columns);
        const std::size_t first = moves.size() > room ? moves.size() - room : 0;
        for (std::size_t move = first; move < moves.size(); ++move) {
            const int at = static_cast<int>(move - first);
            const Rectangle line{area.x + at / rows * width, area.y + at % rows * height, width - margin(), height};
            place.move_lines.push_back(fit(moves[move], line, sizes({100, 85, 70}), move + 1 == moves.size(), ruler_));
        }
    }

    /// No moves: letters are large.
    void place_compact_column(Rectangle column) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        const int line = times(1.4, letter());
        const int height = times(1.8, letter());
        const std::initializer_list<int> digits{140, 120, 100, 85};
        place.top_name = name(board.top_name, column.cut_top(line));
        if (!board.top_clock.empty()) place.top_clock = clock(column.cut_top(height), board.top_clock, digits);
        column.cut_top(margin());
        place_hint(column, hint_lines_beside);
        column.cut_bottom(margin() / 2);
        place.bottom_name = name(board.bottom_name, column.cut_bottom(line));
        if (!board.bottom_clock.empty())
            place.bottom_clock = clock(column.cut_bottom(height), board.bottom_clock, digits);
        column.cut_bottom(margin() / 2);
        place_menu(column.cut_bottom(times(1.6, letter())));
        column.cut_bottom(margin());
        place_caption(column);
    }

    /// The board with nothing but clocks, caption and menu: beside it where the window is wide, below it where it is
    /// high.
    void place_largest(Rectangle area, bool is_landscape) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        const int longer = std::max(area.width, area.height);
        const int shorter = std::min(area.width, area.height);
        const int side = std::min(shorter, times(largest_share, longer));
        const int height = times(1.8, letter());
        const std::initializer_list<int> digits{130, 110, 90, 75};
        Rectangle rest = area;
        Rectangle of_board = is_landscape ? rest : rest.cut_top(side);
        place_squares(of_board, side);
        if (is_landscape) {
            rest = of_board;
            if (!board.top_clock.empty()) place.top_clock = clock(rest.cut_top(height), board.top_clock, digits);
            rest.cut_top(margin());
            if (!board.bottom_clock.empty())
                place.bottom_clock = clock(rest.cut_bottom(height), board.bottom_clock, digits);
            rest.cut_bottom(margin() / 2);
            place_menu(rest.cut_bottom(height));
            rest.cut_bottom(margin());
        } else {
            rest.cut_top(margin());
            Rectangle row = rest.cut_top(height);
            const int third = (row.width - 2 * margin()) / 3;
            if (!board.top_clock.empty()) place.top_clock = clock(row.cut_left(third), board.top_clock, digits);
            row.cut_left(margin());
            if (!board.bottom_clock.empty())
                place.bottom_clock = clock(row.cut_right(third), board.bottom_clock, digits);
            row.cut_right(margin());
            place_menu(row);
            rest.cut_top(margin());
        }
        place_caption(rest);
    }

    /// A frame in the middle of the region, as high as what is in it needs.
    void place_dialog(const Rectangle& region) {
        Rectangle frame = region.inset(margin());
        const auto fill = [&] {
            Rectangle inside = frame.inset(margin());
            if (view_.list) {
                place_title(inside, region.height * 2 / 5, {110, 100});
                place_rows(inside);
                return layout_.list->area.bottom();
            }
            place_text(inside);
            return layout_.text->field.bottom();
        };
        const int bottom = fill() + margin();
        frame.height = std::min(frame.height, bottom - frame.y);
        frame.y = region.y + (region.height - frame.height) / 2;
        fill();
        layout_.dialog = frame;
    }

    const session::View& view_;
    const Ruler& ruler_;
    Layout layout_{};
};

Square square_at(const BoardLayout& board, bool flipped, Point point) {
    const int column = (point.x - board.squares.x) / board.square;
    const int row = (point.y - board.squares.y) / board.square;
    return {static_cast<File>(flipped ? 7 - column : column), static_cast<Rank>(flipped ? row : 7 - row)};
}

std::optional<Target> hit_list(const session::ListView& list, const ListLayout& place, Point point) {
    for (std::size_t row = place.first; row < place.first + place.shown(); ++row)
        if (place.row(row).contains(point)) return session::RowClicked{row};
    if (!place.more.contains(point)) return std::nullopt;
    const bool is_above = point.y < place.more.centre().y;
    if (is_above && place.first > 0) return session::RowPointed{place.first - 1};
    if (!is_above && place.first + place.shown() < list.rows.size())
        return session::RowPointed{place.first + place.shown()};
    return std::nullopt;
}

bool is_on_caption(const Layout& layout, Point point) {
    return layout.caption.parts > 1 && layout.caption.area.contains(point);
}

} // namespace

Rectangle BoardLayout::at(Square where, bool flipped) const {
    const int file = static_cast<int>(where.file());
    const int rank = static_cast<int>(where.rank());
    const int column = flipped ? 7 - file : file;
    const int row = flipped ? rank : 7 - rank;
    return {squares.x + column * square, squares.y + row * square, square, square};
}

Layout lay_out(const session::View& view, Size window, const Ruler& ruler) {
    return Typesetter(view, window, ruler).result();
}

std::optional<Target> hit_test(const session::View& view, const Layout& layout, Point point) {
    if (is_on_caption(layout, point)) return session::ControlClicked{session::Control::Caption};
    if (layout.list) return hit_list(*view.list, *layout.list, point);
    if (!layout.board || (layout.dialog && layout.dialog->contains(point))) return std::nullopt;
    if (layout.board->menu.contains(point)) return session::ControlClicked{session::Control::Menu};
    if (layout.board->bottom_clock.area.contains(point)) return session::ControlClicked{session::Control::Clock};
    if (!layout.board->squares.contains(point)) return std::nullopt;
    return session::SquareClicked{square_at(*layout.board, view.board->flipped, point)};
}

std::optional<Target> wheel_test(const session::View& view, const Layout& layout, Point point, int direction) {
    if (is_on_caption(layout, point)) return session::ControlClicked{session::Control::Caption};
    if (!view.list || view.list->rows.empty()) return std::nullopt;
    if (direction < 0 && view.list->focus == 0) return std::nullopt;
    if (direction > 0 && view.list->focus + 1 >= view.list->rows.size()) return std::nullopt;
    return session::RowPointed{direction < 0 ? view.list->focus - 1 : view.list->focus + 1};
}

} // namespace shell
