// In which positions it is worth proving that a side cannot mate.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// How plausible it is that a side can never mate.
enum class Plausibility {
    None,
    Little, ///< there is not much room
    Some,   ///< the side has little to mate with, or there is hardly a move
    Great,  ///< the pawns are locked
};

/// A guess, made in a fraction of a microsecond, and seldom wrong in games that are played. Mirrored positions get
/// the same answer.
Plausibility plausibility_of_no_mate(const variants::Position& position, board::Color side);

} // namespace rules::verdict
