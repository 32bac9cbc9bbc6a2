// What the tests of the board as sound listen with.
#pragma once

#include "sounds/board/sounded.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <span>
#include <vector>

namespace tests::sounds::board {

using ::sounds::mixer::Frame;
using Frames = std::vector<Frame>;
using Mono = std::vector<float>;

inline constexpr auto rate = static_cast<double>(::sounds::mixer::samples_per_second);

inline std::size_t at_ms(double milliseconds) { return static_cast<std::size_t>(rate * milliseconds / 1000.0); }
inline double length_ms(const Frames& frames) { return static_cast<double>(frames.size()) * 1000.0 / rate; }

inline Mono left(const Frames& frames) {
    Mono side(frames.size());
    std::ranges::transform(frames, side.begin(), [](Frame each) { return each.left; });
    return side;
}
inline Mono right(const Frames& frames) {
    Mono side(frames.size());
    std::ranges::transform(frames, side.begin(), [](Frame each) { return each.right; });
    return side;
}
/// What one loudspeaker plays.
inline Mono alone(const Frames& frames) {
    Mono mean(frames.size());
    std::ranges::transform(frames, mean.begin(), [](Frame each) { return each.mean(); });
    return mean;
}

inline double energy(std::span<const float> sound) {
    double sum = 0.0;
    for (const float sample : sound) sum += static_cast<double>(sample) * static_cast<double>(sample);
    return sum;
}

inline float peak(std::span<const float> sound) {
    float greatest = 0.0F;
    for (const float sample : sound) greatest = std::max(greatest, std::abs(sample));
    return greatest;
}

/// How much of that pitch is in the sound.
inline double strength(std::span<const float> sound, double hertz) {
    const std::complex<double> step = std::polar(1.0, -2.0 * std::numbers::pi * hertz / rate);
    std::complex<double> pointer = 1.0;
    std::complex<double> sum = 0.0;
    for (const float sample : sound) {
        sum += pointer * static_cast<double>(sample);
        pointer *= step;
    }
    return std::abs(sum);
}

/// By its zero crossings: for plain tones.
inline double pitch(std::span<const float> sound) {
    std::size_t crossings = 0;
    for (std::size_t i = 1; i < sound.size(); ++i) crossings += (sound[i - 1] < 0.0F) != (sound[i] < 0.0F) ? 1U : 0U;
    return static_cast<double>(crossings) * rate / (2.0 * static_cast<double>(sound.size()));
}

/// The spectrum from 50 Hz to 8 kHz, 10 Hz apart.
inline std::vector<double> spectrum(std::span<const float> sound) {
    std::vector<double> lines;
    for (double hertz = 50.0; hertz < 8000.0; hertz += 10.0) lines.push_back(strength(sound, hertz));
    return lines;
}

/// 1 the same colour of sound, 0 nothing in common.
inline double likeness(std::span<const double> one, std::span<const double> other) {
    double both = 0.0;
    double first = 0.0;
    double second = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        both += one[i] * other[i];
        first += one[i] * one[i];
        second += other[i] * other[i];
    }
    return both / std::sqrt(first * second);
}

} // namespace tests::sounds::board
