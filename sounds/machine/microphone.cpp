#include "sounds/machine/microphone.hpp"

#include "sounds/device/portaudio/microphone.hpp"
#include "sounds/device/pulse/outputs.hpp"

#include <utility>

namespace sounds::machine {

device::OpenedMicrophone open_microphone(int samples_per_second) {
    // Through PortAudio a sound server that stands still would be waited for without end.
    if (auto trouble = device::pulse::trouble()) return std::move(*trouble);
    return device::portaudio::open_microphone(samples_per_second);
}

} // namespace sounds::machine
