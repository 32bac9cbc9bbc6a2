// Where reading goes on after a fault.
#pragma once

#include "rules/pgn/input.hpp"

namespace rules::pgn {

/// Goes on to where the next game's tags begin, after a fault before or in the moves of a game.
void skip_to_next_game(Input& input, bool is_in_moves);

} // namespace rules::pgn
