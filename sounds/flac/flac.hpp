// Sound as the bytes of a FLAC file, and back. Whoever keeps them decides where.
#pragma once

#include "sounds/mixer/samples.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sounds::flac {

/// What libsndfile says, in English.
struct Fault {
    std::string detail;
};

/// Mono, 16 bits, so many samples a second; what is louder than 1 is clipped.
std::variant<std::string, Fault> encode(std::span<const float> samples, int rate = mixer::samples_per_second);

/// What one file may hold, in seconds. No announcement comes near to it.
constexpr std::size_t most_seconds = 600;
/// The same in samples at the rate of the mixer.
constexpr std::size_t most_samples = most_seconds * mixer::samples_per_second;

/// The samples, full scale at 1. Any file that is not mono at that rate, holds more than most_seconds, or another
/// number of samples than its header says is a fault. No more memory is taken than the samples found need.
std::variant<std::vector<float>, Fault> decode(std::string_view bytes, int rate = mixer::samples_per_second);

} // namespace sounds::flac
