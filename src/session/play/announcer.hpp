// What happens at the table, said in the player's words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Everything an event has to say to this player.
void announce_event(UpdateContext& context, const rules::table::Table& before, const rules::table::TimedEvent& event);

} // namespace session
