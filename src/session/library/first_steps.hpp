// What somebody hears who is here for the first time: a minute's list to walk through and leave at any time.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Whether nobody has played here yet, as far as the library tells.
bool is_new_here(const Model& model);

/// Language and speed of the voice, the words squares and moves are said in and which others there are, a square and a
/// move as they are heard, and a first game.
std::vector<Item> first_steps_rows(const Scene& context);

/// What was typed as White's first move: says the move, or why it is none. Nothing is played.
void take_first_move(UpdateContext& context, const std::string& text);

} // namespace session
