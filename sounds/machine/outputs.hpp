// The outputs of this machine, whoever serves them: a sound server through its own library, or PortAudio.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"

#include <string>
#include <vector>

namespace sounds::machine {

/// The outputs there are, by the names people know them by, each once. Empty if whoever serves them does not answer
/// within a second.
std::vector<std::string> output_names();

/// Opens that output at the rate of the mixer and plays the mixer on it. Takes no longer than a second where there is a
/// sound server.
device::OpenResult open_output(mixer::Mixer& mixer, device::Buffering buffering, const device::Output& output);

} // namespace sounds::machine
