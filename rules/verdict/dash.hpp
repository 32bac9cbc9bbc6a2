// A short and hasty look for a mate with the help of both sides.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/standard/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace rules::verdict {

/// Legal moves to a mate by the side, if one is found before so many positions were looked at: from the position that
/// seems nearest to a mate, always on. Where pieces are free to move some dozen positions are enough; where they are
/// not it gives up, and nothing is proved.
std::optional<std::vector<board::Move>> dash_for_mate(const variants::standard::Position& start, board::Color side,
                                                      std::size_t positions);

} // namespace rules::verdict
