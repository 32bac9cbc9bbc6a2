// Sound as frames: how loud it is in each band of pitch, a hundred times a second.
#pragma once

#include "speech/hearing/recogniser.hpp"

#include <array>
#include <vector>

namespace speech::hearing::templates {

inline constexpr int band_count = 24;
inline constexpr int frames_per_second = 100;

/// The natural logarithms of the power in each band, from low to high; the bands are as wide as the ear's.
using Bands = std::array<float, band_count>;
using Frames = std::vector<Bands>;

/// Each frame is of 25 ms, the next begins 10 ms later; sound shorter than a frame has none. Digital silence has the
/// power of the softest noise a microphone could bring.
Frames frames_of(Samples samples);

/// The natural logarithm of the power in all bands together.
float loudness(const Bands& bands);

} // namespace speech::hearing::templates
