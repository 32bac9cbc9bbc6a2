// How a position of ordinary chess ends the game by itself, and who can still mate (Articles 5.1a, 5.2a, 5.2b, 6.10,
// 9.6). Precondition of every question here: the position's variant is Standard.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <vector>

namespace rules::verdict {

/// What the position alone says.
enum class State { Ongoing, Checkmate, Stalemate, Dead };

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

/// Never wrong: `Can` and `Cannot` are proved, `Unknown` is honest. After checkmate the side that has mated can; after
/// stalemate neither can. Where an irregularity has left a pawn on the first or last rank, only what the men tell is
/// proved.
Prospect prospect(const variants::Position& position, board::Color side, Effort effort = {});

/// The answer alone.
Winnable can_mate(const variants::Position& position, board::Color side, Effort effort = {});

/// Checkmate and stalemate are always found; `Dead` only when both sides are proved unable to mate.
State judge(const variants::Position& position, Effort effort = Effort::fast());

/// All that the position says.
struct Verdict {
    State state = State::Ongoing;
    Prospect white;
    Prospect black;
};

/// `judge`, and the prospects of both sides.
Verdict judge_fully(const variants::Position& position, Effort effort = Effort::full());

} // namespace rules::verdict
