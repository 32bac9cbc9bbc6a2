// Why a well-written move cannot be played.
#pragma once

#include "rules/notation/reading.hpp"
#include "rules/notation/wording.hpp"
#include "rules/variants/position.hpp"

namespace rules::notation {

/// What stands against a wording that fits no legal move: of several pieces the one who comes nearest to it is told.
/// Precondition: it fits none.
IllegalMove illegal(const variants::Position& position, const Wording& wording);

} // namespace rules::notation
