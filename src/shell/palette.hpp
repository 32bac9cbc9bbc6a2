// The colours of the window, a palette a theme. docs/players/screen.md tells how well they can be told apart.
#pragma once

#include "src/settings/preferences.hpp"

#include <cstdint>
#include <tuple>

namespace shell {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour&) const = default;
    bool operator<(const Colour& other) const {
        return std::tie(red, green, blue) < std::tie(other.red, other.green, other.blue);
    }
};

/// How well one colour can be told from another: 1 the same, 21 black and white (WCAG 2, contrast ratio).
double contrast(Colour one, Colour other);

/// What everything is drawn in. Every ground of a square is dark enough for White's pieces and light enough for
/// Black's: either has at least 3 to 1 against it (docs/decisions/colours-of-the-board.md).
struct Palette {
    Colour background;
    Colour panel; ///< of a line being typed
    Colour rule;  ///< frames and lines
    Colour text;
    Colour quiet_text;
    Colour accent; ///< focus, cursor, running clock, what is said
    Colour on_accent;
    Colour light_square;
    Colour dark_square;
    Colour light_square_played;
    Colour dark_square_played;
    Colour lifted;
    Colour checked;
    Colour on_checked;  ///< the sign beside a king in check
    Colour white_piece; ///< also the frame of the last move
    Colour black_piece; ///< also the lines between squares
};

/// The colours of a theme.
const Palette& palette_of(settings::Theme theme);

} // namespace shell
