// The colours of the window: light on dark, each text at least 7 to 1 against what it stands on.
#pragma once

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

namespace palette {

inline constexpr Colour background{14, 18, 24};
inline constexpr Colour panel{30, 37, 47};
inline constexpr Colour rule{112, 126, 146};
inline constexpr Colour text{255, 255, 255};
inline constexpr Colour quiet_text{198, 208, 222};
inline constexpr Colour accent{255, 222, 66}; ///< focus, cursor, running clock
inline constexpr Colour on_accent{0, 0, 0};
inline constexpr Colour light_square{190, 201, 212};
inline constexpr Colour dark_square{68, 88, 112};
inline constexpr Colour light_square_played{150, 208, 160};
inline constexpr Colour dark_square_played{38, 112, 74};
inline constexpr Colour lifted{232, 128, 24};
inline constexpr Colour checked{160, 0, 24};
inline constexpr Colour white_man{255, 255, 255};
inline constexpr Colour black_man{8, 8, 10};

} // namespace palette
} // namespace shell
