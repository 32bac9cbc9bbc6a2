// A stretch of silence from left to right, into which sounds are put.
#pragma once

#include "sounds/cues/canvas.hpp"
#include "sounds/mixer/samples.hpp"

#include <span>
#include <vector>

namespace sounds::board {

class Stage {
public:
    /// Adds a sound that begins at that moment, in a column, or moving evenly from one to another; 0 <= column <= 7.
    void put(cues::Milliseconds at, std::span<const float> sound, int column);
    void put(cues::Milliseconds at, std::span<const float> sound, int from_column, int to_column);

    /// As long as what was put there. Made softer as a whole where it would be louder than half of full scale.
    std::vector<mixer::Frame> finished() &&;

private:
    std::vector<mixer::Frame> frames_;
};

} // namespace sounds::board
