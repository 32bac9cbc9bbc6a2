#include "sounds/device/portaudio/outputs.hpp"

#include "sounds/device/portaudio/library.hpp"

#include <pa_linux_alsa.h>
#include <portaudio.h>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <utility>

namespace sounds::device::portaudio {

namespace {

// The callback fills a buffer of the device in four parts. PortAudio keeps what the device does not take of what the
// callback gave, and a sound server may take other pieces than whole buffers: after 128 frames 16. Asked for whole
// buffers, the callback was up to one more buffer ahead of what is heard, until the stream was opened anew.
constexpr unsigned long parts = 4;

// PortAudio divides the part and the latency by the periods and rounds up to whole parts: with a part more than two
// buffers of latency it takes periods of one buffer, and three of them, or the nearest to that the device has.
constexpr int periods = 3;
constexpr int usual_periods = 4; // PortAudio's own choice, which the microphone is opened with

double waiting(Buffering buffering) {
    return static_cast<double>((2 * parts + 1) * (buffering.frames_per_buffer / parts)) / mixer::samples_per_second;
}

class PlayingStream final : public Device {
public:
    PlayingStream(mixer::Mixer& mixer, std::unique_ptr<Library> library, PaDeviceIndex index)
        : mixer_{mixer}
        , library_{std::move(library)}
        , index_{index} {}

    ~PlayingStream() override {
        if (!stream_) return;
        const Call call;
        Pa_AbortStream(stream_);
        Pa_CloseStream(stream_);
    }

    PaError start(Buffering buffering) {
        const PaDeviceInfo& info = *Pa_GetDeviceInfo(index_);
        channels_.value = std::min<std::size_t>(2, static_cast<std::size_t>(info.maxOutputChannels));
        const PaStreamParameters output{.device = index_,
                                        .channelCount = static_cast<int>(channels_.value),
                                        .sampleFormat = paFloat32,
                                        .suggestedLatency = waiting(buffering),
                                        .hostApiSpecificStreamInfo = nullptr};
        // No dither: silence is to be silence.
        constexpr PaStreamFlags flags = paClipOff | paDitherOff;
        const Call call;
        const Precedence precedence; // a sound server's thread in here hands its requests on to the callback's
        PaAlsa_SetNumPeriods(periods);
        PaError result = Pa_OpenStream(&stream_, nullptr, &output, mixer::samples_per_second,
                                       buffering.frames_per_buffer / parts, flags, &PlayingStream::play, this);
        PaAlsa_SetNumPeriods(usual_periods);
        if (result == paNoError) result = Pa_SetStreamFinishedCallback(stream_, &PlayingStream::finished);
        if (result == paNoError) precedence.give_callback_of(stream_, info);
        if (result == paNoError) result = Pa_StartStream(stream_);
        return result;
    }

    std::string name() const override { return Pa_GetDeviceInfo(index_)->name; }

    /// A card of ALSA's has its number in its name. Of the other names nobody knows which card they come to.
    std::optional<std::string> place() const override {
        const bool is_card = name().find("(hw:") != std::string::npos;
        return is_card ? std::optional(name()) : std::nullopt;
    }

    std::optional<DeviceError> error() const override {
        if (!finished_.load()) return std::nullopt;
        return DeviceError{Trouble::Lost, name() + " has stopped playing"};
    }

private:
    // In the audio callback: see sounds/mixer/mixer.hpp for what may not happen here.
    static int play(const void*, void* output, unsigned long frames, const PaStreamCallbackTimeInfo* time,
                    PaStreamCallbackFlags flags, void* self) noexcept {
        auto& device = *static_cast<PlayingStream*>(self);
        // Every part of a late buffer says so, and all have the time of the first.
        if ((flags & paOutputUnderflow) != 0 && std::exchange(device.late_at_, time->currentTime) != time->currentTime)
            device.mixer_.count_late_buffer();
        device.mixer_.render({static_cast<float*>(output), frames * device.channels_.value}, device.channels_);
        return paContinue;
    }

    static void finished(void* self) noexcept { static_cast<PlayingStream*>(self)->finished_.store(true); }

    mixer::Mixer& mixer_;
    std::unique_ptr<Library> library_;
    PaDeviceIndex index_;
    mixer::ChannelCount channels_;
    PaStream* stream_ = nullptr;
    std::atomic<bool> finished_ = false;
    std::optional<PaTime> late_at_; ///< the callback's own: when the last late buffer was filled
};

/// Precondition, as for the two below: the library is initialised. None if that failed.
std::vector<PaDeviceIndex> outputs() {
    std::vector<PaDeviceIndex> found;
    for (PaDeviceIndex index = 0; index < Pa_GetDeviceCount(); ++index)
        if (Pa_GetDeviceInfo(index)->maxOutputChannels > 0) found.push_back(index);
    return found;
}

std::optional<PaDeviceIndex> output_called(std::string_view name) {
    for (const PaDeviceIndex index : outputs())
        if (Pa_GetDeviceInfo(index)->name == name) return index;
    return std::nullopt;
}

std::optional<PaDeviceIndex> default_output() {
    const PaDeviceIndex index = Pa_GetDefaultOutputDevice();
    return index == paNoDevice ? std::nullopt : std::optional(index);
}

} // namespace

std::vector<std::string> output_names() {
    const Library library;
    std::vector<std::string> names;
    for (const PaDeviceIndex index : outputs()) {
        std::string name = Pa_GetDeviceInfo(index)->name;
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    }
    return names;
}

OpenResult open_output(mixer::Mixer& mixer, Buffering buffering, const std::optional<std::string>& output) {
    auto library = std::make_unique<Library>();
    if (library->trouble()) return DeviceError{Trouble::NotOpened, *library->trouble()};
    const auto index = output ? output_called(*output) : default_output();
    if (!index)
        return DeviceError{Trouble::NoDevice,
                           "PortAudio finds no output " + (output ? *output : std::string("device"))};

    auto device = std::make_unique<PlayingStream>(mixer, std::move(library), *index);
    if (const PaError result = device->start(buffering); result != paNoError) {
        return DeviceError{Trouble::NotOpened, device->name() + ": " + Pa_GetErrorText(result)};
    }
    return device;
}

} // namespace sounds::device::portaudio
