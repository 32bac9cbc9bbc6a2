// What is not told during a game that counts: whatever helps to find a move (Article 12.2).
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Whether such things stay untold: where the game was set up so, and on two boards in any case.
bool is_fair_play(const Game& game);

/// A question that goes beyond the players' own boards, sheets and clocks is refused with its Article, while the game
/// goes on; false for any other.
bool refuse_question(UpdateContext& context, Command command);

} // namespace session
