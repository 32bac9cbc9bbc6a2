#include "src/shell/painter.hpp"

#include "src/shell/board_painter.hpp"

#include <algorithm>

namespace shell {
namespace {

/// The sign before what runs or has the focus; it points into the line.
const char* pointer(const Canvas& canvas) { return canvas.direction() == Direction::RightToLeft ? "◀" : "▶"; }

/// One that has less than a minute left has another colour and a thicker frame, which while it runs is within its
/// ground.
void paint_clock(Canvas& canvas, const Layout& layout, const ClockLayout& place, bool runs, bool is_low) {
    if (place.area.width == 0) return;
    const Palette& colours = canvas.palette();
    const int frame = std::max(2, layout.base / 12);
    if (runs)
        canvas.fill(place.area, is_low ? colours.checked : colours.accent);
    else
        canvas.frame(place.area, is_low ? 2 * frame : frame, is_low ? colours.checked : colours.rule);
    const Colour on_ground = is_low ? colours.on_checked : colours.on_accent;
    if (runs && is_low) canvas.frame(place.area.inset(frame), frame, on_ground);
    const Colour colour = runs ? on_ground : colours.text;
    const int sign = std::min(layout.letter * 13 / 10, place.sign.width);
    if (runs) canvas.line(pointer(canvas), place.sign, {.size = sign}, colour, Align::Centre);
    canvas.block(place.time, colour);
}

void paint_beside_board(Canvas& canvas, const Layout& layout, const session::View& view) {
    const Palette& colours = canvas.palette();
    const BoardLayout& place = *layout.board;
    canvas.block(place.top_name, colours.text);
    canvas.block(place.bottom_name, colours.text);
    paint_clock(canvas, layout, place.top_clock, view.board->top_runs, view.board->top_is_low);
    paint_clock(canvas, layout, place.bottom_clock, view.board->bottom_runs, view.board->bottom_is_low);
    for (const Block* captured : {&place.top_captured, &place.bottom_captured})
        canvas.block(*captured, colours.quiet_text);
    if (place.menu.width > 0) {
        canvas.frame(place.menu, std::max(2, layout.base / 12), colours.rule);
        canvas.block(place.menu_name, colours.text, Align::Centre);
    }
    // Moves are written from the left in every language; they stand where its lines begin.
    canvas.set_direction(Direction::LeftToRight);
    const Align align = view.direction == Direction::RightToLeft ? Align::End : Align::Start;
    for (const Block& move : place.move_lines)
        canvas.block(move, move.letters.bold ? colours.text : colours.quiet_text, align);
    canvas.set_direction(view.direction);
}

void paint_list(Canvas& canvas, const Layout& layout, const session::ListView& list) {
    const Palette& colours = canvas.palette();
    const ListLayout& place = *layout.list;
    for (std::size_t row = 0; row < place.shown(); ++row) {
        const RowLayout& at = place.rows[row];
        const bool has_focus = place.first + row == list.focus;
        if (has_focus) canvas.fill(at.area, colours.accent);
        const Colour colour = has_focus ? colours.on_accent : colours.text;
        if (has_focus) canvas.line(pointer(canvas), at.sign, {.size = at.text.letters.size}, colour, Align::Centre);
        canvas.block(at.text, colour);
        if (at.value) canvas.block(*at.value, colour, Align::End);
    }
    const Letters sign{.size = layout.letter};
    Rectangle strip = place.more;
    const Rectangle above = strip.cut_top(2 * layout.letter);
    const Rectangle below = strip.cut_bottom(2 * layout.letter);
    if (place.first > 0) canvas.line("▲", above, sign, colours.text, Align::End);
    if (place.first + place.shown() < list.rows.size()) canvas.line("▼", below, sign, colours.text, Align::End);
}

Rectangle paint_text(Canvas& canvas, const Layout& layout, const session::TextView& text) {
    const Palette& colours = canvas.palette();
    const TextLayout& place = *layout.text;
    const int thickness = std::max(2, layout.letter / 8);
    canvas.block(place.prompt, colours.quiet_text);
    canvas.fill(place.field, colours.panel);
    canvas.frame(place.field, thickness, colours.accent);
    const Rectangle inside = place.field.inset(thickness + layout.letter / 4);
    return canvas.typed(text.text, inside, {.size = layout.letter * 12 / 10}, colours.text, colours.accent);
}

void paint_dialog(Canvas& canvas, const Layout& layout) {
    canvas.fill(*layout.dialog, canvas.palette().background);
    canvas.frame(*layout.dialog, std::max(3, layout.base / 6), canvas.palette().text);
}

/// That there is more of it, or that its beginning comes again.
void paint_caption(Canvas& canvas, const Layout& layout) {
    const Palette& colours = canvas.palette();
    const CaptionLayout& place = layout.caption;
    canvas.fill({place.area.x, place.area.y - layout.margin / 2, place.area.width, std::max(1, layout.base / 14)},
                colours.rule);
    canvas.block(place.text, colours.accent);
    if (place.parts == 1) return;
    Rectangle sign = place.sign;
    canvas.line(place.part + 1 < place.parts ? "▼" : "▲", sign.cut_bottom(line_height(layout.letter)),
                {.size = layout.letter}, colours.text, Align::End);
}

} // namespace

std::optional<Rectangle> paint(Canvas& canvas, const session::View& view, Size window) {
    canvas.set_direction(view.direction);
    return paint(canvas, view, lay_out(view, window, canvas.ruler()));
}

std::optional<Rectangle> paint(Canvas& canvas, const session::View& view, const Layout& layout) {
    canvas.set_palette(palette_of(view.look.theme));
    canvas.set_direction(view.direction);
    const Palette& colours = canvas.palette();
    std::optional<Rectangle> typing;
    canvas.clear(colours.background);
    if (layout.board) {
        paint_board(canvas, *layout.board, *view.board);
        paint_beside_board(canvas, layout, view);
        if (layout.board->other) paint_other_board(canvas, *layout.board->other, *view.board->other);
    }
    if (layout.dialog) paint_dialog(canvas, layout);
    if (view.list) paint_list(canvas, layout, *view.list);
    if (view.text) typing = paint_text(canvas, layout, *view.text);
    canvas.block(layout.title, layout.board && !layout.list && !layout.dialog ? colours.quiet_text : colours.text);
    paint_caption(canvas, layout);
    canvas.block(layout.hint, colours.quiet_text);
    return typing;
}

} // namespace shell
