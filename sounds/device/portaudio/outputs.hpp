// The sound cards of a machine without a sound server.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"

#include <optional>
#include <string>
#include <vector>

namespace sounds::device::portaudio {

/// The outputs there are, by the names PortAudio has for them, each once.
std::vector<std::string> output_names();

/// Opens the output of that name, or else the default one, at the rate of the mixer and plays the mixer on it.
OpenResult open_output(mixer::Mixer& mixer, Buffering buffering = {},
                       const std::optional<std::string>& output = std::nullopt);

} // namespace sounds::device::portaudio
