// A game that was kept, as lists tell it.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// When a game was begun, as lists tell it.
speech::phrases::Runs describe_beginning(const Scene& context, const ports::journal::GameSummary& game);

/// An unfinished game as a list tells it: opponent, move number, when it was begun.
speech::phrases::Runs describe_game(const Scene& context, const ports::journal::GameSummary& game);

} // namespace session
