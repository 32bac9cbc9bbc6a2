// How long an engine takes over a move in doubles, where four play at once: as long as a person would, so that the
// other boards can be followed by ear, and longer where only a piece from its partner can help it.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// When the engine makes the move it has answered with. Of its time it uses a hundredth a move; where it sees itself
/// mated it waits for a piece, as long as its clock has plenty of time, and at most 20 seconds a move.
Delayed paced(const Scene& context, const SeatedEngine& engine, const engine::BestMove& best);

} // namespace session
