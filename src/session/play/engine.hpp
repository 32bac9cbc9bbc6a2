// The engines at the game's table: requests to them, and the acts and announcements made for them.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// What to play in the game as it stands, without clocks or limits.
engine::Question question_about(const rules::table::Table& table, engine::QuestionId id);

/// Asks the engine that has the move, if it is not thinking yet.
void ask_engines(UpdateContext& context);

/// The score in centipawns; a mate counts more than any material.
int worth(const engine::Score& score);

/// An engine's decision about a draw offer of the other side: at once if it is not thinking, otherwise with its move.
/// Empty if there is no offer, or the engine is still thinking.
std::optional<rules::table::Command> answer_to_offer(const Game& game);

/// On two boards an engine repeats what was announced and carries it out, once its clock runs, one after the other.
/// False if there is nothing for it to do.
bool engine_receives(UpdateContext& context);
/// Its move; `then` once that is made.
void engine_plays(UpdateContext& context, rules::board::Color side, rules::board::Move move, const Then& then);

} // namespace session
