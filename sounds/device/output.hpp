// The outputs of this machine, whoever serves them: a sound server through its own library, or PortAudio.
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

/// Which output is to be opened.
struct Output {
    std::optional<std::string> name{}; ///< as output_names() has it; empty: the usual one
    /// What is heard there is never heard elsewhere: it is lost rather than moved. An output with a name is always kept
    /// to.
    bool is_kept_to = false;
};

/// The outputs there are, by the names people know them by, each once. Empty if whoever serves them does not answer
/// within a second.
std::vector<std::string> output_names();

/// Opens that output at the rate of the mixer and plays the mixer on it. Takes no longer than a second where there is a
/// sound server.
OpenResult open_output(mixer::Mixer& mixer, Buffering buffering, const Output& output);

} // namespace sounds::device
