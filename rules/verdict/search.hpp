// Looking for a mate with the help of both sides.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::verdict {

/// Visits positions reachable by legal moves, the most hopeful first, until a mate by the side is found (Can), every
/// reachable position has been visited (Cannot), or the effort is spent (Unknown). Precondition: the start is no mate.
Winnable search_mate(const variants::Position& start, board::Color side, Effort effort);

} // namespace rules::verdict
