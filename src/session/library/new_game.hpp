// The list from which a game is begun, and what becomes of what was changed there.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Its row that begins the game, and the settings a game begins with.
std::vector<Item> new_game_rows(const Scene& context);

/// Puts the list on top.
void open_new_game(UpdateContext& context);

/// The list is being left and no game was begun: the settings that stand in no other list are again as they were when
/// it was opened, which is told if any had been changed. Nothing is done if it is not open.
void drop_new_game(UpdateContext& context);

} // namespace session
