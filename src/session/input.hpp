// What the player does: keys, text and clicks, and what the widgets on his screens make of them.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/step.hpp"
#include "src/session/widgets/action.hpp"

#include <string>

namespace session {

/// Does what the key does on the screen on top.
void press_key(Step& step, const KeyPressed& key);

/// A key that means nothing on the screen on top.
void press_unknown_key(Step& step, const UnknownKey& key);

/// Takes a text where it is typed.
void type(Step& step, const std::string& text);

/// A row of the screen on top is pointed at, or chosen.
void point_at(Step& step, const RowPointed& pointed);
void choose(Step& step, const RowClicked& click);

} // namespace session
