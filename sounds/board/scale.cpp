#include "sounds/board/scale.hpp"

#include <array>
#include <cmath>

namespace sounds::board {

namespace {

constexpr cues::Hertz middle_c{261.63};
constexpr std::array semitones_up{0, 4, 7, 11, 14, 17, 21, 24};

cues::Hertz degree(int place) { return middle_c * std::exp2(semitones_up.at(static_cast<std::size_t>(place)) / 12.0); }

} // namespace

cues::Hertz note_of_row(int row) { return degree(row); }

cues::Hertz tick_of_column(int column) { return degree(column) * 4.0; }

} // namespace sounds::board
