#include "sounds/cues/canvas.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace sounds::cues {

namespace {

constexpr double turn = 2.0 * std::numbers::pi;
constexpr double peak = 0.25;
constexpr Milliseconds fade_in{1.0};
constexpr Milliseconds fade_out{8.0};

} // namespace

Canvas::Canvas(Milliseconds length, std::uint32_t samples_per_second)
    : rate_{static_cast<double>(samples_per_second)}
    , samples_(index_of(length)) {}

void Canvas::ring(Milliseconds at, Hertz pitch, Milliseconds decay, double level) {
    const std::size_t begin = index_of(at);
    const double fall = 1.0 / (rate_ * decay.count() / 1000.0);
    // The tone as a pointer that turns and shrinks from sample to sample: the program begins more quickly than with a
    // sine and an exponential for each.
    const double across = std::exp(-fall) * std::cos(turn * pitch.value / rate_);
    const double up = std::exp(-fall) * std::sin(turn * pitch.value / rate_);
    double real = level;
    double imaginary = 0.0;
    for (std::size_t i = begin; i < samples_.size(); ++i) {
        samples_[i] += imaginary;
        const double next = real * across - imaginary * up;
        imaginary = real * up + imaginary * across;
        real = next;
    }
}

void Canvas::glide(Milliseconds at, Milliseconds length, Hertz from, Hertz to, double level) {
    const std::size_t begin = index_of(at);
    const std::size_t end = std::min(samples_.size(), begin + index_of(length));
    const double rise = std::pow(to.value / from.value, 1.0 / static_cast<double>(end - begin));
    double phase = 0.0;
    double pitch = from.value;
    for (std::size_t i = begin; i < end; ++i) {
        const double done = static_cast<double>(i - begin) / static_cast<double>(end - begin);
        samples_[i] += level * (1.0 - done) * (1.0 - done) * std::sin(phase);
        phase += turn * pitch / rate_;
        pitch *= rise;
    }
}

void Canvas::rustle(Milliseconds at, Milliseconds length, Hertz below, double level) {
    const std::size_t begin = index_of(at);
    const std::size_t end = std::min(samples_.size(), begin + index_of(length));
    // The numbers of mt19937 are the same everywhere, those of the standard distributions are not.
    std::mt19937 chance{7};
    const double follow = 1.0 - std::exp(-turn * below.value / rate_);
    // What the filter takes away is given back, so that the level does not depend on the pitch.
    const double gain = level * std::sqrt((2.0 - follow) / follow);
    double filtered = 0.0;
    for (std::size_t i = begin; i < end; ++i) {
        const double done = static_cast<double>(i - begin) / static_cast<double>(end - begin);
        const double noise = static_cast<double>(chance()) / static_cast<double>(std::mt19937::max()) * 2.0 - 1.0;
        filtered += follow * (noise - filtered);
        samples_[i] += gain * std::sin(std::numbers::pi * done) * filtered;
    }
}

std::vector<float> Canvas::finished() && {
    const std::size_t in = index_of(fade_in);
    const std::size_t out = index_of(fade_out);
    const std::size_t length = samples_.size();
    for (std::size_t i = 0; i < in; ++i) samples_[i] *= static_cast<double>(i) / static_cast<double>(in);
    for (std::size_t i = 0; i < out; ++i) samples_[length - 1 - i] *= static_cast<double>(i) / static_cast<double>(out);

    double greatest = 0.0;
    for (const double sample : samples_) greatest = std::max(greatest, std::abs(sample));
    std::vector<float> result(length);
    std::ranges::transform(samples_, result.begin(),
                           [&](double sample) { return static_cast<float>(sample * peak / greatest); });
    return result;
}

std::size_t Canvas::index_of(Milliseconds at) const { return static_cast<std::size_t>(rate_ * at.count() / 1000.0); }

} // namespace sounds::cues
