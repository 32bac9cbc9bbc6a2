// The board as sound: what the sounding keys answer, and the sounds to learn for them.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Keys that have the position, the lines from the finger or the last move heard; false for any other. They tell what a
/// hand feels on the own board and what was announced, so they are answered in fair play too.
bool sounding_command(UpdateContext& context, Command command);

/// For the list of sounds: each piece, the notes of the rows, the ticks of the columns, and what a line is made of.
std::vector<Item> board_sound_rows(const Scene& context);

} // namespace session
