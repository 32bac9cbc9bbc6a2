// What can be said of whether a side can still mate, and for how much work.
#pragma once

#include "rules/board/move.hpp"

#include <vector>

namespace rules::verdict {

/// Whether a side can checkmate by any series of legal moves, however badly the other plays.
enum class Winnable { Can, Cannot, Unknown };

/// How much work an answer may cost. It bounds the work and not the time, so that an answer is the same on every
/// machine.
struct Effort {
    /// Positions visited, real or only supposed, before `Unknown` is said.
    int positions = 10000;
    /// `Unknown` is said at once where it would surprise if the side could not mate, and soon where only a long search
    /// would tell.
    bool only_if_plausible = false;

    /// For every move of a game while it is played, when all that matters is whether it is over: less than a
    /// microsecond for most positions, a millisecond or so at most.
    static constexpr Effort fast() { return {1500, true}; }
    /// For a flag that has fallen, and for whoever wants to know: some 40 microseconds for most positions of games, a
    /// second or two and 120 MB at most.
    static constexpr Effort full() { return {1200000, false}; }
};

/// An answer with its proof: where the side can mate, legal moves that lead to the mate; none if it stands already.
struct Prospect {
    Winnable winnable = Winnable::Unknown;
    std::vector<board::Move> helpmate;
};

} // namespace rules::verdict
