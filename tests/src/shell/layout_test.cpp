#include "src/shell/layout.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/support/catch.hpp"

#include <map>
#include <vector>

using session::View;
using shell::Layout;
using shell::Rectangle;
using shell::Size;

namespace {

const std::vector<View>& all_views() {
    static const std::vector<View> views{menu_view(),   long_list_view(), board_view(),  check_view(),
                                         dialog_view(), typing_view(),    naming_view(), crowded_view()};
    return views;
}

const std::vector<Size>& all_sizes() {
    static const std::vector<Size> sizes{{640, 480},   {800, 600},   {1024, 768},  {1280, 720},  {1280, 800},
                                         {1280, 1024}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1080, 1920}};
    return sizes;
}

/// Everything of a layout that carries text or men, except what a dialog covers.
std::map<std::string, Rectangle> parts(const Layout& layout, const View& view) {
    std::map<std::string, Rectangle> all{{"caption", layout.caption}, {"hint", layout.hint}};
    if (!layout.dialog) all["title"] = layout.title;
    if (layout.board) {
        all["squares"] = layout.board->squares;
        all["rank labels"] = layout.board->rank_labels;
        all["file labels"] = layout.board->file_labels;
        all["top name"] = layout.board->top_name;
        all["bottom name"] = layout.board->bottom_name;
        all["menu"] = layout.board->menu;
        if (!view.board->top_clock.empty()) all["top clock"] = layout.board->top_clock;
        if (!view.board->bottom_clock.empty()) all["bottom clock"] = layout.board->bottom_clock;
        if (!layout.text) all["moves"] = layout.board->moves;
    }
    if (layout.text) {
        all["prompt"] = layout.text->prompt;
        all["field"] = layout.text->field;
    }
    if (layout.list && !layout.dialog) {
        all["list"] = layout.list->area;
    }
    return all;
}

bool is_square(const View& view, Size size, shell::Point point, rules::board::Square expected) {
    const auto hit = shell::hit_test(view, size, point);
    const auto* clicked = hit ? std::get_if<session::SquareClicked>(&*hit) : nullptr;
    return clicked != nullptr && clicked->square == expected;
}

bool is_row(const View& view, Size size, shell::Point point, std::size_t expected) {
    const auto hit = shell::hit_test(view, size, point);
    const auto* clicked = hit ? std::get_if<session::RowClicked>(&*hit) : nullptr;
    return clicked != nullptr && clicked->row == expected;
}

} // namespace

TEST_CASE("Nothing covers anything else, and everything is inside the window, whatever its size") {
    for (const Size size : all_sizes())
        for (const View& view : all_views()) {
            INFO(size.width << "x" << size.height << " " << view.title);
            const auto all = parts(shell::lay_out(view, size), view);
            for (auto one = all.begin(); one != all.end(); ++one) {
                INFO(one->first);
                CHECK(Rectangle{0, 0, size.width, size.height}.contains(one->second));
                CHECK(one->second.width > 0);
                CHECK(one->second.height > 0);
                for (auto other = std::next(one); other != all.end(); ++other) {
                    INFO(other->first);
                    CHECK_FALSE(one->second.overlaps(other->second));
                }
            }
        }
}

TEST_CASE("A dialog stands over the board and leaves the caption and the clocks free") {
    for (const Size size : all_sizes()) {
        INFO(size.width << "x" << size.height);
        const Layout layout = shell::lay_out(dialog_view(), size);
        CHECK(layout.board->squares.contains(*layout.dialog));
        CHECK(layout.dialog->contains(layout.title));
        CHECK(layout.dialog->contains(layout.list->area));
        CHECK_FALSE(layout.title.overlaps(layout.list->area));
        CHECK(layout.list->shown == 2);
    }
}

TEST_CASE("The board takes most of the height") {
    for (const Size size : {Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}})
        CHECK(shell::lay_out(board_view(), size).board->squares.height > size.height * 88 / 100);
    for (const Size size : {Size{640, 480}, Size{800, 600}, Size{1024, 768}})
        CHECK(shell::lay_out(board_view(), size).board->squares.height > size.height * 68 / 100);
}

TEST_CASE("Text grows with the window") {
    int before = 14;
    for (const Size size : {Size{640, 480}, Size{800, 600}, Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}}) {
        const int letter = shell::lay_out(menu_view(), size).letter;
        CHECK(letter > before);
        before = letter;
    }
}

TEST_CASE("A window made smaller than the smallest is laid out as the smallest") {
    CHECK(shell::lay_out(board_view(), {100, 50}).board->squares ==
          shell::lay_out(board_view(), shell::smallest_window).board->squares);
}

TEST_CASE("The focus is always among the rows seen") {
    View view = long_list_view();
    for (const Size size : all_sizes())
        for (view.list->focus = 0; view.list->focus < view.list->rows.size(); ++view.list->focus) {
            const Layout layout = shell::lay_out(view, size);
            INFO(size.width << "x" << size.height << " row " << view.list->focus);
            CHECK(layout.list->first <= view.list->focus);
            CHECK(view.list->focus < layout.list->first + layout.list->shown);
            CHECK(layout.list->first + layout.list->shown <= view.list->rows.size());
            CHECK(layout.list->area.contains(layout.list->row(view.list->focus)));
        }
}

TEST_CASE("A list without rows has none to show") {
    View view = menu_view();
    view.list->rows.clear();
    view.list->focus = 0;
    CHECK(shell::lay_out(view, {800, 600}).list->shown == 0);
    CHECK_FALSE(shell::hit_test(view, {800, 600}, {400, 200}).has_value());
}

TEST_CASE("White sits at the bottom, unless the board is flipped") {
    const auto board = *shell::lay_out(board_view(), {800, 600}).board;
    CHECK(board.at(square("a1"), false).bottom() == board.squares.bottom());
    CHECK(board.at(square("a1"), false).x == board.squares.x);
    CHECK(board.at(square("a1"), true).y == board.squares.y);
    CHECK(board.at(square("a1"), true).right() == board.squares.right());
}

TEST_CASE("A click on a square finds it, at its corners as in its middle") {
    for (const Size size : all_sizes())
        for (const View& view : {board_view(), check_view(), typing_view()}) {
            const auto board = *shell::lay_out(view, size).board;
            for (int index = 0; index < 64; ++index) {
                const auto where = rules::board::Square::at(index);
                const Rectangle place = board.at(where, view.board->flipped);
                INFO(size.width << "x" << size.height << " " << where.name());
                CHECK(is_square(view, size, place.centre(), where));
                CHECK(is_square(view, size, {place.x, place.y}, where));
                CHECK(is_square(view, size, {place.right() - 1, place.bottom() - 1}, where));
            }
        }
}

TEST_CASE("A click on a row finds it") {
    for (const Size size : all_sizes())
        for (const View& view : {menu_view(), long_list_view(), dialog_view()}) {
            const auto list = *shell::lay_out(view, size).list;
            for (std::size_t row = list.first; row < list.first + list.shown; ++row) {
                INFO(size.width << "x" << size.height << " row " << row);
                CHECK(is_row(view, size, list.row(row).centre(), row));
            }
        }
}

TEST_CASE("Beside the board, and beside a dialog, there is nothing to click") {
    const Size size{1280, 800};
    const Layout board = shell::lay_out(board_view(), size);
    CHECK_FALSE(shell::hit_test(board_view(), size, board.caption.centre()).has_value());
    CHECK_FALSE(shell::hit_test(board_view(), size, {0, 0}).has_value());
    CHECK_FALSE(shell::hit_test(dialog_view(), size, board.board->at(square("a1"), false).centre()).has_value());
}
