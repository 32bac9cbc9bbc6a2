// What the opponent's engine reports: its moves and its failures, and which engine replaces it.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Handles a report of the engine. Does nothing if its table has been left.
void hear_engine(UpdateContext& context, const EngineReported& reported);

/// Makes the moves that engines of doubles have taken their time for, once it is over.
void play_delayed(UpdateContext& context);

/// The installed engines that could play on at that level: first the one chosen, then the others, best first.
std::vector<engine::Opponent> replacements(const Model& model, rules::variants::Variant variant,
                                           const game::Opponent& chosen);

/// The rows for choosing how to go on: with another engine, or with the same one again.
std::vector<Item> engine_trouble_rows(const Scene& context);

/// Plays on with one of the replacements.
void take_engine(UpdateContext& context, std::size_t place);

} // namespace session
