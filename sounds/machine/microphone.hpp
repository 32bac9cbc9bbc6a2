// The microphone of this machine, whoever serves it.
#pragma once

#include "sounds/device/microphone.hpp"

namespace sounds::machine {

/// Opens the usual one. A sound server that does not answer is not waited for.
device::OpenedMicrophone open_microphone(int samples_per_second);

} // namespace sounds::machine
