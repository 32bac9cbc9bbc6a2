// Which note a row is, and which tick a column.
//
// Eight notes of C major, every other one of two octaves: C E G B D F A C. Neighbours lie a minor third apart at least,
// so that none is taken for the next; no two lie a single octave apart, which is what ears confuse in timbres that
// differ; and any of them sound well together, as they do in a column of pieces. The ticks of the columns climb the
// same scale two octaves higher: so the column is told by pitch too, where there is no left and right.
#pragma once

#include "sounds/cues/canvas.hpp"

namespace sounds::board {

/// The note of a row, from the nearest up. 0 <= row <= 7.
cues::Hertz note_of_row(int row);

/// The pitch of a column's tick, from the left up. 0 <= column <= 7.
cues::Hertz tick_of_column(int column);

} // namespace sounds::board
