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

/// What it decides about a draw offer of the player's: at once if it is not thinking, else with its move. Empty where
/// there is none, or it is still thinking.
std::optional<rules::table::Command> answer_to_offer(const Scene& context);

/// On two boards it repeats what was announced and carries it out, once its clock runs, one after the other. False if
/// there is nothing for it to do.
bool opponent_receives(UpdateContext& context);
/// Its move; `then` once that is made.
void opponent_plays(UpdateContext& context, rules::board::Move move, const Then& then);

} // namespace session
