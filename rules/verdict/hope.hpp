// Where to look first for a mate. A guess: it decides how soon an answer comes, never which.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// How far the position seems from one in which the side has mated, if both sides wish it. Smaller is nearer.
/// 0 ... hope_levels - 1
int remoteness(const variants::Position& position, board::Color side);

inline constexpr int hope_levels = 512;

} // namespace rules::verdict
