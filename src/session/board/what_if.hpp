// "What if this piece stood there?" Nothing is touched, and no position changes.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Remembers the piece under the finger, or forgets it if it is remembered already.
void think_of(UpdateContext& context);

/// Says what the remembered piece would do on the square under the finger: whose king would be in check, what would
/// attack and what would defend the piece, and what it would attack. On its own square it is forgotten.
void suppose_here(UpdateContext& context);

} // namespace session
