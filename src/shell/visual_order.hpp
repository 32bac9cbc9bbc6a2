// The order in which a line of text is seen, after Unicode's rules for writing in two directions.
#pragma once

#include "src/shell/direction.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// A part of a line that runs in one direction, as it is written, not as it is seen.
struct DirectedRun {
    std::string text;
    Direction direction;
    bool operator==(const DirectedRun&) const = default;
};

/// The runs of a line from the left to the right of the screen. The direction is that of the language the line is in:
/// of what has no direction of its own, such as a full stop at the end.
std::vector<DirectedRun> visual_order(std::string_view line, Direction direction);

} // namespace shell
