// Endings to play on from: few pieces, placed by chance.
#pragma once

#include "rules/variants/position.hpp"
#include "tests/exercises/chance.hpp"

namespace exercises {

/// A legal position of kings, pawns, and about as many pieces on each side.
rules::variants::Position even_ending(Chance& chance);

/// The same with pawns and at most a minor piece each.
rules::variants::Position pawn_ending(Chance& chance);

/// The same with both kings behind their pawns, and rooks and queens on the board.
rules::variants::Position castled_ending(Chance& chance);

/// A legal position in which one side is far ahead, and the other king stands at the edge with hardly a move.
rules::variants::Position cornered_ending(Chance& chance);

} // namespace exercises
