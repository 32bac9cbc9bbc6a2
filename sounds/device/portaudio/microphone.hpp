// What a machine records with, through PortAudio.
#pragma once

#include "sounds/device/microphone.hpp"

namespace sounds::device::portaudio {

/// Opens the default input of PortAudio. It waits without end for a sound server that stands still.
OpenedMicrophone open_microphone(int samples_per_second);

} // namespace sounds::device::portaudio
