// How text looks, apart from its colour.
#pragma once

#include <tuple>

namespace shell {

struct Letters {
    int size = 0; ///< of the em square, in pixels; at least 1
    bool bold = false;
    int outline = 0; ///< pixels by which every stroke is thicker on each side
    bool operator==(const Letters&) const = default;
    bool operator<(const Letters& other) const {
        return std::tie(size, bold, outline) < std::tie(other.size, other.bold, other.outline);
    }
};

/// From one line of text of this size to the next, in pixels: no letter of the fonts reaches out of it.
constexpr int line_height(int size) { return (size * 5 + 3) / 4 + 1; }

} // namespace shell
