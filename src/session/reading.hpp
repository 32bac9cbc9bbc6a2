// What the player wrote in words, done.
#pragma once

#include "src/session/step.hpp"

#include <string>

namespace session {

/// A move in any accepted way of writing, or an order in words ("resign", "clocks"). Says what was wrong with it and
/// returns false where it was neither; an illegal move is the table's to refuse and counts as understood.
bool obey_words(Step& step, const std::string& text);

/// A square: `e4`, "Eva vier". Says so and returns false where it is none.
bool go_to_words(Step& step, const std::string& text);

} // namespace session
