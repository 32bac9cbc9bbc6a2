// The meaning of a typed line, for participants who have a line of text instead of keys.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// Does what the line asks for on the screen on top:
/// - `?` tells all that can be typed there, an utterance for each;
/// - a key by its name in the key map, or any with a colon before it, is pressed;
/// - while a line is typed it is that line, and finished; `Escape` gives it up;
/// - in a list a number goes to that row, and words to the first row behind the focus that begins with them;
/// - at the board it is a move, or what else can be typed there;
/// - an empty line chooses in a list, finishes an empty line, and at the board says the current place.
void take_line(UpdateContext& context, const std::string& line);

} // namespace session
