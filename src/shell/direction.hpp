// Which side of a place writing begins on.
#pragma once

#include "speech/phrases/catalogue.hpp"
#include "src/shell/geometry.hpp"

namespace shell {

using speech::phrases::Direction;

/// Cuts a strip off the side where the writing begins.
constexpr Rectangle cut_start(Rectangle& area, int strip, Direction direction) {
    return direction == Direction::RightToLeft ? area.cut_right(strip) : area.cut_left(strip);
}

/// Cuts one off the side where a full line ends.
constexpr Rectangle cut_end(Rectangle& area, int strip, Direction direction) {
    return direction == Direction::RightToLeft ? area.cut_left(strip) : area.cut_right(strip);
}

} // namespace shell
