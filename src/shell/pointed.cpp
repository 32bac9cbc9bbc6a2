#include "src/shell/pointed.hpp"

namespace shell {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;

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
