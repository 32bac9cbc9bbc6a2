// What follows once a question has been answered, or a line has been typed.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The question was answered with yes. It and the menus it was asked from are closed.
void confirmed(UpdateContext& context, const ConfirmScreen& question);

/// It was answered with no, or left.
void declined(UpdateContext& context, const ConfirmScreen& question);

/// The line was typed, and is closed.
void entered(UpdateContext& context, const TextScreen& line);

} // namespace session
