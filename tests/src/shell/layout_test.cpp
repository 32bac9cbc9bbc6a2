#include "src/shell/layout.hpp"
#include "src/shell/pointed.hpp"
#include "tests/src/shell/parts.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/src/shell/usual_width.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <vector>

using session::View;
using shell::Layout;
using shell::Rectangle;
using shell::Size;

namespace {

Layout lay(const View& view, Size size) { return shell::lay_out(view, size, usual_width); }

std::optional<shell::Target> hit(const View& view, Size size, shell::Point point) {
    return shell::hit_test(view, lay(view, size), point);
}

View with(View view, int text_size, settings::BoardSize board = settings::BoardSize::WithText) {
    view.look.text_size = text_size;
    view.look.board = board;
    return view;
}

const std::vector<View>& all_views() {
    static const std::vector<View> views{menu_view(),   long_list_view(), board_view(),   check_view(),  dialog_view(),
                                         typing_view(), naming_view(),    crowded_view(), doubles_view()};
    return views;
}

/// Each of them in each size of text, with either size of the board.
const std::vector<View>& all_looks() {
    static const std::vector<View> views = [] {
        std::vector<View> found;
        for (const View& view : all_views())
            for (const int size : {100, 125, 150, 175, 200})
                for (const auto board : {settings::BoardSize::WithText, settings::BoardSize::Largest})
                    if (view.board || board == settings::BoardSize::WithText) found.push_back(with(view, size, board));
        return found;
    }();
    return views;
}

const std::vector<Size>& all_sizes() {
    static const std::vector<Size> sizes{{640, 480},   {800, 600},   {1024, 768},  {1280, 720},  {1280, 800},
                                         {1280, 1024}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1080, 1920}};
    return sizes;
}

bool is_square(const View& view, Size size, shell::Point point, rules::board::Square expected) {
    const auto found = hit(view, size, point);
    const auto* clicked = found ? std::get_if<session::SquareClicked>(&*found) : nullptr;
    return clicked != nullptr && clicked->square == expected;
}

bool is_row(const View& view, Size size, shell::Point point, std::size_t expected) {
    const auto found = hit(view, size, point);
    const auto* clicked = found ? std::get_if<session::RowClicked>(&*found) : nullptr;
    return clicked != nullptr && clicked->row == expected;
}

} // namespace

TEST_CASE("Nothing covers anything else, and everything is inside the window, whatever its size") {
    for (const Size size : all_sizes())
        for (const View& view : all_looks()) {
            INFO(size.width << "x" << size.height << " " << view.title << " " << view.look.text_size);
            const auto all = parts(lay(view, size), view);
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

TEST_CASE("A list stands beside the board and leaves it, the caption and the clocks free") {
    for (const Size size : all_sizes()) {
        INFO(size.width << "x" << size.height);
        const View view = dialog_view();
        const Layout layout = lay(view, size);
        CHECK_FALSE(layout.dialog.has_value());
        CHECK(layout.board->squares == lay(board_view(), size).board->squares);
        CHECK_FALSE(layout.title.area.overlaps(layout.board->squares));
        CHECK_FALSE(layout.list->area.overlaps(layout.board->squares));
        CHECK(layout.board->top_clock.time.lines.front() == view.board->top_clock);
        CHECK(layout.board->bottom_clock.time.lines.front() == view.board->bottom_clock);
        CHECK(layout.list->shown() == 2);
    }
}

TEST_CASE(
    "A list that is too long for the column, or has none, stands over the board and leaves caption and clocks free") {
    for (const Size size : all_sizes())
        for (const auto board : {settings::BoardSize::WithText, settings::BoardSize::Largest}) {
            INFO(size.width << "x" << size.height);
            View view = with(dialog_view(), 100, board);
            if (board == settings::BoardSize::WithText) view.list = long_list_view().list;
            const Layout layout = lay(view, size);
            REQUIRE(layout.dialog.has_value());
            CHECK(layout.board->squares.contains(*layout.dialog));
            CHECK(layout.dialog->contains(layout.title.area));
            CHECK(layout.dialog->contains(layout.list->area));
            CHECK_FALSE(layout.title.area.overlaps(layout.list->area));
        }
}

TEST_CASE("The board takes most of the height") {
    for (const Size size : {Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}})
        CHECK(lay(board_view(), size).board->squares.height > size.height * 88 / 100);
    for (const Size size : {Size{640, 480}, Size{800, 600}, Size{1024, 768}})
        CHECK(lay(board_view(), size).board->squares.height > size.height * 68 / 100);
}

TEST_CASE("Text grows with the window") {
    int before = 14;
    for (const Size size : {Size{640, 480}, Size{800, 600}, Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}}) {
        const int letter = lay(menu_view(), size).letter;
        CHECK(letter > before);
        before = letter;
    }
}

TEST_CASE("A window made smaller than the smallest is laid out as the smallest") {
    CHECK(lay(board_view(), {100, 50}).board->squares == lay(board_view(), shell::smallest_window).board->squares);
}

TEST_CASE("The focus is always among the rows seen") {
    for (const int text_size : {100, 200})
        for (const Size size : all_sizes()) {
            View view = with(long_list_view(), text_size);
            for (view.list->focus = 0; view.list->focus < view.list->rows.size(); ++view.list->focus) {
                const Layout layout = lay(view, size);
                INFO(size.width << "x" << size.height << " row " << view.list->focus);
                CHECK(layout.list->first <= view.list->focus);
                CHECK(view.list->focus < layout.list->first + layout.list->shown());
                CHECK(layout.list->first + layout.list->shown() <= view.list->rows.size());
                CHECK(layout.list->area.contains(layout.list->row(view.list->focus)));
                CHECK(layout.list->rows[view.list->focus - layout.list->first].text.is_whole);
            }
        }
}

TEST_CASE("The value of a row stands at the end of its line, between marks where it is in focus and can be changed") {
    View view = menu_view();
    view.list->rows = {"Speed: 175 words a minute", "Level", "Theme: dark"};
    view.list->values = {7, std::nullopt, 7};
    view.list->focus = 2;
    const auto rows = lay(view, {800, 600}).list->rows;
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].text.lines == std::vector<std::string>{"Speed:"});
    REQUIRE(rows[0].value);
    CHECK(rows[0].value->lines == std::vector<std::string>{"175 words a minute"});
    CHECK_FALSE(rows[1].value);
    REQUIRE(rows[2].value);
    CHECK(rows[2].value->lines == std::vector<std::string>{"‹ dark ›"});
    CHECK(rows[2].value->letters.bold);
    CHECK(rows[2].value->area.y == rows[2].area.y);
    // Where both have no room in a line, the row is one sentence.
    view.list->rows[0] += std::string(100, 'x');
    CHECK_FALSE(lay(view, {640, 480}).list->rows[0].value);
}

TEST_CASE("A list without rows has none to show") {
    View view = menu_view();
    view.list->rows.clear();
    view.list->focus = 0;
    CHECK(lay(view, {800, 600}).list->shown() == 0);
    CHECK_FALSE(hit(view, {800, 600}, {400, 200}).has_value());
}

TEST_CASE("White sits at the bottom, unless the board is flipped") {
    const auto board = *lay(board_view(), {800, 600}).board;
    CHECK(board.at(square("a1"), false).bottom() == board.squares.bottom());
    CHECK(board.at(square("a1"), false).x == board.squares.x);
    CHECK(board.at(square("a1"), true).y == board.squares.y);
    CHECK(board.at(square("a1"), true).right() == board.squares.right());
}

TEST_CASE("A click on a square finds it, at its corners as in its middle") {
    for (const Size size : all_sizes())
        for (const View& view : {board_view(), check_view(), typing_view()}) {
            const auto board = *lay(view, size).board;
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
            const auto list = *lay(view, size).list;
            for (std::size_t row = list.first; row < list.first + list.shown(); ++row) {
                INFO(size.width << "x" << size.height << " row " << row);
                CHECK(is_row(view, size, list.row(row).centre(), row));
            }
        }
}

TEST_CASE("Beside the board, and beside a dialog, there is nothing to click") {
    const Size size{1280, 800};
    const Layout board = lay(board_view(), size);
    CHECK_FALSE(hit(board_view(), size, board.caption.area.centre()).has_value());
    CHECK_FALSE(hit(board_view(), size, {0, 0}).has_value());
    CHECK_FALSE(hit(dialog_view(), size, board.board->at(square("a1"), false).centre()).has_value());
}

TEST_CASE("Text grows as it is asked to, and the board keeps half of the window") {
    for (const Size size : all_sizes())
        for (const View& view : {menu_view(), board_view()}) {
            INFO(size.width << "x" << size.height << " " << view.title);
            const Layout usual = lay(view, size);
            const Layout large = lay(with(view, 200), size);
            CHECK(large.letter == 2 * usual.letter);
            CHECK(large.caption.text.letters.size >= 2 * usual.letter);
            if (view.board && size.width >= size.height)
                CHECK(large.board->squares.width * 2 > std::min(size.width, size.height) * 92 / 100);
        }
}

TEST_CASE("Clocks and names stay where they are whatever the hint says, and beside a list whatever its rows") {
    const auto standing = [](const View& view, Size size) {
        const auto board = *lay(view, size).board;
        return std::vector{board.squares,       board.top_clock.area,   board.bottom_clock.area,
                           board.top_name.area, board.bottom_name.area, board.menu};
    };
    const std::string hint = "F1: help. F1 twice: all keys. ";
    for (const int text_size : {100, 150, 200})
        for (const Size size : all_sizes()) {
            View view = with(board_view(), text_size);
            const auto usual = standing(view, size);
            for (const std::string& other : {std::string(), hint + hint + hint, hint + hint + hint + hint + hint}) {
                INFO(size.width << "x" << size.height << " " << text_size << " " << other);
                view.hint = other;
                CHECK(standing(view, size) == usual);
            }
            View listing = view;
            listing.list = dialog_view().list;
            if (!lay(listing, size).board) continue; // it takes the window
            const auto beside = standing(listing, size);
            listing.hint = hint + hint;
            listing.list->rows.emplace_back("One more");
            listing.list->focus = 2;
            if (lay(listing, size).board) CHECK(standing(listing, size) == beside);
        }
}

TEST_CASE(
    "The largest board takes all of the shorter side, or three quarters of the longer, and more than the usual one") {
    for (const int text_size : {100, 200})
        for (const Size size : all_sizes()) {
            INFO(size.width << "x" << size.height);
            const auto board = *lay(with(board_view(), text_size, settings::BoardSize::Largest), size).board;
            const int shorter = std::min(size.width, size.height);
            const int longer = std::max(size.width, size.height);
            CHECK(board.squares.width > std::min(shorter, longer * 3 / 4) * 98 / 100);
            CHECK(board.squares.width > lay(with(board_view(), text_size), size).board->squares.width);
        }
    CHECK(lay(with(board_view(), 100, settings::BoardSize::Largest), {1280, 800}).board->squares ==
          Rectangle{0, 0, 800, 800});
}

TEST_CASE("Coordinates grow with the text, beside the board and in its squares") {
    for (const Size size : all_sizes())
        for (const auto board : {settings::BoardSize::WithText, settings::BoardSize::Largest}) {
            INFO(size.width << "x" << size.height);
            const int usual = lay(with(board_view(), 100, board), size).board->label_size;
            const int large = lay(with(board_view(), 200, board), size).board->label_size;
            CHECK(large * 100 >= usual * 130);
        }
}

TEST_CASE("The last moves are seen beside the board in every size of text") {
    for (const Size size : all_sizes())
        for (const int text_size : {100, 125, 150, 175, 200})
            for (const View& made : {board_view(), check_view(), crowded_view(), in_persian(board_view())}) {
                INFO(size.width << "x" << size.height << " " << text_size << " " << made.title);
                const View view = with(made, text_size);
                const auto board = *lay(view, size).board;
                REQUIRE_FALSE(board.move_lines.empty());
                CHECK(board.move_lines.back().is_whole);
                CHECK(board.move_lines.back().lines.front() == view.board->moves.back());
                CHECK(board.moves.contains(board.move_lines.back().area));
            }
}

TEST_CASE("A language written from the right has the same board, and its moves begin at the right") {
    for (const Size size : all_sizes())
        for (const int text_size : {100, 200}) {
            INFO(size.width << "x" << size.height << " " << text_size);
            const View view = with(board_view(), text_size);
            const auto english = *lay(view, size).board;
            const auto persian = *lay(in_persian(view), size).board;
            CHECK(persian.squares == english.squares);
            CHECK(english.move_lines.front().area.x == english.moves.x);
            CHECK(persian.move_lines.front().area.right() == persian.moves.right());
        }
}

TEST_CASE("The other board of doubles is seen beside one's own, in all windows but the smallest, with the last moves") {
    for (const Size size : all_sizes()) {
        INFO(size.width << "x" << size.height);
        const Layout layout = lay(doubles_view(), size);
        if (size.height >= 720) REQUIRE(layout.board->other);
        if (!layout.board->other) continue;
        CHECK(layout.board->other->squares.width >= 8 * 14);
        CHECK(layout.board->other->squares.width < layout.board->squares.width);
        CHECK_FALSE(layout.board->move_lines.empty());
        CHECK(layout.board->other->top_clock.lines == std::vector<std::string>{"9:41"});
    }
}

TEST_CASE("In the largest letters a list has the window for itself, and most of it") {
    View over_board = with(board_view(), 200);
    over_board.list = menu_view().list;
    for (int row = 0; row < 5; ++row) over_board.list->rows.push_back("Row " + std::to_string(row));
    for (const View& view : {with(menu_view(), 200), over_board})
        for (const Size size : {Size{800, 600}, Size{1280, 800}, Size{1920, 1080}}) {
            INFO(size.width << "x" << size.height << " " << view.title);
            const Layout layout = lay(view, size);
            CHECK_FALSE(layout.board.has_value());
            CHECK_FALSE(layout.dialog.has_value());
            CHECK(layout.list->rows.front().area.width > size.width * 9 / 10);
            CHECK(layout.list->shown() >= 5);
            CHECK(layout.caption.area.height < size.height / 4);
        }
}

TEST_CASE("The hint is no smaller than the smallest other letters") {
    for (const int text_size : {100, 200})
        for (const Size size : {Size{800, 600}, Size{1280, 800}, Size{1920, 1080}})
            for (const View& made : {menu_view(), board_view(), check_view()}) {
                const Layout layout = lay(with(made, text_size), size);
                int smallest = layout.letter;
                if (layout.board) {
                    smallest = std::min(smallest, layout.board->label_size);
                    for (const auto& block : {layout.board->top_name, layout.board->bottom_name,
                                              layout.board->menu_name, layout.title, layout.board->move_lines.back()})
                        smallest = std::min(smallest, block.letters.size);
                }
                INFO(size.width << "x" << size.height << " " << text_size << " " << made.title);
                CHECK(layout.hint.letters.size >= smallest);
            }
}

TEST_CASE("A caption too long for its place is shown part by part, each word of it once, and then from the beginning") {
    for (const View& made : {crowded_view(), with(crowded_view(), 200), with(board_view(), 200)}) {
        View view = made;
        view.caption = "";
        for (int word = 0; word < 300; ++word) view.caption += "word" + std::to_string(word) + " ";
        const std::size_t parts = lay(view, {800, 600}).caption.parts;
        REQUIRE(parts > 1);
        std::string all;
        for (view.caption_turns = 0; view.caption_turns < parts; ++view.caption_turns)
            for (const std::string& line : lay(view, {800, 600}).caption.text.lines) all += line + " ";
        CHECK(all == view.caption);
        CHECK(lay(view, {800, 600}).caption.part == 0);
        const auto caption = lay(view, {800, 600}).caption.area;
        CHECK(hit(view, {800, 600}, caption.centre()) ==
              shell::Target{session::ControlClicked{session::Control::Caption}});
    }
}

TEST_CASE("Rows out of sight are reached by the signs for them, and the wheel goes row by row") {
    const View view = long_list_view();
    const Size size{1280, 800};
    const Layout layout = lay(view, size);
    Rectangle strip = layout.list->more;
    CHECK(hit(view, size, strip.cut_top(20).centre()) == shell::Target{session::RowPointed{layout.list->first - 1}});
    CHECK(hit(view, size, strip.cut_bottom(20).centre()) ==
          shell::Target{session::RowPointed{layout.list->first + layout.list->shown()}});
    CHECK(shell::wheel_test(view, layout, {9, 9}, 1) == shell::Target{session::RowPointed{31}});
    CHECK(shell::wheel_test(view, layout, {9, 9}, -1) == shell::Target{session::RowPointed{29}});
    CHECK_FALSE(shell::wheel_test(board_view(), lay(board_view(), size), {9, 9}, 1).has_value());
    View first = view;
    first.list->focus = 0;
    CHECK_FALSE(shell::wheel_test(first, lay(first, size), {9, 9}, -1).has_value());
    CHECK_FALSE(hit(first, size, lay(first, size).list->more.inset(4).centre()) ==
                shell::Target{session::RowPointed{0}});
}
