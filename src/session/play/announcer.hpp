// What happens at a table, told to everybody there in their own words.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Everything an event has to say to whoever sits at the table or looks on. Precondition: the game’s table is still
/// the one before it.
void announce_event(UpdateContext& context, const rules::table::TimedEvent& event);

/// Whether there is something to announce again.
bool has_announced(const Scene& context);

/// Announces once more what was announced last: the move that is to be repeated, as it was said (F.2.1); otherwise the
/// last move, who has the move, and an offer that stands. The room hears it; without an output of its own, whoever is
/// at the keyboard, and with them the room.
void announce_again(UpdateContext& context);

} // namespace session
