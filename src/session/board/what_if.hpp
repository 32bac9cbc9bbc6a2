// A piece thought elsewhere: "if he stood here". It is only thought: nothing is touched, and no position changes.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Takes the piece under the finger in mind, or forgets him if he is the one.
void think_of(UpdateContext& context);

/// How the piece in mind would stand on the square under the finger: whose king would be in check, who would attack and
/// who would defend him, and whom he would attack. On his own square he is forgotten.
void suppose_here(UpdateContext& context);

} // namespace session
