// What the engine across the board reports: its moves, its failures, and who takes its place.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// It has something to say; nothing to anybody who has left its table.
void hear_engine(UpdateContext& context, const EngineReported& reported);

/// The engines that could play on at that level, the one chosen first and then best first; installed ones only.
std::vector<engine::Opponent> replacements(const Model& model, const game::Opponent& chosen);

/// The list in which it is chosen how to go on without the engine, or with it once more.
std::vector<Item> engine_trouble_rows(const Scene& context);

/// Plays on with one of the replacements.
void take_engine(UpdateContext& context, std::size_t place);

} // namespace session
