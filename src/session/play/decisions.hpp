// What is decided at the game's table, and told.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// What the keeper has made of a request about the game's table: events are written down and told, one by one, and the
/// game's own table follows them.
void follow(UpdateContext& context, game::Outcome outcome);

/// Puts a command to the table; a refusal is said with its Article. False if it was refused. What follows from it may
/// have to be worked out first: then the game awaits a ruling, and anything else is refused meanwhile.
bool command_table(UpdateContext& context, const rules::table::Command& command);

} // namespace session
