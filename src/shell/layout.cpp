#include "src/shell/layout.hpp"

#include "src/shell/caption_layout.hpp"
#include "src/shell/list_layout.hpp"
#include "src/shell/wrap.hpp"

#include <algorithm>
#include <initializer_list>

namespace shell {
namespace {

int times(double factor, int letter) { return static_cast<int>(factor * letter); }

/// A board and its labels take so many squares in each direction.
constexpr double squares_with_labels = 8.45;
/// The labels are at least so many letters wide, and their own letters this share of it.
constexpr double narrowest_labels = 1.15;
constexpr double label_share = 0.8;
/// Wider windows than this have the caption beside the board, so that the board gets the whole height.
constexpr double wide = 1.5;
/// Below so many letters in height, what stands beside the board moves together.
constexpr int roomy = 24;
/// What stands beside the board has at least so many letters in width, unless the board would lose half the window.
constexpr int narrowest_column = 10;
/// The hint has room for so many lines in the column beside a board, in one of large letters, and below everything.
constexpr int hint_lines_beside = 3;
constexpr int hint_lines_compact = 2;
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
        const Rectangle whole{0, 0, width, height};
        const Rectangle area = whole.inset(layout_.margin);
        if (view.board && view.look.board == settings::BoardSize::Largest)
            place_largest(whole);
        else if (view.board)
            place_game(area);
        if (!view.board || wants_window()) place_screen(area);
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

    /// A list in large letters takes the window rather than be cut short over the board.
    bool wants_window() const {
        return layout_.list && letter() > layout_.base && layout_.list->shown() < view_.list->rows.size();
    }

    Block cut_top(Rectangle& area, const std::string& text, int most, std::initializer_list<int> percents, bool bold) {
        Block block = fit(text, {area.x, area.y, area.width, most}, sizes(percents), bold, ruler_);
        block.area = area.cut_top(block.height());
        return block;
    }

    /// Beside a board it takes as much room whatever it says, so that the clocks stay where they are.
    void place_hint(Rectangle& area, int lines) {
        const int most = std::max(line_height(layout_.base), area.height / 4);
        const int height = std::min(most, lines * line_height(letter()));
        layout_.hint = fit(view_.hint, {area.x, area.y, area.width, height}, sizes({100, 85, 75, 65}), false, ruler_);
        layout_.hint.area = area.cut_bottom(layout_.board ? height : layout_.hint.height());
    }

    void place_caption(const Rectangle& area) {
        const CaptionRoom room{area, letter(), view_.direction};
        layout_.caption =
            shell::place_caption(tie(view_.caption, view_.caption_ties), view_.caption_turns, room, ruler_);
    }

    void place_title(Rectangle& area, int most, std::initializer_list<int> percents) {
        layout_.title = cut_top(area, view_.title, most, percents, true);
        area.cut_top(margin());
    }

    ListRoom list_room(const Rectangle& area) const {
        return {area, letter(), times(0.45, layout_.base), sizes({90, 80, 70}), view_.direction};
    }

    void place_rows(const Rectangle& area) { layout_.list = place_list(*view_.list, list_room(area), ruler_); }

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

    /// A screen without a board: the title at the top, and below it the list or the line being typed. The larger the
    /// text, the less larger the title.
    void place_screen(Rectangle area) {
        layout_.board.reset();
        layout_.dialog.reset();
        place_foot(area, area.height * 3 / 10);
        const int title = std::max(100, 150 * 100 / view_.look.text_size);
        place_title(area, area.height * 2 / 5, {title, std::min(title, 120), 100});
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
        const int height = std::max(times(4.1, layout_.base), 2 * line_height(letter()));
        place_caption(area.cut_bottom(std::min(height, most)));
        area.cut_bottom(margin());
    }

    void place_game(Rectangle area) {
        layout_.board.emplace();
        const bool is_landscape = area.width >= area.height;
        const bool is_compact = is_landscape && area.height < roomy * letter();
        if (is_compact) {
            place_squares(area, std::min(area.height, std::max(area.width / 2, area.width - 2 * margin() -
                                                                                   narrowest_column * letter())));
            place_compact_column(area);
        } else {
            const bool is_wide = area.width + 2 * margin() >= wide * (area.height + 2 * margin());
            if (!is_wide) place_foot(area, area.height * 3 / 10);
            const double share = is_wide ? 0.68 : 0.6;
            place_squares(area, std::min(area.height, times(share, area.width)));
            if (view_.list && place_list_beside(area, is_wide)) return;
            place_column(area, is_wide);
        }
        place_dialog();
    }

    void place_squares(Rectangle& area, int side) {
        BoardLayout& place = *layout_.board;
        const int narrowest = times(narrowest_labels, letter());
        place.square = std::min(static_cast<int>(side / squares_with_labels), (side - narrowest) / 8);
        const int labels = std::max(narrowest, static_cast<int>((squares_with_labels - 8) * place.square));
        const Rectangle block = area.cut_left(8 * place.square + labels);
        place.squares = {block.x + labels, block.y, 8 * place.square, 8 * place.square};
        place.rank_labels = {block.x, block.y, labels, 8 * place.square};
        place.file_labels = {place.squares.x, place.squares.bottom(), 8 * place.square, labels};
        place.label_size = times(label_share, labels);
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

    /// A player's name and, at the end of its line, what they have captured.
    void place_player(Block& name_block, Block& captured, const std::string& player, const std::string& signs,
                      Rectangle line) const {
        if (!signs.empty()) captured = name(signs, cut_end(line, line.width * 2 / 5, view_.direction));
        name_block = name(player, line);
    }

    /// Name and clock one above the other; the name is nearer to the edge of the window.
    void place_column(Rectangle column, bool is_wide) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        const int line = times(1.4, letter());
        if (is_wide) {
            // With two boards to be seen, what is written takes less.
            place_hint(column, board.other ? hint_lines_compact : hint_lines_beside);
            column.cut_bottom(margin());
            const int caption = board.other ? 3 * line_height(letter()) : column.height * 3 / 10;
            place_caption(column.cut_bottom(std::min(caption, column.height * 3 / 10)));
            column.cut_bottom(margin());
        }
        const Rectangle title = column.cut_top(line); // also where the title stands over a list
        if (!view_.list) layout_.title = fit(view_.title, title, sizes({110, 100, 90, 75}), true, ruler_);
        column.cut_top(margin());
        const int height = times(2.8, letter());
        const std::initializer_list<int> digits{220, 180, 140, 100};
        place_player(place.top_name, place.top_captured, board.top_name, board.top_captured, column.cut_top(line));
        column.cut_top(margin() / 3);
        if (!board.top_clock.empty()) place.top_clock = clock(column.cut_top(height), board.top_clock, digits);
        column.cut_top(margin());
        Rectangle foot = column.cut_bottom(line);
        place_menu(cut_end(foot, foot.width * 2 / 5, view_.direction));
        cut_end(foot, margin() / 2, view_.direction);
        place_player(place.bottom_name, place.bottom_captured, board.bottom_name, board.bottom_captured, foot);
        column.cut_bottom(margin() / 3);
        if (!board.bottom_clock.empty())
            place.bottom_clock = clock(column.cut_bottom(height), board.bottom_clock, digits);
        column.cut_bottom(margin());
        if (view_.text && !view_.list && column.height >= times(least_text, letter()))
            place_text(column);
        else
            place_moves(column);
    }

    /// The list in the column beside the board, which stays free; names and clocks stand above it, whatever its rows.
    /// Where less than half of the list would be seen, nothing is placed.
    bool place_list_beside(Rectangle column, bool is_wide) {
        const Layout before = layout_;
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        if (is_wide) {
            place_hint(column, hint_lines_compact);
            column.cut_bottom(margin());
            place_caption(column.cut_bottom(3 * line_height(letter())));
            column.cut_bottom(margin());
        }
        const auto cut_half = [this](Rectangle& row) {
            const Rectangle half = cut_start(row, (row.width - margin()) / 2, view_.direction);
            cut_start(row, margin(), view_.direction);
            return half;
        };
        Rectangle names = column.cut_top(times(1.7, letter()));
        place.top_name = name(board.top_name, cut_half(names));
        place.bottom_name = name(board.bottom_name, names);
        if (!board.top_clock.empty() || !board.bottom_clock.empty()) {
            Rectangle clocks = column.cut_top(times(1.8, letter()));
            const std::initializer_list<int> digits{130, 110, 90, 75};
            place.top_clock = clock(cut_half(clocks), board.top_clock, digits);
            place.bottom_clock = clock(clocks, board.bottom_clock, digits);
        }
        column.cut_top(margin());
        place_title(column, times(2.8, letter()), {110, 100, 90, 75});
        if (is_list_within(*view_.list, list_room(column), 2 * column.height, ruler_)) {
            place_rows(column);
            return true;
        }
        layout_ = before;
        return false;
    }

    /// Down and then across, from where the writing begins.
    void place_moves(Rectangle area) {
        BoardLayout& place = *layout_.board;
        if (view_.board->other) {
            const OtherBoardRoom room{letter(), margin(), narrowest_column * letter(), sizes({90, 75, 60}),
                                      view_.direction};
            place.other = cut_other_board(area, *view_.board->other, room, ruler_);
        }
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
            Rectangle rest = area;
            cut_start(rest, at / rows * width, view_.direction);
            Rectangle line = cut_start(rest, width - margin(), view_.direction);
            line.y += at % rows * height;
            line.height = height;
            place.move_lines.push_back(fit(moves[move], line, sizes({100, 85, 70}), move + 1 == moves.size(), ruler_));
        }
    }

    /// Letters are large: all lines are close to each other.
    void place_compact_column(Rectangle column) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = *layout_.board;
        const int line = times(1.4, letter());
        const int height = times(1.8, letter());
        const std::initializer_list<int> digits{140, 120, 100, 85};
        place.top_name = name(board.top_name, column.cut_top(line));
        if (!board.top_clock.empty()) place.top_clock = clock(column.cut_top(height), board.top_clock, digits);
        column.cut_top(margin());
        place_hint(column, hint_lines_compact);
        column.cut_bottom(margin() / 2);
        Rectangle foot = column.cut_bottom(times(1.6, letter()));
        place_menu(cut_end(foot, foot.width / 2, view_.direction));
        cut_end(foot, margin() / 2, view_.direction);
        place.bottom_name = name(board.bottom_name, foot);
        column.cut_bottom(margin() / 3);
        if (!board.bottom_clock.empty())
            place.bottom_clock = clock(column.cut_bottom(height), board.bottom_clock, digits);
        column.cut_bottom(margin());
        place_moves(column.cut_top(line * std::max(1, column.height * 9 / 20 / line)));
        column.cut_top(margin());
        place_caption(column);
    }

    /// The board to the edges of the window, its coordinates in the squares, with nothing but clocks, caption and menu:
    /// beside it where the window is wide, below it where it is high.
    void place_largest(const Rectangle& whole) {
        const session::BoardView& board = *view_.board;
        BoardLayout& place = layout_.board.emplace();
        const bool is_landscape = whole.width >= whole.height;
        const int longer = std::max(whole.width, whole.height);
        const int side = std::min(std::min(whole.width, whole.height), times(largest_share, longer));
        place.square = side / 8;
        place.label_size = std::min(letter(), place.square * 2 / 5);
        Rectangle rest = whole;
        place.squares = is_landscape ? rest.cut_left(8 * place.square) : rest.cut_top(8 * place.square);
        place.squares.x += is_landscape ? 0 : (whole.width - 8 * place.square) / 2;
        place.squares.y += is_landscape ? (whole.height - 8 * place.square) / 2 : 0;
        place.squares.width = place.squares.height = 8 * place.square;
        rest = rest.inset(margin());
        const int height = times(1.8, letter());
        const std::initializer_list<int> digits{130, 110, 90, 75};
        if (is_landscape) {
            if (!board.top_clock.empty()) place.top_clock = clock(rest.cut_top(height), board.top_clock, digits);
            rest.cut_top(margin());
            if (!board.bottom_clock.empty())
                place.bottom_clock = clock(rest.cut_bottom(height), board.bottom_clock, digits);
            rest.cut_bottom(margin() / 2);
            place_menu(rest.cut_bottom(height));
            rest.cut_bottom(margin());
        } else {
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
        place_dialog();
    }

    /// What is listed or typed and has no place beside the board: in a frame in the middle of it, as high as what is in
    /// it needs.
    void place_dialog() {
        if (!view_.list && (!view_.text || layout_.text)) return;
        const Rectangle& region = layout_.board->squares;
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

} // namespace

Rectangle BoardLayout::at(rules::board::Square where, bool flipped) const { return square_in(squares, where, flipped); }

Layout lay_out(const session::View& view, Size window, const Ruler& ruler) {
    return Typesetter(view, window, ruler).result();
}

} // namespace shell
