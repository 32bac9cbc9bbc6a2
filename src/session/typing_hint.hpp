// A move typed on the board itself, where the line for it has not been opened.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// A file and right behind it a rank, on the board itself: so types whoever does not know that a line for a move is
/// opened first. Precondition: the key is not the last one yet.
bool looks_typed(const Scene& context, const Chord& chord);

/// Names the key that opens the line. Once, until a move is typed again: who types well now and then forgets the key,
/// too.
void hint_at_typing(UpdateContext& context);

} // namespace session
