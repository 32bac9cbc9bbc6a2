// Gives an official's ruling to the table, and lets the game go on.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// Gives the command to the table, announces its Article, and lets the game go on. If the ruling calls on the side on
/// move to seal, opens the line for the sealed move.
void rule(UpdateContext& context, const rules::table::Command& command);
/// The same for a move that comes out of an envelope or goes into one: the seat follows from the command.
void rule_by_itself(UpdateContext& context, const rules::table::Command& command);

/// The answer the game waits for is known. Its consequence gets the time of the act it follows from.
void mate_worked_out(UpdateContext& context, const MateWorkedOut& answer);

} // namespace session
