// Which positions are worth a thought.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// How little it would surprise if the side could not mate.
enum class Doubt {
    None,
    Little, ///< it has little to mate with
    Great,  ///< the pawns are locked, or all that can be played is forced and leads to doubt
};

/// A guess, made in a fraction of a microsecond, and seldom wrong in games that are played.
Doubt doubt(const variants::Position& position, board::Color side);

} // namespace rules::verdict
