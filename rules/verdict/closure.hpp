// Visiting all there is, where it is little.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/prospect.hpp"

#include <cstddef>

namespace rules::verdict {

/// What was found, and how many positions that took.
struct Visit {
    Prospect prospect;
    std::size_t positions;
};

/// Visits every position that legal moves lead to, the nearest first, but for those that are proved dead. Gives up when
/// so many positions wait at once that it would hardly come to an end, or after so many in all. Precondition: no mate
/// on the board.
Visit visit_if_few(const variants::Position& start, board::Color side, std::size_t most);

} // namespace rules::verdict
