// An output of the sound server, played through its own library: the server is told never to move what is heard there
// to another output, and nothing that it leaves unanswered holds up this program.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"
#include "sounds/device/pulse_connection.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sounds::device {

/// How long the server may take for all it is asked when an output is opened or outputs are listed.
inline constexpr std::chrono::milliseconds longest_answer{900};

/// The outputs there are, each by its description or, where another one has the same, by the server's name for it.
std::variant<std::vector<std::string>, NoPulseServer, DeviceError> pulse_output_names();

/// Plays the mixer there. The server takes as much at a time as the buffering says, and has two such buffers waiting
/// while it does.
std::variant<std::unique_ptr<Device>, NoPulseServer, DeviceError> open_pulse(mixer::Mixer& mixer, Buffering buffering,
                                                                             const Output& output);

} // namespace sounds::device
