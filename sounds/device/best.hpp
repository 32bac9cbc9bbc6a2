// The device a program takes if it is not told otherwise.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/portaudio.hpp"

namespace sounds::device {

/// A device that plays, in any case, and if nothing of it can be heard, why.
struct BestDevice {
    std::unique_ptr<Device> device;
    std::optional<DeviceError> why_silent;
};

/// PortAudio's output of that name, or else its default one; if that cannot be opened, the null device.
BestDevice open_best(mixer::Mixer& mixer, Buffering buffering = {},
                     const std::optional<std::string>& output = std::nullopt);

} // namespace sounds::device
