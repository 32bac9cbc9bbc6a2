// The engine across the board: asked, answering, failing, replaced.
#pragma once

#include "src/session/message.hpp"
#include "src/session/step.hpp"

#include <vector>

namespace session {

/// Starts the engine of the game in progress, if one plays it.
void start_engine(Step& step);

/// Asks it for a move if it has the move and is not thinking yet.
void ask_engine(Step& step);

/// It has something to say; nothing to anybody who has left its table.
void hear_engine(Step& step, const EngineReported& reported);

/// The engines that could play on at that level, the one chosen first and then best first; installed ones only.
std::vector<engine::Opponent> replacements(const Model& model, const storage::Opponent& chosen);

/// Plays on with one of the replacements.
void take_engine(Step& step, std::size_t place);

/// It decides about a draw offer of the player's: at once if it is not thinking, else with its move.
void answer_player_offer(Step& step);

} // namespace session
