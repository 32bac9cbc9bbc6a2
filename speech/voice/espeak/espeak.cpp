#include "speech/voice/espeak/espeak.hpp"

#include "speech/voice/resampling.hpp"
#include "speech/voice/trimming.hpp"

#include <espeak-ng/speak_lib.h>

#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

struct audio_object;

/// eSpeak NG opens a sound device of its own when it starts, also where it is to hand over samples only, and waits for
/// the sound server to let it: half a minute where that is frozen. This stands in the place of libpcaudio's function;
/// without a device the engine does what is asked of it here.
extern "C" __attribute__((visibility("default"))) audio_object* create_audio_device_object(const char*, const char*,
                                                                                           const char*) {
    return nullptr;
}

namespace speech::voice::espeak {

namespace {

// One phrase on its way from the engine to the listener.
struct Phrase {
    Resampler& resampler;
    const Listener& listener;
    SilenceTrimmer trimmer;
    bool wanted = true;
};

// The engine is one set of global variables, so these are as well: whether someone has it, and what it is saying.
std::atomic<bool> taken = false;
Phrase* speaking = nullptr;

/// Those of the engine's variants that are understood best and are told apart easily.
std::string_view suffix(Variant variant) {
    switch (variant) {
    case Variant::Usual: return "";
    case Variant::Man1: return "+m3";
    case Variant::Man2: return "+m7";
    case Variant::Man3: return "+Michael";
    case Variant::Woman1: return "+f2";
    case Variant::Woman2: return "+f4";
    case Variant::Woman3: return "+Annie";
    }
    return "";
}

std::string voice_name(const Delivery& how) { return how.voice + std::string(suffix(how.variant)); }

// Called by the engine, on the thread that is in espeak_Synth. Answers 1 to be called no more.
int hear(short* samples, int count, espeak_EVENT*) noexcept {
    Phrase& phrase = *speaking;
    if (samples == nullptr || count <= 0) return 0;
    phrase.wanted = phrase.trimmer.push({samples, static_cast<std::size_t>(count)}, [&](auto sounding) {
        return phrase.resampler.push(sounding, phrase.listener);
    });
    return phrase.wanted ? 0 : 1;
}

class Espeak final : public Synth {
public:
    Espeak(std::uint32_t rate, Pronunciation words)
        : resampler_{rate}
        , words_(std::move(words)) {
        espeak_SetSynthCallback(&hear);
    }

    ~Espeak() override { taken.store(false); }

    SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) override {
        const Delivery how = delivery(run, manner);
        if (auto error = choose_voice(run.language, voice_name(how))) return std::move(*error);
        espeak_SetParameter(espeakRATE, how.rate.value(), 0);
        espeak_SetParameter(espeakPITCH, how.pitch.value(), 0);

        Phrase phrase{.resampler = resampler_, .listener = listener, .trimmer = {}};
        speaking = &phrase;
        const std::string text = words_.written(run);
        const espeak_ERROR result = espeak_Synth(text.c_str(), text.size() + 1, 0, POS_CHARACTER, 0,
                                                 espeakCHARS_UTF8 | espeakPHONEMES, nullptr, nullptr);
        speaking = nullptr;
        if (phrase.wanted && result == EE_OK) phrase.wanted = resampler_.finish(listener);
        resampler_.reset();
        if (!phrase.wanted) return Stopped{};
        if (result != EE_OK) return VoiceError{Fault::EngineFailed, run.language, "espeak_Synth failed"};
        return Spoken{};
    }

    void make_ready(const phrases::Run& run, const Manner& manner) override {
        choose_voice(run.language, voice_name(delivery(run, manner)));
    }

private:
    std::optional<VoiceError> choose_voice(const phrases::Language& language, const std::string& voice) {
        if (voice == voice_) return std::nullopt;
        if (espeak_SetVoiceByName(voice.c_str()) != EE_OK) {
            return VoiceError{Fault::NoVoice, language, "eSpeak NG has no voice called '" + voice + "'"};
        }
        voice_ = voice;
        return std::nullopt;
    }

    Resampler resampler_;
    Pronunciation words_;
    std::string voice_;
};

} // namespace

OpenedSynth open(Pronunciation words) {
    if (taken.exchange(true)) {
        return VoiceError{Fault::EngineFailed, {}, "eSpeak NG is already open in this process"};
    }
    // Started at the first use and never ended: after a second start, espeak_Terminate of version 1.51 waits for ever.
    // Sound in the shortest pieces it makes, of 49 ms, each in a fraction of one. Without DONT_EXIT it would end the
    // process if its data is missing.
    static const int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 10, nullptr, espeakINITIALIZE_DONT_EXIT);
    if (rate <= 0) {
        taken.store(false);
        return VoiceError{
            Fault::EngineFailed, {}, "eSpeak NG could not be started: its data is missing or of another version"};
    }
    return std::make_unique<Espeak>(static_cast<std::uint32_t>(rate), std::move(words));
}

} // namespace speech::voice::espeak
