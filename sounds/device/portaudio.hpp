// The sound card, or the sound server, of this machine.
#pragma once

#include "sounds/device/device.hpp"

#include <optional>
#include <string>
#include <vector>

namespace sounds::device {

/// How much sound the device takes at a time, if it has such buffers, or else the nearest to that; two of them wait
/// while it does. Less is heard sooner and misses more easily.
struct Buffering {
    unsigned long frames_per_buffer = 128; ///< a multiple of 4
};

/// The outputs there are, by the names PortAudio has for them, each once.
std::vector<std::string> output_names();

/// Opens the output of that name, or else the default one, at the rate of the mixer and plays the mixer on it.
OpenResult open_portaudio(mixer::Mixer& mixer, Buffering buffering = {},
                          const std::optional<std::string>& output = std::nullopt);

} // namespace sounds::device
