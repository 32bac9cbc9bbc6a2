// Which positions are worth a thought.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// How little it would surprise if the side could not mate.
enum class Doubt {
    None,
    Little, ///< there is not much room
    Some,   ///< the side has little to mate with, or there is hardly a move
    Great,  ///< the pawns are locked
};

/// A guess, made in a fraction of a microsecond, and seldom wrong in games that are played. Mirrored positions are
/// doubted alike.
Doubt doubt(const variants::Position& position, board::Color side);

} // namespace rules::verdict
