#include "sounds/device/portaudio/library.hpp"

#include "sounds/device/portaudio/alsa_configuration.hpp"

#include <alsa/asoundlib.h>
#include <pa_linux_alsa.h>

namespace sounds::device::portaudio {

namespace {

std::mutex& only_one() {
    static std::mutex mutex;
    return mutex;
}

/// ALSA would write a line for every buffer that comes too late, from the audio thread and over what a terminal's
/// screen reader reads. Late buffers are counted, and what fails is told by PortAudio's results.
void say_nothing(const char*, int, const char*, int, const char*, ...) {}

} // namespace

Call::Call()
    : alone_{only_one()} {}

void Precedence::give_callback_of(PaStream* stream, const PaDeviceInfo& device) const {
    if (Pa_GetHostApiInfo(device.hostApi)->type == paALSA) PaAlsa_EnableRealtimeScheduling(stream, 1);
}

Library::Library() {
    const Call call;
    snd_lib_error_set_handler(&say_nothing);
    trouble_ = trouble_with_alsa_configuration();
    if (trouble_) return;
    if (const PaError result = Pa_Initialize(); result != paNoError) trouble_ = Pa_GetErrorText(result);
}

Library::~Library() {
    if (trouble_) return;
    const Call call;
    Pa_Terminate();
}

} // namespace sounds::device::portaudio
