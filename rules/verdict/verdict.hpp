// How a position ends the game by itself, and who can still mate (Articles 5.1a, 5.2a, 5.2b, 6.10, 9.6).
#pragma once

#include "rules/variants/position.hpp"

namespace rules::verdict {

/// What the position alone says.
enum class State { Ongoing, Checkmate, Stalemate, Dead };

/// Whether a side can checkmate by any series of legal moves, however badly the other plays.
enum class Winnable { Can, Cannot, Unknown };

/// How much work an answer may cost: positions visited before `Unknown` is said. A million of them take about 100 MB.
struct Effort {
    int positions = 10000;
};

/// Never wrong: `Can` and `Cannot` are proved, `Unknown` is honest.
Winnable can_mate(const variants::Position& position, board::Color side, Effort effort = {});

/// Checkmate and stalemate are always found; `Dead` only when both sides are proved unable to mate.
State judge(const variants::Position& position, Effort effort = {});

} // namespace rules::verdict
