// How a position of ordinary chess ends the game by itself, and who can still mate (Articles 5.1a, 5.2a, 5.2b, 6.10,
// 9.6). Precondition of every question here: the position's variant ends as ordinary chess does. Where somebody may
// castle in another way than there, `Cannot` is proved by the pieces alone.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/prospect.hpp"

namespace rules::verdict {

/// What the position alone says.
enum class State { Ongoing, Checkmate, Stalemate, Dead };

/// Never wrong: `Can` and `Cannot` are proved, `Unknown` is honest. After checkmate the side that has mated can; after
/// stalemate neither can. Where an irregularity has left a pawn on the first or last rank, only what the pieces tell is
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
