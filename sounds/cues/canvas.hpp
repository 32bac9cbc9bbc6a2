// The strokes of which cues are made.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace sounds::cues {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// A frequency above zero.
struct Hertz {
    double value;
    friend constexpr Hertz operator*(Hertz pitch, double ratio) { return Hertz{pitch.value * ratio}; }
};

/// A stretch of silence into which tones and noises are drawn, each beginning at a moment and added to what is there.
class Canvas {
public:
    Canvas(Milliseconds length, std::uint32_t samples_per_second);

    /// A tone that begins at once and dies away, down to a third of its level after each `decay`.
    void ring(Milliseconds at, Hertz pitch, Milliseconds decay, double level);

    /// A tone that slides from one pitch to another and fades out in that time.
    void glide(Milliseconds at, Milliseconds length, Hertz from, Hertz to, double level);

    /// Noise around and below a pitch that swells and fades again in that time. The same noise at every call.
    void rustle(Milliseconds at, Milliseconds length, Hertz below, double level);

    /// The whole with its ends faded to silence and its peak at a quarter of full scale.
    std::vector<float> finished() &&;

private:
    std::size_t index_of(Milliseconds at) const;

    double rate_;
    std::vector<double> samples_;
};

} // namespace sounds::cues
