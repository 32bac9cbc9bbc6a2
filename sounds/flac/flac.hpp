// Sound as the bytes of a FLAC file, and back. Whoever keeps them decides where.
#pragma once

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

/// The samples, full scale at 1. Any file that is not mono at mixer::samples_per_second is a fault.
std::variant<std::vector<float>, Fault> decode(std::string_view bytes);

} // namespace sounds::flac
