// The steps of a game as they are written.
#pragma once

#include "rules/board/square.hpp"
#include "rules/notation/san.hpp"
#include "rules/pgn/game.hpp"

#include <vector>

namespace rules::pgn {

/// One step: its signs, PGN's SAN or `--`, and which move of whom it is.
struct SpelledStep {
    notation::San signs;
    int number;
    board::Color turn;
};

/// A move in its position, which `next` comes after.
SpelledStep spell(const variants::Position& position, const notation::FoundMove& found, const variants::Position& next);
/// A pass in its position.
SpelledStep spell(const variants::Position& position, NullMove pass);

/// All steps of a game in the order they are written: a step, its variations, the next step.
using Spelling = std::vector<SpelledStep>;
/// Precondition: every step is legal where it stands.
Spelling spell(const Game& game);

} // namespace rules::pgn
