// Which tactics win something in a line of play. Each is decided by the board alone; that the moves are the best ones
// is for others to see.
#pragma once

#include "tests/exercises/play.hpp"

namespace exercises {

/// The first move captures a piece, not a pawn, that is not defended or not well enough, without taking back.
bool captures_loose_piece(const Play& play);

/// A move attacks two pieces, and the next one captures one of them with the same piece.
bool forks(const Play& play);

/// A move pins a piece to its king or queen, or attacks one that is pinned to its king, and then it is captured; or the
/// last move captures what only pinned pieces defend.
bool pins(const Play& play);

/// A move attacks a piece along a line, and when it has gone the piece behind it is captured.
bool skewers(const Play& play);

/// A move opens a line to a piece or king, and the piece is captured, or the move makes use of the check.
bool discovers_attack(const Play& play);

/// The last move mates a king on its first rank, along that rank, behind at least two of its pawns.
bool mates_on_back_rank(const Play& play);

/// The last move promotes a pawn, after another move, or not to a queen.
bool promotes(const Play& play);

/// The solver has no move left, or may be left without one by a reply.
bool may_be_stalemated(const rules::variants::Position& after_solver);

} // namespace exercises
