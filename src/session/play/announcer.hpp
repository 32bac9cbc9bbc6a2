// What happens at a table, told to everybody there in their own words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Everything an event has to say to whoever sits at the table or looks on. Precondition: the game’s table is still
/// the one before it.
void announce_event(UpdateContext& context, const rules::table::TimedEvent& event);

} // namespace session
