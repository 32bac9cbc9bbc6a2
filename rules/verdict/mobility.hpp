// What can never happen in a position, without playing a move.
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// Proves that the side can never mate from how far every man could travel at the very best: men that block each other
/// for ever wall the board off, and what cannot reach the other king's region, or cannot close every flight around him
/// there, does not mate. `false` proves nothing. The idea is M. Ambrona's (A practical algorithm for chess
/// unwinnability, 2022). Precondition: no mate on the board.
bool is_walled_off(const variants::Position& position, board::Color side);

} // namespace rules::verdict
