// What the pieces alone prove.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// With these pieces no legal move mates the other side, and none can bring about other pieces with whom one would
/// (Article 6.10; the proofs are in the tests):
/// - a king alone;
/// - one knight against nothing but queens;
/// - bishops of one square colour against no pawn, no knight and no bishop of the other square colour.
bool lacks_mating_pieces(const variants::Position& position, board::Color side);

} // namespace rules::verdict
