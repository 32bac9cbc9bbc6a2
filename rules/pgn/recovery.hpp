// Where reading goes on behind a game that is too long.
#pragma once

#include "rules/pgn/input.hpp"

namespace rules::pgn {

/// Goes on to where the next game's tags begin.
void skip_to_next_game(Input& input);

} // namespace rules::pgn
