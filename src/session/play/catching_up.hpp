// A table that comes whole, to a program that has followed it until then.
#pragma once

#include "src/game/line.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Whatever has happened since is told event by event, as if it had just been heard. Where the events that were heard
/// are not the beginning of those that come, because moves were taken back there, the game stands as it has come, and
/// that is said. What cannot have happened is refused in words, and the game stays as it was. Precondition: the
/// context's table is the one that came.
void catch_up(UpdateContext& context, const game::TableCame& came);

} // namespace session
