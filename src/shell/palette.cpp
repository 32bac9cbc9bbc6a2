#include "src/shell/palette.hpp"

#include <algorithm>
#include <cmath>

namespace shell {
namespace {

double linear(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

constexpr Palette dark{
    .background = {14, 18, 24},
    .panel = {30, 37, 47},
    .rule = {112, 126, 146},
    .text = {255, 255, 255},
    .quiet_text = {198, 208, 222},
    .accent = {255, 222, 66},
    .on_accent = {0, 0, 0},
    .light_square = {190, 201, 212},
    .dark_square = {68, 88, 112},
    .light_square_played = {150, 208, 160},
    .dark_square_played = {38, 112, 74},
    .lifted = {232, 128, 24},
    .checked = {160, 0, 24},
    .on_checked = {255, 255, 255},
    .white_piece = {255, 255, 255},
    .black_piece = {8, 8, 10},
};

constexpr Palette white_on_black{
    .background = {0, 0, 0},
    .panel = {0, 0, 0},
    .rule = {255, 255, 255},
    .text = {255, 255, 255},
    .quiet_text = {230, 230, 230},
    .accent = {0, 255, 255},
    .on_accent = {0, 0, 0},
    .light_square = {205, 205, 205},
    .dark_square = {72, 72, 72},
    .light_square_played = {140, 220, 255},
    .dark_square_played = {0, 84, 150},
    .lifted = {255, 150, 40},
    .checked = {150, 0, 20},
    .on_checked = {255, 255, 255},
    .white_piece = {255, 255, 255},
    .black_piece = {0, 0, 0},
};

constexpr Palette yellow_on_black{
    .background = {0, 0, 0},
    .panel = {0, 0, 0},
    .rule = {255, 255, 0},
    .text = {255, 255, 0},
    .quiet_text = {230, 220, 60},
    .accent = {255, 255, 0},
    .on_accent = {0, 0, 0},
    .light_square = {196, 178, 60},
    .dark_square = {80, 68, 0},
    .light_square_played = {150, 214, 110},
    .dark_square_played = {20, 98, 40},
    .lifted = {255, 140, 0},
    .checked = {140, 0, 0},
    .on_checked = {255, 255, 0},
    .white_piece = {255, 255, 190},
    .black_piece = {0, 0, 0},
};

constexpr Palette black_on_white{
    .background = {255, 255, 255},
    .panel = {255, 255, 255},
    .rule = {60, 60, 60},
    .text = {0, 0, 0},
    .quiet_text = {50, 50, 50},
    .accent = {0, 0, 150},
    .on_accent = {255, 255, 255},
    .light_square = {226, 226, 226},
    .dark_square = {120, 124, 132},
    .light_square_played = {150, 222, 160},
    .dark_square_played = {44, 116, 70},
    .lifted = {255, 160, 50},
    .checked = {170, 0, 20},
    .on_checked = {255, 255, 255},
    .white_piece = {255, 255, 255},
    .black_piece = {0, 0, 0},
};

} // namespace

const Palette& palette_of(settings::Theme theme) {
    switch (theme) {
    case settings::Theme::Dark: return dark;
    case settings::Theme::WhiteOnBlack: return white_on_black;
    case settings::Theme::YellowOnBlack: return yellow_on_black;
    case settings::Theme::BlackOnWhite: return black_on_white;
    }
    return dark;
}

double contrast(Colour one, Colour other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace shell
