#include "sounds/device/portaudio/microphone.hpp"

#include "sounds/device/portaudio/library.hpp"
#include "sounds/mixer/ring.hpp"

#include <utility>

namespace sounds::device::portaudio {

namespace {

class RecordingStream final : public Microphone {
public:
    RecordingStream(std::unique_ptr<Library> library, int rate)
        : library_{std::move(library)}
        , ring_{static_cast<std::size_t>(rate) * seconds_kept} {}

    ~RecordingStream() override {
        if (stream_ == nullptr) return;
        const Call call;
        Pa_AbortStream(stream_);
        Pa_CloseStream(stream_);
    }

    PaError start(PaDeviceIndex index, int rate) {
        const Call call;
        const Precedence precedence;
        const PaDeviceInfo& info = *Pa_GetDeviceInfo(index);
        const PaStreamParameters input{.device = index,
                                       .channelCount = 1,
                                       .sampleFormat = paInt16,
                                       .suggestedLatency = info.defaultLowInputLatency,
                                       .hostApiSpecificStreamInfo = nullptr};
        PaError result = Pa_OpenStream(&stream_, &input, nullptr, rate, paFramesPerBufferUnspecified, paNoFlag,
                                       &RecordingStream::record, this);
        if (result == paNoError) precedence.give_callback_of(stream_, info);
        if (result == paNoError) result = Pa_StartStream(stream_);
        return result;
    }

    std::vector<std::int16_t> take() override {
        std::vector<std::int16_t> samples;
        while (const auto sample = ring_.pop()) samples.push_back(*sample);
        return samples;
    }

private:
    static constexpr std::size_t seconds_kept = 30;

    // In the audio callback: nothing here allocates, locks or waits.
    static int record(const void* input, void*, unsigned long frames, const PaStreamCallbackTimeInfo*,
                      PaStreamCallbackFlags, void* self) noexcept {
        auto& ring = static_cast<RecordingStream*>(self)->ring_;
        const auto* samples = static_cast<const std::int16_t*>(input);
        for (unsigned long frame = 0; samples != nullptr && frame < frames; ++frame)
            if (!ring.push(samples[frame])) break;
        return paContinue;
    }

    std::unique_ptr<Library> library_;
    mixer::Ring<std::int16_t> ring_;
    PaStream* stream_ = nullptr;
};

} // namespace

OpenedMicrophone open_microphone(int samples_per_second) {
    auto library = std::make_unique<Library>();
    if (library->trouble()) return DeviceError{Trouble::NotOpened, *library->trouble()};
    const PaDeviceIndex index = Pa_GetDefaultInputDevice();
    if (index == paNoDevice) return DeviceError{Trouble::NoDevice, "PortAudio finds no microphone"};
    const std::string name = Pa_GetDeviceInfo(index)->name;
    auto microphone = std::make_unique<RecordingStream>(std::move(library), samples_per_second);
    if (const PaError result = microphone->start(index, samples_per_second); result != paNoError)
        return DeviceError{Trouble::NotOpened, name + ": " + Pa_GetErrorText(result)};
    return microphone;
}

} // namespace sounds::device::portaudio
