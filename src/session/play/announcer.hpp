// What happens at the table, said in the player's words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Everything an event has to say to this player. Precondition: the game’s table is still the one before it.
void announce_event(UpdateContext& context, const rules::table::TimedEvent& event);

} // namespace session
