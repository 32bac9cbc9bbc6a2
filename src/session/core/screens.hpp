// Opening screens, and announcing the new place.
#pragma once

#include "src/session/core/update_context.hpp"

#include <optional>

namespace session {

/// Tells the player the place – the screen on top and what is in focus there – once all else of this step is said.
void tell_place(UpdateContext& context);

/// Puts the list on top; its title and its first row are told as the place.
void open_list(UpdateContext& context, ListScreen screen);

/// Opens a line to type in, empty; for a time or a number of moves, of that side's clock. What it is for is told as the
/// place.
void open_text(UpdateContext& context, TextPurpose purpose, std::optional<rules::board::Color> side = std::nullopt);

/// Back to the board from whatever lists of the game's menu are open: one answer closes all of them.
void leave_game_menu(UpdateContext& context);

} // namespace session
