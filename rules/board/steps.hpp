// From a square to its neighbours.
#pragma once

#include <array>

namespace rules::board::detail {

/// How far over the files and ranks.
struct Step {
    int files;
    int ranks;
};
inline constexpr std::array diagonal_steps{Step{1, 1}, Step{1, -1}, Step{-1, 1}, Step{-1, -1}};
inline constexpr std::array straight_steps{Step{1, 0}, Step{-1, 0}, Step{0, 1}, Step{0, -1}};

} // namespace rules::board::detail
