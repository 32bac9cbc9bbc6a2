// How well what is painted can be told apart, after WCAG 2: signs, frames and pieces 3 to 1, text 4.5 to 1. Measured in
// the pixels of pictures in every theme, not in the table of colours.
#include "tests/src/shell/picture.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

using rules::board::Color;
using rules::board::Piece;
using rules::board::Role;
using rules::board::Square;
using session::View;
using settings::Theme;
using shell::Colour;
using shell::contrast;
using shell::Rectangle;
using shell::Size;

namespace {

constexpr std::array themes{Theme::Dark, Theme::WhiteOnBlack, Theme::YellowOnBlack, Theme::BlackOnWhite};
constexpr std::array sizes{Size{640, 480}, Size{1280, 800}};
constexpr double least_of_signs = 3;
constexpr double least_of_text = 4.5;

/// One square of each ground there is: plain, of the last move, lifted from, of a king in check.
constexpr std::array kinds_of_square{"d3", "d4", "g8", "f6", "c4", "e8"};
const Square apart = square("h1"); ///< where the cursor is out of the way

View empty_board(Theme theme) {
    View view = board_view();
    view.look.theme = theme;
    view.board->placement = {};
    view.board->last_move.reset();
    view.board->cursor = apart;
    return view;
}

View marked(View view) {
    view.board->last_move = rules::board::Move::normal(square("g8"), square("f6"));
    view.board->lifted = square("c4");
    view.board->checked_king = square("e8");
    return view;
}

View with_knights(View view, Color color) {
    for (int index = 0; index < 64; ++index) view.board->placement.put(Square::at(index), Piece{color, Role::Knight});
    return view;
}

View with_cursor(View view, Square where) {
    view.board->cursor = where;
    return view;
}

/// The same board bare, and full of White's or of Black's pieces.
std::vector<View> fillings(const View& view) {
    return {view, with_knights(view, Color::White), with_knights(view, Color::Black)};
}

std::map<Colour, int> colours_in(const Picture& picture, const Rectangle& area) {
    std::map<Colour, int> found;
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) ++found[picture.at({x, y})];
    return found;
}

/// Of what was painted there and is not in the other picture.
std::map<Colour, int> colours_added(const Picture& picture, const Picture& before, const Rectangle& area) {
    std::map<Colour, int> found;
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x)
            if (picture.at({x, y}) != before.at({x, y})) ++found[picture.at({x, y})];
    return found;
}

Colour commonest(const std::map<Colour, int>& colours) {
    REQUIRE_FALSE(colours.empty());
    const auto fewer = [](const auto& one, const auto& other) { return one.second < other.second; };
    return std::max_element(colours.begin(), colours.end(), fewer)->first;
}

Colour ground_of(const Picture& picture, const Rectangle& place) { return commonest(colours_in(picture, place)); }

/// Whether a line at least two pixels wide has been painted that can be told from all these grounds, on the way from a
/// point of the square's edge inwards.
bool meets_line(const Picture& picture, const Picture& before, shell::Point from, shell::Point step, int steps,
                const std::vector<Colour>& grounds_there) {
    int width = 0;
    for (; steps > 0; --steps, from = {from.x + step.x, from.y + step.y}) {
        const Colour colour = picture.at(from);
        const bool is_seen = colour != before.at(from) &&
                             std::all_of(grounds_there.begin(), grounds_there.end(), [&](const Colour& ground) {
                                 return contrast(colour, ground) >= least_of_signs;
                             });
        width = is_seen ? width + 1 : 0;
        if (width == 2) return true;
    }
    return false;
}

/// How many of eight ways, two from each side of the square, meet such a line.
int sides_framed(const Picture& picture, const Picture& before, const Rectangle& place,
                 const std::vector<Colour>& grounds_there) {
    const int depth = place.width * 2 / 5;
    int framed = 0;
    for (const int share : {3, 5}) {
        const int x = place.x + place.width * share / 8;
        const int y = place.y + place.height * share / 8;
        const auto meets = [&](shell::Point from, shell::Point step) {
            return meets_line(picture, before, from, step, depth, grounds_there) ? 1 : 0;
        };
        framed += meets({x, place.y}, {0, 1}) + meets({x, place.bottom() - 1}, {0, -1}) + meets({place.x, y}, {1, 0}) +
                  meets({place.right() - 1, y}, {-1, 0});
    }
    return framed;
}

/// Every text of a view, with the area it stands in.
std::map<std::string, Rectangle> texts(const View& view, const shell::Layout& layout) {
    std::map<std::string, Rectangle> all{{"caption", layout.caption.text.area}, {"hint", layout.hint.area}};
    if (!layout.title.lines.empty()) all["title"] = layout.title.area;
    if (layout.list)
        for (const shell::RowLayout& row : layout.list->rows) all["row " + row.text.lines.front()] = row.text.area;
    if (layout.text) {
        all["prompt"] = layout.text->prompt.area;
        all["field"] = layout.text->field.inset(layout.letter / 2);
    }
    if (!view.board || layout.dialog) return all;
    const shell::BoardLayout& board = *layout.board;
    all["top name"] = board.top_name.area;
    all["bottom name"] = board.bottom_name.area;
    all["top clock"] = board.top_clock.time.area;
    all["bottom clock"] = board.bottom_clock.time.area;
    if (!board.top_captured.lines.empty()) all["top captured"] = board.top_captured.area;
    if (!board.bottom_captured.lines.empty()) all["bottom captured"] = board.bottom_captured.area;
    if (board.menu.width > 0) all["menu"] = board.menu_name.area;
    for (const shell::Block& line : board.move_lines) all["move " + line.lines.front()] = line.area;
    const int side = board.rank_labels.width;
    all["rank"] = {board.rank_labels.x, board.squares.bottom() - board.square, side, board.square};
    all["file"] = {board.file_labels.x, board.file_labels.y, board.square, side};
    return all;
}

} // namespace

TEST_CASE("Pieces can be told from their squares by what they are filled with, on every ground") {
    const Screenless screenless;
    for (const Theme theme : themes)
        for (const Size size : sizes) {
            const View bare = marked(empty_board(theme));
            const auto board = *laid_out(bare, size).board;
            const Picture before(bare, size);
            for (const Color color : {Color::White, Color::Black}) {
                const Picture picture(with_knights(bare, color), size);
                for (const char* name : kinds_of_square) {
                    INFO(static_cast<int>(theme)
                         << " " << size.width << " " << name << " " << (color == Color::White ? "white" : "black"));
                    const Rectangle place = board.at(square(name), false);
                    const Colour fill = commonest(colours_added(picture, before, place));
                    CHECK(contrast(fill, ground_of(before, place)) >= least_of_signs);
                }
            }
        }
}

TEST_CASE("The cursor is seen all around its square, on every ground, with a piece and without") {
    const Screenless screenless;
    for (const Theme theme : themes)
        for (const Size size : sizes) {
            const View bare = marked(empty_board(theme));
            const auto board = *laid_out(bare, size).board;
            const Picture grounds_only(bare, size);
            for (const View& view : fillings(bare)) {
                const Picture before(view, size);
                for (const char* name : kinds_of_square) {
                    INFO(static_cast<int>(theme) << " " << size.width << " " << name);
                    const Rectangle place = board.at(square(name), false);
                    const Picture picture(with_cursor(view, square(name)), size);
                    CHECK(sides_framed(picture, before, place, {ground_of(grounds_only, place)}) == 8);
                }
            }
        }
}

TEST_CASE(
    "The last move and a lifted piece are framed, so that they are seen beside plain squares and under the cursor") {
    const Screenless screenless;
    for (const Theme theme : themes)
        for (const Size size : sizes) {
            const View plain = empty_board(theme);
            const auto board = *laid_out(plain, size).board;
            const Picture plain_grounds(plain, size);
            const Picture marked_grounds(marked(plain), size);
            for (const char* name : {"g8", "f6", "c4"})
                for (const Square cursor : {apart, square(name)}) {
                    INFO(static_cast<int>(theme)
                         << " " << size.width << " " << name << (cursor == apart ? "" : " under the cursor"));
                    const Rectangle place = board.at(square(name), false);
                    const Picture before(with_cursor(plain, cursor), size);
                    const Picture picture(with_cursor(marked(plain), cursor), size);
                    CHECK(sides_framed(picture, before, place,
                                       {ground_of(plain_grounds, place), ground_of(marked_grounds, place)}) == 8);
                }
        }
}

TEST_CASE("The sign of check is seen on its square and beside plain ones") {
    const Screenless screenless;
    for (const Theme theme : themes)
        for (const Size size : sizes) {
            const View plain = empty_board(theme);
            const Rectangle place = laid_out(plain, size).board->at(square("e8"), false);
            const Picture before(plain, size);
            const Picture picture(marked(plain), size);
            const Colour ground = ground_of(before, place);
            const Colour red = ground_of(picture, place);
            int seen = 0;
            for (const auto& [colour, count] : colours_added(picture, before, place))
                if (contrast(colour, ground) >= least_of_signs && contrast(colour, red) >= least_of_signs)
                    seen += count;
            INFO(static_cast<int>(theme) << " " << size.width);
            CHECK(seen * 100 > 2 * place.width * place.height);
        }
}

TEST_CASE("A line between any two squares can be told from both") {
    const Screenless screenless;
    for (const Theme theme : themes)
        for (const Size size : sizes) {
            const View view = empty_board(theme);
            const auto board = *laid_out(view, size).board;
            const Picture picture(view, size);
            const Rectangle left = board.at(square("d4"), false);
            const Rectangle right = board.at(square("e4"), false);
            const Colour one = ground_of(picture, left);
            const Colour other = ground_of(picture, right);
            int width = 0;
            for (int x = left.centre().x; x < right.centre().x; ++x) {
                const Colour colour = picture.at({x, left.centre().y});
                width += contrast(colour, one) >= least_of_signs && contrast(colour, other) >= least_of_signs ? 1 : 0;
            }
            INFO(static_cast<int>(theme) << " " << size.width);
            CHECK(width >= 2);
            CHECK(contrast(one, other) >= 2);
        }
}

TEST_CASE("Every text can be read where it stands, the hints too") {
    const Screenless screenless;
    for (const Theme theme : tests::share_of(std::vector(themes.begin(), themes.end()), 4))
        for (View view : {menu_view(), board_view(), check_view(), dialog_view(), typing_view(), naming_view()}) {
            view.look.theme = theme;
            const Size size{1280, 800};
            const Picture picture(view, size);
            for (const auto& [name, area] : texts(view, laid_out(view, size))) {
                INFO(static_cast<int>(theme) << " " << view.title << ": " << name);
                const auto colours = colours_in(picture, area);
                const Colour ground = commonest(colours);
                double best = 1;
                for (const auto& [colour, count] : colours)
                    if (count >= 5) best = std::max(best, contrast(colour, ground));
                CHECK(best >= least_of_text);
            }
        }
}
