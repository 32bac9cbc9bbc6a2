// What an official rules is put to the table, and the game goes on from there.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Puts the command to the table, tells the Article it rests on, and lets the game go on. If the side on move is called
/// to seal by that, the line for it is opened.
void rule(UpdateContext& context, const rules::table::Command& command);
/// The same for what comes out of an envelope or goes into one: whose seat it is from the command alone tells.
void rule_by_itself(UpdateContext& context, const rules::table::Command& command);

/// What the game awaits is known, and happens at the time of what it follows from.
void mate_worked_out(UpdateContext& context, const MateWorkedOut& answer);

} // namespace session
