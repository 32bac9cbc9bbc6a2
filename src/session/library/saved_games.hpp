// A game that was kept, as lists tell it.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// What whoever plays the side is called.
std::string player_name(const Scene& context, const ports::journal::GameSummary& game, rules::board::Color side);

/// When a game was begun, as lists tell it.
speech::phrases::Runs describe_beginning(const Scene& context, const ports::journal::GameSummary& game);

/// The same words, with the variant and the number of the initial position where the variant has several.
speech::phrases::Runs with_initial_position(const Scene& context, const ports::journal::GameSummary& game,
                                            speech::phrases::Runs words);

/// An unfinished game as a list tells it: opponent, move number, when and from where it was begun.
speech::phrases::Runs describe_game(const Scene& context, const ports::journal::GameSummary& game);

} // namespace session
