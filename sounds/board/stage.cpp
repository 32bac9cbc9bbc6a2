#include "sounds/board/stage.hpp"

#include <algorithm>
#include <cmath>

namespace sounds::board {

namespace {

constexpr float most = 0.5F;

/// How much louder than in the middle the nearer side is at the very edge, and the farther one softer. The two always
/// come to the same together, and neither is silent: one ear alone hears everything.
constexpr float width = 0.6F;

/// `column` need not be a whole number.
mixer::Frame placed(float sample, float column) {
    const float left = width * (1.0F - 2.0F * column / 7.0F);
    return {sample * (1.0F + left), sample * (1.0F - left)};
}

} // namespace

void Stage::put(cues::Milliseconds at, std::span<const float> sound, int column) { put(at, sound, column, column); }

void Stage::put(cues::Milliseconds at, std::span<const float> sound, int from_column, int to_column) {
    const auto begin = static_cast<std::size_t>(mixer::samples_per_second * at.count() / 1000.0);
    frames_.resize(std::max(frames_.size(), begin + sound.size()));
    const auto from = static_cast<float>(from_column);
    const float step = static_cast<float>(to_column - from_column) / static_cast<float>(sound.size());
    for (std::size_t i = 0; i < sound.size(); ++i)
        frames_[begin + i] += placed(sound[i], from + step * static_cast<float>(i));
}

std::vector<mixer::Frame> Stage::finished() && {
    float greatest = 0.0F;
    for (const mixer::Frame frame : frames_)
        greatest = std::max({greatest, std::abs(frame.left), std::abs(frame.right)});
    if (greatest > most)
        for (mixer::Frame& frame : frames_) frame = frame * (most / greatest);
    return std::move(frames_);
}

} // namespace sounds::board
