// An output of the sound server, played through its own library: the server is told never to move what is heard there
// to another output, what a filter hands on elsewhere is lost, and nothing that the server leaves unanswered holds up
// this program.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"
#include "sounds/device/pulse/no_server.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sounds::device::pulse {

/// Why the server that is there is of no use; empty if it answers, or if there is none. Like the two below it takes no
/// longer than a second.
std::optional<DeviceError> trouble();

/// The outputs there are, each by its description or, where another one has the same, by the server's name for it.
std::variant<std::vector<std::string>, NoServer, DeviceError> output_names();

/// Plays the mixer there. The server takes as much at a time as the buffering says, and has two such buffers waiting
/// while it does.
std::variant<std::unique_ptr<Device>, NoServer, DeviceError> open_output(mixer::Mixer& mixer, Buffering buffering,
                                                                         const Output& output);

} // namespace sounds::device::pulse
