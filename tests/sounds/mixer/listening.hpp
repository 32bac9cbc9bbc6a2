// What the tests of the mixer listen with.
#pragma once

#include "sounds/mixer/mixer.hpp"

#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace tests::sounds::mixer {

inline constexpr std::size_t seam = static_cast<std::size_t>(::sounds::mixer::Seam::length.value());

/// The next samples of the mixer, as one channel.
inline std::vector<float> listen(::sounds::mixer::Mixer& mixer, std::size_t count) {
    std::vector<float> heard(count, 7.0F);
    mixer.render(heard, {1});
    return heard;
}

/// A steady tone with a period of 100 samples that begins at zero.
inline std::vector<float> tone(std::size_t length, float level = 0.5F) {
    std::vector<float> samples(length);
    for (std::size_t i = 0; i < length; ++i) {
        samples[i] = level * std::sin(static_cast<float>(i % 100) * 2.0F * std::numbers::pi_v<float> / 100.0F);
    }
    return samples;
}

inline std::vector<float> silence(std::size_t length) { return std::vector<float>(length, 0.0F); }

inline std::vector<float> part(const std::vector<float>& samples, std::size_t begin, std::size_t end) {
    return {samples.begin() + static_cast<std::ptrdiff_t>(begin), samples.begin() + static_cast<std::ptrdiff_t>(end)};
}

/// The greatest step from one sample to the next: what is heard as a click if it is large.
inline float greatest_step(const std::vector<float>& samples) {
    float greatest = 0.0F;
    for (std::size_t i = 1; i < samples.size(); ++i)
        greatest = std::max(greatest, std::abs(samples[i] - samples[i - 1]));
    return greatest;
}

inline std::vector<float> joined(std::vector<float> first, const std::vector<float>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace tests::sounds::mixer
