// What each piece sounds like.
#pragma once

#include "sounds/board/picture.hpp"
#include "sounds/cues/canvas.hpp"

#include <vector>

namespace sounds::board {

/// How a tone goes: it slides evenly from one pitch to the other, in that time.
struct Course {
    cues::Hertz from;
    cues::Hertz to;
    cues::Milliseconds length;
};

/// The piece's tone, mono at the mixer's rate, silent at both ends; pieces are equally loud. The pawn is a plain tone,
/// the knight struck wood, the bishop a hollow reed, the rook a full organ pipe, the queen bright brass, the king a
/// bell. White's pieces sound even, Black's flutter.
std::vector<float> tone_of(PlacedPiece piece, const Course& course);

/// What marks a column: short and soft.
std::vector<float> tick(cues::Hertz pitch);
/// An empty spot: a dry tap.
std::vector<float> tap(cues::Hertz pitch);
/// The edge of the board: a dull thud.
std::vector<float> thud();

} // namespace sounds::board
