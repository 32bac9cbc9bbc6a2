// How well the colours of each theme can be told apart, after WCAG 2: text at least 4.5 to 1 against what it stands on,
// 7 to 1 where contrast is the theme's purpose, and 3 to 1 for signs, frames and pieces.
#include "src/shell/palette.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <vector>

using settings::Theme;
using shell::Colour;
using shell::contrast;
using shell::Palette;

namespace {

const std::vector<Theme>& all_themes() {
    static const std::vector<Theme> themes{Theme::Dark, Theme::WhiteOnBlack, Theme::YellowOnBlack, Theme::BlackOnWhite};
    return themes;
}

std::vector<Colour> grounds(const Palette& colours) {
    return {colours.light_square,       colours.dark_square, colours.light_square_played,
            colours.dark_square_played, colours.lifted,      colours.checked};
}

} // namespace

TEST_CASE("Contrast is what WCAG says: 21 for black and white, 1 for a colour and itself, 4.48 for a middle grey") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
    CHECK(contrast({9, 80, 200}, {9, 80, 200}) == Approx(1));
    CHECK(contrast({119, 119, 119}, {255, 255, 255}) == Approx(4.48).margin(0.01));
}

TEST_CASE("Every text can be read on what it stands on") {
    for (const Theme theme : all_themes()) {
        const Palette& colours = shell::palette_of(theme);
        const double least = theme == Theme::Dark ? 4.5 : 7;
        INFO(static_cast<int>(theme));
        for (const Colour text : {colours.text, colours.quiet_text, colours.accent})
            CHECK(contrast(text, colours.background) >= least);
        CHECK(contrast(colours.text, colours.panel) >= least);
        CHECK(contrast(colours.on_accent, colours.accent) >= least);
        CHECK(contrast(colours.on_checked, colours.black_piece) >= least); // the sign and its outline
    }
}

TEST_CASE("Frames, squares and marks can be seen") {
    for (const Theme theme : all_themes()) {
        const Palette& colours = shell::palette_of(theme);
        INFO(static_cast<int>(theme));
        CHECK(contrast(colours.rule, colours.background) >= 3);
        CHECK(contrast(colours.accent, colours.panel) >= 3);
        // Too near each other to be told apart by themselves: a line stands between squares, and a frame around marks.
        CHECK(contrast(colours.light_square, colours.dark_square) >= 2);
        for (const Colour ground : grounds(colours)) CHECK(contrast(colours.black_piece, ground) >= 3);
        for (const Colour ground : grounds(colours)) CHECK(contrast(colours.white_piece, ground) >= 3);
    }
}

TEST_CASE("The finger can be seen on every ground, and White's pieces told from Black's") {
    for (const Theme theme : all_themes()) {
        const Palette& colours = shell::palette_of(theme);
        INFO(static_cast<int>(theme));
        CHECK(contrast(colours.white_piece, colours.black_piece) >= 7);
        for (const Colour ground : grounds(colours)) CHECK(contrast(colours.on_accent, ground) >= 3);
    }
}
