// Touch-move (Articles 4.3-4.5): which moves are left to a player who has touched pieces.
#pragma once

#include "rules/board/move.hpp"
#include "rules/laws/laws.hpp"
#include "rules/variants/position.hpp"

#include <optional>
#include <vector>

namespace rules::table {

/// What touching pieces leaves open.
struct Obligation {
    std::vector<board::Move> open;
    /// The rule by which the others are closed; empty where none is.
    std::optional<laws::Rule> rule;
};

/// Of the moves still possible to the side on move, those that are open after it has touched the pieces on these
/// squares of the position, first to last, each once, without saying that it adjusts. Never empty while one is
/// possible, and all of them when nothing was touched. Preconditions: the moves are legal in the position; on each
/// square stands a piece.
Obligation oblige(const variants::Position& position, const std::vector<board::Square>& touched,
                  std::vector<board::Move> possible);

} // namespace rules::table
