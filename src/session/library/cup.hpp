// A new game as one of the cup's annexes has it.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <cstddef>
#include <vector>

namespace session {

/// Whether the cup's edition of the Laws is there.
bool has_cup(const Model& model);

/// Its games that the window offers, with their time.
std::vector<Item> cup_rows(const Scene& context);

/// Sets the new game as that of `settings::cup_games` at the place, tells what it is, and leaves the list.
void take_cup_game(UpdateContext& context, std::size_t place);

} // namespace session
