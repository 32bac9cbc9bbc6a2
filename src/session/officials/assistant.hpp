// The screen of a blind player's assistant: he enters what both players do at the table, announces, presses, and tells
// times only when he is asked (F.2.9). What he leaves to the player is refused, with the Article.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// What an assistant does here, and with which keys: told as the game begins.
void explain_assistant(UpdateContext& context);

/// The keys that mean something else to an assistant than to a player; false for any other: what they ask is told as
/// far as refuse_question() leaves it to him, and what they do is refused by the table unless it is among his duties.
/// Precondition: the game is an assistant's.
bool assistant_command(UpdateContext& context, Command command);

/// What the players do themselves, entered for them, and what their assistant may claim or report for his.
std::vector<Item> assistant_rows(const Scene& context);

} // namespace session
