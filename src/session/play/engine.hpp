// The engines at the game's table: asked, and what their hands and their voice do.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// Asks the one that has the move, if it is not thinking yet.
void ask_engines(UpdateContext& context);

/// In centipawns, a mate counting more than any material.
int worth(const engine::Score& score);

/// What an engine decides about a draw offer of the other side's: at once if it is not thinking, else with its move.
/// Empty where there is none, or it is still thinking.
std::optional<rules::table::Command> answer_to_offer(const Game& game);

/// On two boards an engine repeats what was announced and carries it out, once its clock runs, one after the other.
/// False if there is nothing for it to do.
bool engine_receives(UpdateContext& context);
/// Its move; `then` once that is made.
void engine_plays(UpdateContext& context, rules::board::Color side, rules::board::Move move, const Then& then);

} // namespace session
