#include "tests/src/shell/picture.hpp"
#include "tests/src/shell/sample_views.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <vector>

using session::View;
using shell::Layout;
using shell::Rectangle;
using shell::Size;

namespace {

const shell::Palette& palette = shell::palette_of(settings::Theme::Dark);
constexpr Size usual{1280, 800};
constexpr Size small{640, 480};

/// Everything that may be drawn on: the gaps between these stay empty.
std::vector<Rectangle> drawn_parts(const Layout& layout) {
    std::vector<Rectangle> all{layout.title.area, layout.caption.area, layout.hint.area};
    all.push_back({layout.caption.area.x, layout.caption.area.y - layout.margin / 2, layout.caption.area.width,
                   layout.margin / 2});
    if (layout.board)
        for (const Rectangle& part :
             {layout.board->squares, layout.board->rank_labels, layout.board->file_labels, layout.board->top_name.area,
              layout.board->top_clock.area, layout.board->moves, layout.board->bottom_clock.area,
              layout.board->bottom_name.area, layout.board->menu, layout.board->top_captured.area,
              layout.board->bottom_captured.area})
            all.push_back(part);
    if (layout.board && layout.board->other)
        for (const auto& other = *layout.board->other;
             const Rectangle& part : {other.squares, other.top_name.area, other.top_clock.area, other.bottom_name.area,
                                      other.bottom_clock.area})
            all.push_back(part);
    if (layout.list) all.push_back(layout.list->area);
    if (layout.dialog) all.push_back(*layout.dialog);
    if (layout.text) {
        all.push_back(layout.text->prompt.area);
        all.push_back(layout.text->field);
    }
    return all;
}

} // namespace

TEST_CASE("Every view is drawn without a fault, at every size, and nothing leaves its place") {
    const Screenless screenless;
    for (const Size size : tests::share_of(std::vector{small, Size{800, 600}, usual, Size{1920, 1080}}, 2))
        for (const View& view :
             {menu_view(), long_list_view(), board_view(), check_view(), dialog_view(), typing_view(), naming_view(),
              crowded_view(), doubles_view(), in_persian(doubles_view()), in_persian(menu_view()),
              in_persian(check_view()), in_persian(dialog_view()), in_persian(typing_view())}) {
            INFO(size.width << "x" << size.height << " " << view.title);
            const Picture picture(view, size);
            CHECK_FALSE(picture.fault().has_value());
            const std::vector<Rectangle> parts = drawn_parts(laid_out(view, size));
            int strays = 0;
            for (int y = 0; y < size.height; ++y)
                for (int x = 0; x < size.width; ++x) {
                    const auto holds = [&](const Rectangle& part) { return part.contains(shell::Point{x, y}); };
                    const bool is_gap = std::none_of(parts.begin(), parts.end(), holds);
                    strays += is_gap && picture.at({x, y}) != palette.background ? 1 : 0;
                }
            CHECK(strays == 0);
        }
}

TEST_CASE("Title, caption and hint stand on every screen") {
    const Screenless screenless;
    for (const View& view : {menu_view(), board_view(), dialog_view(), typing_view(), naming_view()}) {
        const Layout layout = laid_out(view, usual);
        const Picture picture(view, usual);
        INFO(view.title);
        CHECK(picture.has_ink(layout.title.area));
        CHECK(picture.count(layout.caption.area, palette.accent) > 100);
        CHECK(picture.has_ink(layout.hint.area));
    }
}

TEST_CASE("The cursor is a thick yellow frame around its square and no other") {
    const Screenless screenless;
    for (const Size size : {small, usual}) {
        View view = check_view();
        view.board->cursor = square("d6");
        const Picture picture(view, size);
        const auto board = *laid_out(view, size).board;
        const int whole = board.square * board.square;
        for (int index = 0; index < 64; ++index) {
            const auto each = rules::board::Square::at(index);
            INFO(each.name());
            const int yellow = picture.count(board.at(each, true), palette.accent);
            if (each == view.board->cursor)
                CHECK(yellow > whole / 5);
            else
                CHECK(yellow == 0);
        }
    }
}

TEST_CASE("Nothing of a piece is hidden by the cursor's frame") {
    const Screenless screenless;
    for (const Size size : {small, usual}) {
        View view = board_view();
        view.board->last_move.reset();
        view.board->lifted.reset();
        for (int index = 0; index < 64; ++index) {
            const auto cursor = rules::board::Square::at(index);
            if (!view.board->placement[cursor]) continue;
            view.board->cursor = cursor;
            const Picture picture(view, size);
            const auto board = *laid_out(view, size).board;
            const int frame = 2 * std::max(3, board.square / 30) + std::max(4, board.square / 12);
            const Rectangle within = board.at(cursor, view.board->flipped).inset(frame);
            const auto ground = cursor.is_light() ? palette.light_square : palette.dark_square;
            INFO(cursor.name());
            // Along the frame there is only the ground: a piece that went on under it would touch it.
            CHECK(picture.count(within, ground) - picture.count(within.inset(1), ground) ==
                  2 * (within.width + within.height) - 4);
        }
    }
}

TEST_CASE("White pieces are white and black pieces are black, and empty squares are empty") {
    const Screenless screenless;
    const View view = board_view();
    const Picture picture(view, usual);
    const auto board = *laid_out(view, usual).board;
    for (int index = 0; index < 64; ++index) {
        const auto each = rules::board::Square::at(index);
        INFO(each.name());
        const Rectangle place = board.at(each, false).inset(board.square / 4);
        const auto piece = view.board->placement[each];
        const int white = picture.percent(place, palette.white_piece);
        const int black = picture.percent(place, palette.black_piece);
        if (!piece) {
            CHECK(white == 0);
            CHECK(black == 0);
        } else if (piece->color == rules::board::Color::White) {
            CHECK(white > 25);
            CHECK(white > 2 * black);
        } else {
            CHECK(black > 25);
            CHECK(black > 2 * white);
        }
    }
}

TEST_CASE("The last move, a lifted piece and a king in check have a ground of their own and a mark besides") {
    const Screenless screenless;
    View view = check_view();
    const auto board = *laid_out(view, usual).board;
    const auto place = [&](const char* name) { return board.at(square(name), true); };
    const Picture marked(view, usual);
    CHECK(marked.percent(place("g8"), palette.light_square_played) > 70);
    for (const char* name : {"g8", "f6"}) {
        CHECK(marked.at({place(name).x + 2, place(name).y + 2}) == palette.white_piece);
        CHECK(marked.at({place(name).right() - 3, place(name).bottom() - 3}) == palette.white_piece);
    }
    CHECK(marked.percent(place("c4"), palette.lifted) > 30);
    CHECK(marked.percent(place("e8"), palette.checked) > 30);
    const Rectangle corner{place("e8").right() - board.square / 4, place("e8").y, board.square / 4, board.square / 4};
    CHECK(marked.count(corner, palette.text) > 20);

    view.board->last_move.reset();
    view.board->lifted.reset();
    view.board->checked_king.reset();
    const Picture plain(view, usual);
    for (const auto colour : {palette.light_square_played, palette.dark_square_played, palette.lifted, palette.checked})
        CHECK(plain.count(board.squares, colour) == 0);
}

TEST_CASE("On the other board of doubles pieces, the last move and check are seen") {
    const Screenless screenless;
    const View view = doubles_view();
    const Picture picture(view, usual);
    const Layout layout = laid_out(view, usual);
    REQUIRE(layout.board->other);
    const Rectangle& squares = layout.board->other->squares;
    const auto has = [&](const char* name, shell::Colour colour) {
        const Rectangle at = shell::square_in(squares, square(name), true);
        for (int y = at.y; y < at.bottom(); ++y)
            for (int x = at.x; x < at.right(); ++x)
                if (picture.at({x, y}) == colour) return true;
        return false;
    };
    CHECK(has("e1", palette.white_piece));
    CHECK(has("c6", palette.black_piece));
    CHECK(has("b8", palette.dark_square_played));
    CHECK(has("e8", palette.checked));
    CHECK_FALSE(has("e3", palette.white_piece));
    CHECK(has("a4", palette.light_square));
}

TEST_CASE("The running clock is filled and has a sign; the other one has neither") {
    const Screenless screenless;
    for (const bool is_top : {true, false}) {
        View view = board_view();
        view.board->top_runs = is_top;
        view.board->bottom_runs = !is_top;
        const Picture picture(view, usual);
        const auto board = *laid_out(view, usual).board;
        const Rectangle running = (is_top ? board.top_clock : board.bottom_clock).area;
        const Rectangle waiting = (is_top ? board.bottom_clock : board.top_clock).area;
        CHECK(picture.percent(running, palette.accent) > 60);
        CHECK(picture.count(waiting, palette.accent) == 0);
        const auto sign = [](const Rectangle& clock) {
            return Rectangle{clock.x, clock.y, clock.height / 2, clock.height}.inset(6);
        };
        CHECK(picture.count(sign(running), palette.on_accent) > 50);
        CHECK_FALSE(picture.has_ink(sign(waiting)));
    }
}

TEST_CASE("A clock with less than a minute left has another ground while it runs, and a thicker frame while it waits") {
    const Screenless screenless;
    View view = board_view();
    const auto board = *laid_out(view, usual).board;
    const Rectangle running = board.bottom_clock.area;
    const Rectangle waiting = board.top_clock.area;
    const Picture before(view, usual);
    CHECK(before.count(running, palette.checked) == 0);
    CHECK(before.count(waiting, palette.checked) == 0);
    view.board->bottom_is_low = view.board->top_is_low = true;
    const Picture low(view, usual);
    CHECK(low.percent(running, palette.checked) > 60);
    CHECK(low.count(running, palette.accent) == 0);
    CHECK(low.count(waiting, palette.checked) > before.count(waiting, palette.rule) * 3 / 2);
    CHECK(low.percent(waiting, palette.checked) < 40);
}

TEST_CASE("What each side has captured is seen beside the board") {
    const Screenless screenless;
    const View view = board_view();
    const auto board = *laid_out(view, usual).board;
    const Picture picture(view, usual);
    for (const shell::Block& captured : {board.top_captured, board.bottom_captured}) {
        REQUIRE_FALSE(captured.lines.empty());
        CHECK(picture.has_ink(captured.area));
    }
    CHECK(board.top_captured.area.y == board.top_name.area.y);
    CHECK(board.bottom_captured.area.y == board.bottom_name.area.y);
}

TEST_CASE("Without clocks there is nothing in their place") {
    const Screenless screenless;
    View view = board_view();
    view.board->top_clock.clear();
    view.board->bottom_clock.clear();
    view.board->bottom_runs = false;
    const auto board = *laid_out(view, usual).board;
    CHECK(Picture(view, usual)
              .count({board.squares.right() + 1, 0, usual.width - board.squares.right() - 1, board.moves.bottom()},
                     palette.accent) == 0);
}

TEST_CASE("The row in focus is inverted and has a sign, in a list as in a dialog") {
    const Screenless screenless;
    for (View view : {menu_view(), long_list_view(), dialog_view()}) {
        const auto list = *laid_out(view, usual).list;
        const Picture picture(view, usual);
        for (std::size_t row = list.first; row < list.first + list.shown(); ++row) {
            INFO(view.title << " " << row);
            const Rectangle place = list.row(row);
            if (row == view.list->focus)
                CHECK(picture.percent(place, palette.accent) > 50);
            else
                CHECK(picture.count(place, palette.accent) == 0);
            CHECK(picture.has_ink(place));
            const Rectangle sign{place.x, place.y, place.height / 2, place.height};
            CHECK((picture.count(sign, palette.on_accent) > 20) == (row == view.list->focus));
        }
    }
}

TEST_CASE("What is written from the right stands on the right, and the board stays as it is") {
    const Screenless screenless;
    for (const View& from_left : {menu_view(), board_view()}) {
        const View view = in_persian(from_left);
        const Layout layout = laid_out(view, usual);
        const Picture picture(view, usual);
        INFO(from_left.title);
        CHECK_FALSE(picture.fault().has_value());
        for (Rectangle line : {layout.title.area, layout.caption.area, layout.hint.area}) {
            line.height = std::min(line.height, 2 * layout.letter);
            const Rectangle right = line.cut_right(4 * layout.letter);
            CHECK(picture.has_ink(right));
            CHECK_FALSE(picture.has_ink(line.cut_left(2 * layout.letter)));
        }
    }
    const View view = in_persian(menu_view());
    const auto list = *laid_out(view, usual).list;
    Rectangle row = list.row(view.list->focus);
    CHECK(Picture(view, usual).count(row.cut_right(row.height / 2), palette.on_accent) > 20);
    CHECK(Picture(view, usual).count(row.cut_left(row.height), palette.on_accent) == 0);

    const View board = in_persian(board_view());
    const auto standing = *laid_out(board, usual).board;
    const Rectangle squares = standing.squares;
    const Picture persian(board, usual);
    const Picture english(board_view(), usual);
    Rectangle move = standing.move_lines.front().area;
    CHECK(persian.has_ink(move.cut_right(move.width / 8)));
    CHECK_FALSE(persian.has_ink(move.cut_left(move.width / 4)));
    int differences = 0;
    for (int y = squares.y; y < squares.bottom(); ++y)
        for (int x = squares.x; x < squares.right(); ++x)
            differences += persian.at({x, y}) == english.at({x, y}) ? 0 : 1;
    CHECK(differences == 0);
}

TEST_CASE("Arabic letters are joined: a word is narrower than its letters one by one") {
    const Screenless screenless;
    const shell::Owned<SDL_Surface> surface(SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, SDL_PIXELFORMAT_ARGB8888));
    const shell::Owned<SDL_Renderer> renderer(SDL_CreateSoftwareRenderer(surface.get()));
    const auto fonts = shell::find_fonts(shell::font_folders());
    REQUIRE(fonts.has_value());
    shell::Lettering lettering(*renderer, *fonts);
    const auto width = [&](const char* text) {
        return lettering.width(text, {.size = 40}, shell::Direction::RightToLeft);
    };
    CHECK(width("کیش") < width("ک") + width("ی") + width("ش"));
    CHECK_FALSE(lettering.fault().has_value());
}

TEST_CASE("What is typed from the right is seen to its end, with the bar at its left") {
    const Screenless screenless;
    View view = in_persian(typing_view());
    view.text->text = "اسب";
    const Rectangle field = laid_out(view, usual).text->field;
    const Picture shortly(view, usual);
    REQUIRE(shortly.typing().has_value());
    CHECK(field.contains(*shortly.typing()));
    CHECK(shortly.typing()->x > field.centre().x);
    view.text->text.clear();
    for (int letter = 0; letter < 200; ++letter) view.text->text += "م";
    const Picture endless(view, usual);
    REQUIRE(endless.typing().has_value());
    CHECK(field.contains(*endless.typing()));
    CHECK(endless.typing()->x < shortly.typing()->x);
    CHECK(endless.count({endless.typing()->right(), field.y + 8, 40, field.height - 16}, palette.text) > 20);
}

TEST_CASE("A list longer than its place shows where it goes on") {
    const Screenless screenless;
    View view = long_list_view();
    const auto strip = [&](bool above) {
        const auto list = *laid_out(view, usual).list;
        Rectangle more = list.more;
        return above ? more.cut_top(more.height / 2) : more.cut_bottom(more.height / 2);
    };
    CHECK(Picture(view, usual).has_ink(strip(true)));
    CHECK(Picture(view, usual).has_ink(strip(false)));
    view.list->focus = 0;
    CHECK_FALSE(Picture(view, usual).has_ink(strip(true)));
    CHECK(Picture(view, usual).has_ink(strip(false)));
    view.list->focus = view.list->rows.size() - 1;
    CHECK(Picture(view, usual).has_ink(strip(true)));
    CHECK_FALSE(Picture(view, usual).has_ink(strip(false)));
}

TEST_CASE("What is typed is seen to its end, however long it is") {
    const Screenless screenless;
    for (View view : {typing_view(), naming_view()}) {
        const Rectangle field = laid_out(view, usual).text->field;
        const Picture shortly(view, usual);
        REQUIRE(shortly.typing().has_value());
        CHECK(field.contains(*shortly.typing()));
        CHECK(shortly.percent(*shortly.typing(), palette.accent) == 100);
        const int before = shortly.typing()->x;
        view.text->text = std::string(300, 'm');
        const Picture endless(view, usual);
        CHECK(field.contains(*endless.typing()));
        CHECK(endless.typing()->x > before);
        const Rectangle end{endless.typing()->x - 40, field.y + 8, 40, field.height - 16};
        CHECK(endless.count(end, palette.text) > 20);
    }
}

TEST_CASE("Only a line being typed has a place where it is typed") {
    const Screenless screenless;
    CHECK_FALSE(Picture(board_view(), usual).typing().has_value());
}

TEST_CASE("Without fonts the board and the cursor are still drawn") {
    const Screenless screenless;
    const View view = board_view();
    const Picture picture(view, usual, std::nullopt);
    CHECK_FALSE(picture.fault().has_value());
    const auto layout = laid_out(view, usual);
    CHECK(picture.count(layout.board->at(view.board->cursor, false), palette.accent) > 100);
    CHECK_FALSE(picture.has_ink(layout.caption.area));
    for (const View& other : {menu_view(), dialog_view(), typing_view(), naming_view(), crowded_view()})
        CHECK_FALSE(Picture(other, small, std::nullopt).fault().has_value());
}

TEST_CASE("A font file that is none is a fault, not a crash") {
    const Screenless screenless;
    const shell::FontFiles wrong{KLANGBRETT_SOURCE_DIR "/LICENSE", KLANGBRETT_SOURCE_DIR "/LICENSE"};
    CHECK(Picture(board_view(), usual, wrong).fault().has_value());
}

TEST_CASE("Fonts are found below any of the folders, and only there") {
    const auto found = shell::find_fonts(shell::font_folders());
    REQUIRE(found.has_value());
    CHECK(found->regular.filename() == "DejaVuSans.ttf");
    CHECK(found->bold.filename() == "DejaVuSans-Bold.ttf");
    CHECK_FALSE(shell::find_fonts({"/nowhere", KLANGBRETT_SOURCE_DIR "/src/shell"}).has_value());
}

TEST_CASE("Every text can be told from what it stands on by at least 7 to 1") {
    struct Pair {
        shell::Colour text;
        shell::Colour ground;
    };
    const Pair pair = GENERATE(values<Pair>({{palette.text, palette.background},
                                             {palette.text, palette.panel},
                                             {palette.quiet_text, palette.background},
                                             {palette.accent, palette.background},
                                             {palette.on_accent, palette.accent},
                                             {palette.on_checked, palette.black_piece},
                                             {palette.white_piece, palette.black_piece}}));
    CHECK(shell::contrast(pair.text, pair.ground) >= 7);
}

TEST_CASE("Contrast is that of the web's guidelines") {
    CHECK(shell::contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
    CHECK(shell::contrast({118, 118, 118}, {255, 255, 255}) == Approx(4.54).margin(0.01));
    CHECK(shell::contrast({9, 9, 9}, {9, 9, 9}) == Approx(1));
}
