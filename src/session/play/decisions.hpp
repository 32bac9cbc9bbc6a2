// What is decided at the game's table, and told.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// A decision on the game's table is written down and told, event by event; then the game goes on from there.
void follow(UpdateContext& context, game::Decision decision);

/// Puts a command to the table; a refusal is said with its Article. False if it was refused. What follows from it may
/// have to be worked out first: then the game awaits a ruling, and anything else is refused meanwhile.
bool command_table(UpdateContext& context, const rules::table::Command& command);

} // namespace session
