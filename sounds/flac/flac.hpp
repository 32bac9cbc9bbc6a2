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

/// Mono at mixer::samples_per_second, 16 bits; what is louder than 1 is clipped.
std::variant<std::string, Fault> encode(std::span<const float> samples);

/// What one file may hold: ten minutes. No announcement comes near to it.
constexpr std::size_t most_samples = std::size_t{10} * 60 * mixer::samples_per_second;

/// The samples, full scale at 1. Any file that is not mono at mixer::samples_per_second, holds more than most_samples,
/// or another number of them than its header says is a fault. No more memory is taken than the samples found need.
std::variant<std::vector<float>, Fault> decode(std::string_view bytes);

} // namespace sounds::flac
