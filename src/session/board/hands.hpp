// The player's hands on the board: a piece lifted, placed, put back.
#pragma once

#include "src/session/core/step.hpp"

namespace session {

/// Lifts what is under the finger, places what is lifted, or puts it back.
void lift_or_place(Step& step);

/// Puts the lifted man back where he stood, and the finger with him.
void put_back(Step& step);

/// Moves a man of the player's from one square to another: a promotion is asked for its piece.
void try_move(Step& step, rules::board::Square from, rules::board::Square to);

/// Asks whether to seal that move, without saying it.
void ask_to_seal(Step& step, rules::board::Move move);

} // namespace session
