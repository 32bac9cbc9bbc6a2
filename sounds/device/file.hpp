// A WAV file in place of a loudspeaker.
#pragma once

#include "sounds/device/device.hpp"

#include <filesystem>

namespace sounds::device {

/// Writes what would be heard, in real time, as 16-bit mono WAV at the rate of the mixer, in place of whatever the file
/// held. The file is complete at every moment but for the last hundredths of a second, even if the program is killed.
/// If a write fails the device says so and goes on without the file.
OpenResult open_file(mixer::Mixer& mixer, const std::filesystem::path& path);

} // namespace sounds::device
