// Captures that must be made (matranj, annex 3 of the cup).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the move captures nothing although another one would, and must (matranj).
bool misses_capture(const variants::Position& position, board::Move move);
/// Of the moves with which a capture is missed, one that the hands have brought a piece to the end of; empty if none.
std::optional<board::Move> missed_capture_on(const Hands& hands, const variants::Position& position);

} // namespace rules::table
