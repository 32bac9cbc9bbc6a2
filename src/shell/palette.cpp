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
    .light_square = {153, 143, 124},
    .dark_square = {71, 94, 118},
    .light_square_played = {108, 157, 79},
    .dark_square_played = {48, 107, 48},
    .lifted = {212, 111, 10},
    .checked = {220, 30, 40},
    .on_checked = {255, 255, 255},
    .white_piece = {255, 255, 255},
    .black_piece = {0, 0, 0},
};

constexpr Palette white_on_black{
    .background = {0, 0, 0},
    .panel = {0, 0, 0},
    .rule = {255, 255, 255},
    .text = {255, 255, 255},
    .quiet_text = {230, 230, 230},
    .accent = {0, 255, 255},
    .on_accent = {0, 0, 0},
    .light_square = {144, 144, 144},
    .dark_square = {94, 94, 94},
    .light_square_played = {91, 149, 204},
    .dark_square_played = {0, 92, 189},
    .lifted = {212, 111, 10},
    .checked = {220, 30, 40},
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
    .light_square = {158, 144, 49},
    .dark_square = {102, 92, 10},
    .light_square_played = {87, 160, 58},
    .dark_square_played = {20, 109, 40},
    .lifted = {212, 111, 10},
    .checked = {220, 30, 40},
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
    .accent = {0, 0, 64},
    .on_accent = {255, 255, 255},
    .light_square = {144, 144, 144},
    .dark_square = {94, 94, 94},
    .light_square_played = {99, 158, 89},
    .dark_square_played = {48, 107, 48},
    .lifted = {212, 111, 10},
    .checked = {220, 30, 40},
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
