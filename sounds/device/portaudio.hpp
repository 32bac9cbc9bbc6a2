// The sound card, or the sound server, of this machine.
#pragma once

#include "sounds/device/device.hpp"

#include <chrono>

namespace sounds::device {

/// How much sound is handed over at a time and how long it may wait. Less is heard sooner and misses more easily.
struct Buffering {
    unsigned long frames_per_buffer = 128;
    std::chrono::milliseconds latency{5};
};

/// Opens the default output of PortAudio at the rate of the mixer and plays the mixer on it.
OpenResult open_portaudio(mixer::Mixer& mixer, Buffering buffering = {});

} // namespace sounds::device
