// What the screens show, in every language, size of text and size of window: nothing is cut off and nothing covers
// anything else. With KLANGBRETT_PICTURES, a folder, the pictures are written there to be looked at.
#include "tests/screens/scenes.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/src/shell/parts.hpp"
#include "tests/src/shell/picture.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <regex>

using session::View;
using settings::BoardSize;
using settings::Theme;
using shell::Block;
using shell::Layout;
using shell::Rectangle;
using shell::Size;

namespace {

const std::vector<Size> window_sizes{{800, 600}, {1024, 768}, {1280, 800}, {2560, 1440}, {1080, 1920}};
const std::vector<int> text_sizes{100, 125, 150, 200};
const std::vector<Theme> themes{Theme::Dark, Theme::WhiteOnBlack, Theme::YellowOnBlack, Theme::BlackOnWhite};
constexpr std::array board_sizes{BoardSize::WithText, BoardSize::Largest};

/// SDL's letters without a window.
class Printer {
public:
    Printer()
        : surface_(SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, SDL_PIXELFORMAT_ARGB8888))
        , renderer_(SDL_CreateSoftwareRenderer(surface_.get()))
        , canvas_(*renderer_, shell::find_fonts(shell::font_folders())) {}

    Layout lay_out(const View& view, Size size) {
        canvas_.set_direction(view.direction);
        return shell::lay_out(view, size, canvas_.ruler());
    }

private:
    shell::Owned<SDL_Surface> surface_;
    shell::Owned<SDL_Renderer> renderer_;
    shell::Canvas canvas_;
};

std::string without_spaces(std::string text) {
    const std::string no_break = "\u00A0";
    for (auto at = text.find(no_break); at != std::string::npos; at = text.find(no_break, at))
        text.erase(at, no_break.size());
    std::erase_if(text, [](char each) { return each == ' ' || each == '\n'; });
    return text;
}

/// All texts of a layout but the caption and the rows.
std::vector<Block> blocks(const Layout& layout) {
    std::vector<Block> all{layout.title, layout.hint};
    if (layout.text) all.push_back(layout.text->prompt);
    if (!layout.board) return all;
    const shell::BoardLayout& board = *layout.board;
    for (const Block& block :
         {board.top_name, board.bottom_name, board.menu_name, board.top_clock.time, board.bottom_clock.time})
        all.push_back(block);
    all.insert(all.end(), board.move_lines.begin(), board.move_lines.end());
    return all;
}

void check_parts(const View& view, const Layout& layout, Size size) {
    const auto all = parts(layout, view);
    for (auto one = all.begin(); one != all.end(); ++one) {
        INFO(one->first);
        CHECK(Rectangle{0, 0, size.width, size.height}.contains(one->second));
        for (auto other = std::next(one); other != all.end(); ++other) {
            INFO(other->first);
            CHECK_FALSE(one->second.overlaps(other->second));
        }
    }
    for (const Block& block : blocks(layout)) {
        INFO((block.lines.empty() ? std::string("nothing") : block.lines.front()));
        CHECK(block.is_whole);
        CHECK(block.height() <= block.area.height);
    }
}

void check_focus(const View& view, const Layout& layout) {
    const shell::ListLayout& list = *layout.list;
    REQUIRE(view.list->focus >= list.first);
    REQUIRE(view.list->focus < list.first + list.shown());
    for (const shell::RowLayout& row : list.rows) {
        CHECK(row.text.is_whole);
        CHECK(list.area.contains(row.area));
        CHECK(row.text.height() <= row.area.height);
        if (layout.dialog) CHECK(layout.dialog->contains(row.area));
    }
}

/// Each part of the caption on its turn, and all of them the whole.
void check_caption(View view, Size size, Printer& printer, const Layout& first) {
    std::string seen;
    for (view.caption_turns = 0; view.caption_turns < first.caption.parts; ++view.caption_turns) {
        const Layout turned = view.caption_turns == 0 ? first : printer.lay_out(view, size);
        CHECK(turned.caption.text.height() <= turned.caption.area.height);
        for (const std::string& line : turned.caption.text.lines) seen += line;
    }
    CHECK(without_spaces(seen) == without_spaces(view.caption));
}

/// Rows from the first to the last; of a long list a few.
std::vector<std::size_t> focuses(const View& view) {
    const std::size_t rows = view.list->rows.size();
    std::vector<std::size_t> all{0};
    for (std::size_t row = 1; row < rows; row += 1 + rows / 12) all.push_back(row);
    all.push_back(rows - 1);
    return all;
}

void check_view(View view, Size size, Printer& printer) {
    const Layout layout = printer.lay_out(view, size);
    check_parts(view, layout, size);
    check_caption(view, size, printer, layout);
    if (!view.list) return;
    for (const std::size_t row : focuses(view)) {
        view.list->focus = row;
        INFO(view.list->rows[row]);
        check_focus(view, printer.lay_out(view, size));
    }
}

/// Every line of text of a view.
std::vector<std::string> lines_of(const View& view) {
    std::vector<std::string> all{view.title, view.caption, view.hint};
    if (view.list) all.insert(all.end(), view.list->rows.begin(), view.list->rows.end());
    if (view.text) all.push_back(view.text->prompt);
    if (!view.board) return all;
    for (const std::string& each :
         {view.board->top_name, view.board->bottom_name, view.board->top_clock, view.board->bottom_clock})
        all.push_back(each);
    all.insert(all.end(), view.board->moves.begin(), view.board->moves.end());
    return all;
}

/// Digits of two kinds; what stands on a key, as F1, is no number.
bool mixes_digits(const std::string& line) {
    static const std::regex key("F[0-9]+");
    static const std::regex own("\xD9[\xA0-\xA9]|\xDB[\xB0-\xB9]");
    static const std::regex western("[0-9]");
    const std::string numbers = std::regex_replace(line, key, "");
    return std::regex_search(numbers, own) && std::regex_search(numbers, western);
}

const char* name_of(Theme theme) {
    switch (theme) {
    case Theme::Dark: return "dark";
    case Theme::WhiteOnBlack: return "white-on-black";
    case Theme::YellowOnBlack: return "yellow-on-black";
    case Theme::BlackOnWhite: return "black-on-white";
    }
    return "";
}

/// How a screen is looked at: as it comes, with the largest text in a small window, and with the largest board.
struct Manner {
    Size window;
    int text_size;
    BoardSize board;
};

constexpr std::array manners{Manner{{1280, 800}, 100, BoardSize::WithText},
                             Manner{{800, 600}, 200, BoardSize::WithText},
                             Manner{{1024, 768}, 150, BoardSize::Largest}};

void draw(const screens::Scene& scene, Theme theme, const Manner& manner, const std::filesystem::path& folder) {
    View view = scene.view;
    view.look = {theme, manner.text_size, manner.board};
    INFO(scene.name << " " << name_of(theme) << " " << manner.text_size << " %");
    const Picture picture(view, manner.window);
    CHECK_FALSE(picture.fault().has_value());
    CHECK(picture.has_ink(laid_out(view, manner.window).caption.area));
    if (folder.empty()) return;
    std::filesystem::create_directories(folder);
    CHECK(picture.save(folder / (scene.name + "-" + name_of(theme) + "-" + std::to_string(manner.text_size) + ".bmp")));
}

} // namespace

TEST_CASE("No text is cut off, in any language, in any size, in any window, and each row can be read in focus") {
    const Screenless screenless;
    Printer printer;
    for (const std::string& language : tests::share_of_languages(harness::languages()))
        for (const screens::Scene& scene : screens::all_scenes(language))
            for (const Size size : tests::share_of(window_sizes, 3))
                for (const int text_size : tests::share_of(text_sizes, 3))
                    for (const BoardSize board : board_sizes) {
                        if (!scene.view.board && board == BoardSize::Largest) continue;
                        View view = scene.view;
                        view.look = {Theme::Dark, text_size, board};
                        INFO(language << " " << scene.name << " " << size.width << "x" << size.height << " "
                                      << text_size << " %" << (board == BoardSize::Largest ? ", largest board" : ""));
                        check_view(view, size, printer);
                    }
}

TEST_CASE("In a language with digits of its own no line has digits of two kinds") {
    for (const char* language : {"fa", "ar"})
        for (const screens::Scene& scene : screens::all_scenes(language)) {
            if (scene.name.starts_with("keys")) continue; // which name the digits of the keyboard
            for (const std::string& line : lines_of(scene.view)) {
                INFO(language << " " << scene.name << ": " << line);
                CHECK_FALSE(mixes_digits(line));
            }
        }
}

TEST_CASE("Every screen is drawn without a fault in every theme") {
    const Screenless screenless;
    const char* wanted = std::getenv("KLANGBRETT_PICTURES");
    const std::vector<std::string> languages =
        wanted == nullptr ? tests::share_of(std::vector<std::string>{"fa", "en"}, 2) : harness::languages();
    for (const std::string& language : languages) {
        INFO(language);
        const auto folder = wanted == nullptr ? std::filesystem::path() : std::filesystem::path(wanted) / language;
        for (const screens::Scene& scene : screens::all_scenes(language))
            for (const Theme theme : tests::share_of(themes, 4))
                for (const Manner& manner : manners)
                    if (scene.view.board || manner.board == BoardSize::WithText) draw(scene, theme, manner, folder);
    }
}
