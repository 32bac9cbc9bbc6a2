// When no piece can ever be captured any more (MAT-06).
#pragma once

#include "rules/variants/matranj/position.hpp"

namespace rules::variants::matranj {

/// Proves that by no series of moves any piece can be captured, and that neither side will ever be without a move,
/// which would win for it (MAT-05). `false` proves nothing.
bool is_no_capture_reachable(const Position& position);

} // namespace rules::variants::matranj
