// Sound of any rate as a recogniser takes it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace speech::hearing {

/// Brings mono sound from one rate, in samples a second, to another.
std::vector<float> resampled(std::span<const float> samples, int from, int to);

/// Brings mono sound to the rate of the recogniser.
std::vector<std::int16_t> to_recogniser(std::span<const float> samples, int samples_per_second);

/// The detail names the file and says why it cannot be read.
struct UnreadableRecording {
    std::string detail;
};

/// A sound file, its channels mixed to one.
std::variant<std::vector<std::int16_t>, UnreadableRecording> read_recording(const std::filesystem::path& file);

} // namespace speech::hearing
