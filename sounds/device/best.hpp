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

/// PortAudio; if that cannot be opened, the null device.
BestDevice open_best(mixer::Mixer& mixer, Buffering buffering = {});

} // namespace sounds::device
