#include "sounds/device/outputs.hpp"

#include "sounds/device/portaudio.hpp"
#include "sounds/device/pulse.hpp"

#include <utility>

namespace sounds::device {

std::vector<std::string> output_names() {
    auto served = pulse_output_names();
    if (auto* names = std::get_if<std::vector<std::string>>(&served)) return std::move(*names);
    if (std::holds_alternative<DeviceError>(served)) return {};
    return portaudio_output_names();
}

OpenResult open_output(mixer::Mixer& mixer, Buffering buffering, const Output& output) {
    auto served = open_pulse(mixer, buffering, output);
    if (auto* device = std::get_if<std::unique_ptr<Device>>(&served)) return std::move(*device);
    if (auto* error = std::get_if<DeviceError>(&served)) return std::move(*error);
    return open_portaudio(mixer, buffering, output.name);
}

} // namespace sounds::device
