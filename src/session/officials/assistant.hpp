// The screen of a blind player's assistant, who enters what both players do at the table, announces, presses, and tells
// times only when asked (F.2.9). What is left to the player is refused, with the Article.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// What an assistant does here, and with which keys: told as the game begins.
void explain_assistant(UpdateContext& context);

/// The keys that mean something else to an assistant than to a player; false for any other: what they ask is told as
/// far as refuse_question() leaves it to them, and the table refuses what they do unless it is an assistant's duty.
/// Precondition: the game is an assistant's.
bool assistant_command(UpdateContext& context, Command command);

/// What the players do themselves, entered for them, and what an assistant may claim or report for the assisted one.
std::vector<Item> assistant_rows(const Scene& context);

} // namespace session
