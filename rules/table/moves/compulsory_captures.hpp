// Captures that must be made (matranj, annex 3 of the cup).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the move captures nothing although a capture is possible, and so compulsory (matranj).
bool misses_capture(const variants::Position& position, board::Move move);
/// A move that misses a capture and whose piece the hands have already put on its square; empty if there is none.
std::optional<board::Move> missed_capture_on(const Hands& hands, const variants::Position& position);

} // namespace rules::table
