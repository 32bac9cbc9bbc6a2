// Where things are on the screen, for those who point at them without seeing them.
#pragma once

#include <optional>
#include <vector>

namespace inputs {

/// A rectangle in the units of the desktop.
struct Place {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Place&) const = default;
};

/// Where the parts of a view are, from the top left corner of the window; what is not to be seen has no place.
struct Places {
    Place window; ///< itself, on the screen
    std::optional<Place> caption{};
    std::optional<Place> hint{};
    std::optional<Place> list{};
    std::vector<std::optional<Place>> rows{}; ///< as many as the list has
    std::optional<Place> line{};              ///< what is typed stands there
    std::optional<Place> board{};
    std::vector<Place> squares{}; ///< from a1 to h8, row by row; empty without a board
    std::optional<Place> top_name{};
    std::optional<Place> top_clock{};
    std::optional<Place> moves{};
    std::optional<Place> bottom_clock{};
    std::optional<Place> bottom_name{};
    bool operator==(const Places&) const = default;
};

} // namespace inputs
