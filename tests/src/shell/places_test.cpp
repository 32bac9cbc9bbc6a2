#include "src/shell/places.hpp"

#include "src/shell/pointed.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/src/shell/usual_width.hpp"
#include "tests/support/catch.hpp"

using rules::board::Square;

namespace {

constexpr shell::Size picture{1280, 800};

inputs::Places places_in(const session::View& view, const shell::Rectangle& window = {0, 0, 1280, 800}) {
    return shell::places_of(view, shell::lay_out(view, picture, usual_width), picture, window);
}

std::optional<shell::Target> pointed_at(const session::View& view, const inputs::Place& place) {
    return shell::hit_test(view, shell::lay_out(view, picture, usual_width),
                           {place.x + place.width / 2, place.y + place.height / 2});
}

} // namespace

TEST_CASE("Each square is where pointing means it, from either side") {
    session::View view = board_view();
    view.board->flipped = GENERATE(false, true);
    const inputs::Places found = places_in(view);
    REQUIRE(found.squares.size() == 64);
    for (int square = 0; square < 64; ++square) {
        const auto target = pointed_at(view, found.squares[static_cast<std::size_t>(square)]);
        CHECK(std::get<session::SquareClicked>(target.value()) == session::SquareClicked{Square::at(square)});
    }
    CHECK(found.top_name.has_value());
    CHECK(found.bottom_clock.has_value());
    CHECK(found.moves.has_value());
    CHECK_FALSE(found.list);
    CHECK_FALSE(found.line);
}

TEST_CASE("Each row in sight is where pointing means it, and no other has a place") {
    const session::View view = GENERATE(menu_view(), long_list_view());
    const inputs::Places found = places_in(view);
    REQUIRE(found.rows.size() == view.list->rows.size());
    const shell::ListLayout list = *shell::lay_out(view, picture, usual_width).list;
    for (std::size_t row = 0; row < found.rows.size(); ++row) {
        const bool is_in_sight = row >= list.first && row < list.first + list.shown();
        REQUIRE(found.rows[row].has_value() == is_in_sight);
        if (!is_in_sight) continue;
        CHECK(std::get<session::RowClicked>(pointed_at(view, *found.rows[row]).value()) == session::RowClicked{row});
    }
    CHECK(found.squares.empty());
}

TEST_CASE("Where a picture has more pixels than the window units, places are told in units") {
    const session::View view = typing_view();
    const inputs::Places whole = places_in(view);
    const inputs::Places half = places_in(view, {30, 40, 640, 400});
    CHECK(half.window == inputs::Place{30, 40, 640, 400});
    CHECK(half.line == inputs::Place{whole.line->x / 2, whole.line->y / 2,
                                     (whole.line->x + whole.line->width) / 2 - whole.line->x / 2,
                                     (whole.line->y + whole.line->height) / 2 - whole.line->y / 2});
}
