// For machines without sound: everything goes on as if it were heard.
#pragma once

#include "sounds/device/device.hpp"

namespace sounds::device {

/// Takes the sound out of the mixer in real time and throws it away. Cannot fail.
std::unique_ptr<Device> open_null(mixer::Mixer& mixer);

} // namespace sounds::device
