#include "src/shell/painter.hpp"

#include <algorithm>

namespace shell {
namespace {

int share(int letter, int percent) { return letter * percent / 100; }

/// The sign before what runs or has the focus; it points into the line.
const char* pointer(const Canvas& canvas) { return canvas.direction() == Direction::RightToLeft ? "◀" : "▶"; }

void paint_clock(Canvas& canvas, const Layout& layout, const Rectangle& place, const std::string& time, bool runs) {
    if (time.empty()) return;
    const int thickness = std::max(2, layout.letter / 12);
    if (runs)
        canvas.fill(place, palette::accent);
    else
        canvas.frame(place, thickness, palette::rule);
    Rectangle inside = place.inset(2 * thickness);
    const Rectangle sign = canvas.cut_start(inside, share(layout.letter, 140));
    const Colour colour = runs ? palette::on_accent : palette::text;
    if (runs) canvas.line(pointer(canvas), sign, {.size = share(layout.letter, 130)}, colour, Align::Centre);
    const int letter = layout.letter;
    canvas.fitted_line(time, inside, {share(letter, 220), share(letter, 180), share(letter, 140), share(letter, 100)},
                       true, colour, Align::Start);
}

/// The last moves, down and then across, the very last one in bold; from left to right as the board.
void paint_moves(Canvas& canvas, const Layout& layout, const std::vector<std::string>& moves) {
    const Rectangle& area = layout.board->moves;
    const int height = share(layout.letter, 140);
    const int rows = area.height / height;
    const int columns = std::max(1, area.width / (10 * layout.letter));
    const std::size_t room = static_cast<std::size_t>(rows * columns);
    const std::size_t first = moves.size() > room ? moves.size() - room : 0;
    for (std::size_t move = first; move < moves.size(); ++move) {
        const int place = static_cast<int>(move - first);
        const int width = area.width / columns;
        const Rectangle line{area.x + place / rows * width, area.y + place % rows * height, width - layout.margin,
                             height};
        const bool is_last = move + 1 == moves.size();
        canvas.line(moves[move], line, {.size = layout.letter, .bold = is_last},
                    is_last ? palette::text : palette::quiet_text, Align::Start);
    }
}

void paint_beside_board(Canvas& canvas, const Layout& layout, const session::View& view) {
    const session::BoardView& board = *view.board;
    const BoardLayout& place = *layout.board;
    const Letters name{.size = layout.letter, .bold = true};
    canvas.line(board.top_name, place.top_name, name, palette::text, Align::Start);
    canvas.line(board.bottom_name, place.bottom_name, name, palette::text, Align::Start);
    paint_clock(canvas, layout, place.top_clock, board.top_clock, board.top_runs);
    paint_clock(canvas, layout, place.bottom_clock, board.bottom_clock, board.bottom_runs);
    canvas.frame(place.menu, std::max(2, layout.letter / 12), palette::rule);
    canvas.fitted_line(board.menu, place.menu, {layout.letter, share(layout.letter, 80), share(layout.letter, 60)},
                       true, palette::text, Align::Centre);
    if (view.text) return;
    canvas.set_direction(Direction::LeftToRight);
    paint_moves(canvas, layout, board.moves);
    canvas.set_direction(view.direction);
}

void paint_row(Canvas& canvas, const Layout& layout, const std::string& text, Rectangle place, int size,
               bool has_focus) {
    if (has_focus) canvas.fill(place, palette::accent);
    const Colour colour = has_focus ? palette::on_accent : palette::text;
    const Rectangle sign = canvas.cut_start(place, share(layout.letter, 150));
    canvas.cut_end(place, layout.margin / 2);
    if (has_focus) canvas.line(pointer(canvas), sign, {.size = size}, colour, Align::Centre);
    canvas.line(text, place, {.size = size, .bold = has_focus}, colour, Align::Start);
}

void paint_list(Canvas& canvas, const Layout& layout, const session::ListView& list) {
    const ListLayout& place = *layout.list;
    const int letter = layout.letter;
    const auto first = list.rows.begin() + static_cast<std::ptrdiff_t>(place.first);
    const std::vector<std::string> seen(first, first + static_cast<std::ptrdiff_t>(place.shown));
    const int width = place.area.width - place.more.width - share(letter, 150) - layout.margin / 2;
    const int size = canvas.fitting_size(seen, width, {place.row_height * 6 / 10, share(letter, 130), letter}, true);
    for (std::size_t row = place.first; row < place.first + place.shown; ++row)
        paint_row(canvas, layout, list.rows[row], place.row(row), size, row == list.focus);
    const Letters sign{.size = letter};
    Rectangle strip = place.more;
    const Rectangle above = strip.cut_top(place.row_height);
    const Rectangle below = strip.cut_bottom(place.row_height);
    if (place.first > 0) canvas.line("▲", above, sign, palette::text, Align::End);
    if (place.first + place.shown < list.rows.size()) canvas.line("▼", below, sign, palette::text, Align::End);
}

Rectangle paint_text(Canvas& canvas, const Layout& layout, const session::TextView& text) {
    const TextLayout& place = *layout.text;
    const int letter = layout.letter;
    canvas.paragraph(text.prompt, place.prompt, {share(letter, 110), letter, share(letter, 85), share(letter, 70)},
                     palette::quiet_text);
    canvas.fill(place.field, palette::panel);
    canvas.frame(place.field, std::max(2, letter / 8), palette::accent);
    const Rectangle inside = place.field.inset(std::max(2, letter / 8) + letter / 4);
    return canvas.typed(text.text, inside, {.size = share(letter, 120)}, palette::text, palette::accent);
}

void paint_dialog(Canvas& canvas, const Layout& layout) {
    const int thickness = std::max(3, layout.letter / 6);
    canvas.fill(*layout.dialog, palette::background);
    canvas.frame(*layout.dialog, thickness, palette::text);
}

} // namespace

std::optional<Rectangle> paint(Canvas& canvas, const session::View& view, Size window) {
    const Layout layout = lay_out(view, window);
    const int letter = layout.letter;
    std::optional<Rectangle> typing;
    canvas.clear(palette::background);
    canvas.set_direction(view.direction);
    if (view.board) {
        paint_board(canvas, *layout.board, *view.board);
        paint_beside_board(canvas, layout, view);
    }
    if (layout.dialog) paint_dialog(canvas, layout);
    if (view.list) paint_list(canvas, layout, *view.list);
    if (view.text) typing = paint_text(canvas, layout, *view.text);

    const int title = view.board ? share(letter, 110) : share(letter, 150);
    canvas.fitted_line(view.title, layout.title, {title, letter, share(letter, 90), share(letter, 75)}, true,
                       view.board && !layout.dialog ? palette::quiet_text : palette::text, Align::Start);
    const Rectangle rule{layout.caption.x, layout.caption.y - layout.margin / 2, layout.caption.width,
                         std::max(1, letter / 14)};
    canvas.fill(rule, palette::rule);
    canvas.paragraph(view.caption, layout.caption,
                     {share(letter, 140), share(letter, 120), letter, share(letter, 85), share(letter, 70)},
                     palette::accent);
    canvas.paragraph(view.hint, layout.hint, {share(letter, 90), share(letter, 75)}, palette::quiet_text);
    return typing;
}

} // namespace shell
