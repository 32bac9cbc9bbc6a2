// A picture of the board becomes sound.
#pragma once

#include "sounds/board/picture.hpp"
#include "sounds/mixer/samples.hpp"

#include <chrono>
#include <vector>

namespace sounds::board {

/// What a sweep of any position never exceeds.
inline constexpr std::chrono::milliseconds longest_sweep{2800};

/// The picture at the mixer's rate, its peak at half of full scale at most. The same at every call.
///
/// Where a spot lies from left to right is heard by how loud it is on either side and by nothing else: the two sides
/// never differ in phase, and their mean, which is what a single loudspeaker plays, is as loud for any column. What is
/// told apart by left and right is told apart by time or pitch too.
std::vector<mixer::Frame> sounded(const Picture& picture);

} // namespace sounds::board
