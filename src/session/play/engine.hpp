// The engine across the board: started, asked, and what its hands and its voice do.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Starts the engine of the game in progress, if one plays it.
void start_engine(UpdateContext& context);

/// Asks it for a move if it has the move and is not thinking yet.
void ask_engine(UpdateContext& context);

/// In centipawns, a mate counting more than any material.
int worth(const engine::Score& score);

/// It decides about a draw offer of the player's: at once if it is not thinking, else with its move.
void answer_player_offer(UpdateContext& context);

/// On two boards it repeats what was announced and carries it out, once its clock runs.
void opponent_receives(UpdateContext& context);
/// Its move on two boards, announced.
void opponent_plays(UpdateContext& context, rules::board::Move move);

} // namespace session
