// The player's hands on the board: a piece lifted, placed, put back.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Lifts what is under the finger, places what is lifted, or puts it back.
void lift_or_place(UpdateContext& context);

/// Lifts what is under the finger where lifting binds nobody; refused where it is no piece of one's own.
void take_up(UpdateContext& context);

/// Puts the lifted piece back on its square, and the finger with it.
void put_back(UpdateContext& context);

/// Moves a piece of the player's from one square to another: a promotion is asked for its piece.
void try_move(UpdateContext& context, rules::board::Square from, rules::board::Square to);

/// Asks whether to seal that move, without saying it.
void ask_to_seal(UpdateContext& context, rules::board::Move move);

} // namespace session
