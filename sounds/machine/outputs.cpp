#include "sounds/machine/outputs.hpp"

#include "sounds/device/portaudio/outputs.hpp"
#include "sounds/device/pulse/outputs.hpp"

#include <utility>

namespace sounds::machine {

std::vector<std::string> output_names() {
    auto served = device::pulse::output_names();
    if (auto* names = std::get_if<std::vector<std::string>>(&served)) return std::move(*names);
    if (std::holds_alternative<device::DeviceError>(served)) return {};
    return device::portaudio::output_names();
}

device::OpenResult open_output(mixer::Mixer& mixer, device::Buffering buffering, const device::Output& output) {
    auto served = device::pulse::open_output(mixer, buffering, output);
    if (auto* opened = std::get_if<std::unique_ptr<device::Device>>(&served)) return std::move(*opened);
    if (auto* error = std::get_if<device::DeviceError>(&served)) return std::move(*error);
    return device::portaudio::open_output(mixer, buffering, output.name);
}

} // namespace sounds::machine
