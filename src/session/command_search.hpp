// What is typed in the list of commands.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <string>

namespace session {

/// Leaves the commands, and the rows of other lists, that have what was typed so far and now in their names. Where
/// there are none, nothing is typed. Precondition: the list is on top.
void narrow_commands(UpdateContext& context, const std::string& text);

/// Takes the last letter back. Precondition: the list is on top, and something has been typed in it.
void widen_commands(UpdateContext& context);

/// Leaves the list, and goes to that row of another one; back to it, if it is open with nothing but lists of settings
/// on it. Precondition: the list is on top.
void go_to_row(UpdateContext& context, const GoToRow& found);

} // namespace session
