#include "sounds/device/portaudio_library.hpp"

#include "sounds/device/alsa_configuration.hpp"

#include <alsa/asoundlib.h>
#include <fcntl.h>
#include <pa_linux_alsa.h>
#include <pthread.h>
#include <unistd.h>

namespace sounds::device {

namespace {

std::mutex& only_one() {
    static std::mutex mutex;
    return mutex;
}

/// ALSA would write a line for every buffer that comes too late, from the audio thread and over what a terminal's
/// screen reader reads. Late buffers are counted, and what fails is told by PortAudio's results.
void say_nothing(const char*, int, const char*, int, const char*, ...) {}

} // namespace

PortAudioCall::PortAudioCall()
    : alone_{only_one()}
    , kept_{dup(STDERR_FILENO)} {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept_ >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) close(nowhere);
}

PortAudioCall::~PortAudioCall() {
    if (kept_ < 0) return;
    dup2(kept_, STDERR_FILENO);
    close(kept_);
}

Precedence::Precedence()
    : is_known_{pthread_getschedparam(pthread_self(), &policy_, &usual_) == 0} {
    const sched_param first{.sched_priority = sched_get_priority_min(SCHED_FIFO)};
    if (is_known_) pthread_setschedparam(pthread_self(), SCHED_FIFO, &first);
}

Precedence::~Precedence() {
    if (is_known_) pthread_setschedparam(pthread_self(), policy_, &usual_);
}

void Precedence::give_callback_of(PaStream* stream, const PaDeviceInfo& device) const {
    if (Pa_GetHostApiInfo(device.hostApi)->type == paALSA) PaAlsa_EnableRealtimeScheduling(stream, 1);
}

PortAudio::PortAudio() {
    const PortAudioCall call;
    snd_lib_error_set_handler(&say_nothing);
    trouble_ = trouble_with_alsa_configuration();
    if (trouble_) return;
    if (const PaError result = Pa_Initialize(); result != paNoError) trouble_ = Pa_GetErrorText(result);
}

PortAudio::~PortAudio() {
    if (trouble_) return;
    const PortAudioCall call;
    Pa_Terminate();
}

} // namespace sounds::device
