#include "src/shell/places.hpp"

#include <optional>

namespace shell {
namespace {

/// From pixels of the picture to the window's units.
class Scaled {
public:
    Scaled(Size picture, const Rectangle& window)
        : picture_(picture)
        , window_(window) {}

    inputs::Place operator()(const Rectangle& area) const {
        const int left = across(area.x);
        const int top = down(area.y);
        return {left, top, across(area.right()) - left, down(area.bottom()) - top};
    }

    /// Empty where there is no area.
    std::optional<inputs::Place> if_any(const Rectangle& area) const {
        if (area.width <= 0 || area.height <= 0) return std::nullopt;
        return (*this)(area);
    }

private:
    int across(int x) const { return x * window_.width / picture_.width; }
    int down(int y) const { return y * window_.height / picture_.height; }

    Size picture_;
    Rectangle window_;
};

void add_list(inputs::Places& places, const session::ListView& list, const ListLayout& layout, const Scaled& scaled) {
    places.list = scaled(layout.area);
    places.rows.resize(list.rows.size());
    for (std::size_t row = layout.first; row < layout.first + layout.shown(); ++row)
        places.rows[row] = scaled(layout.row(row));
}

void add_board(inputs::Places& places, const session::BoardView& board, const BoardLayout& layout,
               const Scaled& scaled) {
    places.board = scaled(layout.squares);
    for (int square = 0; square < 64; ++square)
        places.squares.push_back(scaled(layout.at(rules::board::Square::at(square), board.flipped)));
    places.top_name = scaled.if_any(layout.top_name.area);
    places.top_clock = scaled.if_any(layout.top_clock.area);
    places.moves = scaled.if_any(layout.moves);
    places.bottom_clock = scaled.if_any(layout.bottom_clock.area);
    places.bottom_name = scaled.if_any(layout.bottom_name.area);
}

} // namespace

inputs::Places places_of(const session::View& view, const Layout& layout, Size picture, const Rectangle& window) {
    const Scaled scaled(picture, window);
    inputs::Places places{.window = {window.x, window.y, window.width, window.height}};
    places.caption = scaled.if_any(layout.caption.area);
    places.hint = scaled.if_any(layout.hint.area);
    if (layout.board) add_board(places, *view.board, *layout.board, scaled);
    if (layout.list) add_list(places, *view.list, *layout.list, scaled);
    if (layout.text) places.line = scaled(layout.text->field);
    return places;
}

} // namespace shell
