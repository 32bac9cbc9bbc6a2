// What the tests of the voices listen with.
#pragma once

#include "sounds/mixer/samples.hpp"
#include "speech/voice/synth.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace tests::speech::voice {

/// Keeps what it hears.
class Recorder {
public:
    ::speech::voice::Listener listener() {
        return [this](std::span<const float> samples) {
            heard_.insert(heard_.end(), samples.begin(), samples.end());
            ++pieces_;
            return true;
        };
    }

    const std::vector<float>& heard() const { return heard_; }
    std::size_t pieces() const { return pieces_; }

private:
    std::vector<float> heard_;
    std::size_t pieces_ = 0;
};

inline std::chrono::microseconds length(std::span<const float> samples) {
    return sounds::mixer::duration_of(sounds::mixer::SampleCount{static_cast<std::int64_t>(samples.size())});
}

/// The longest stretch of near silence (500 times quieter than full scale).
inline std::chrono::microseconds longest_silence(std::span<const float> samples) {
    std::size_t longest = 0;
    std::size_t now = 0;
    for (const float sample : samples) {
        now = std::abs(sample) < 0.002F ? now + 1 : 0;
        longest = std::max(longest, now);
    }
    return sounds::mixer::duration_of(sounds::mixer::SampleCount{static_cast<std::int64_t>(longest)});
}

inline float peak(std::span<const float> samples) {
    float greatest = 0.0F;
    for (const float sample : samples) greatest = std::max(greatest, std::abs(sample));
    return greatest;
}

} // namespace tests::speech::voice
