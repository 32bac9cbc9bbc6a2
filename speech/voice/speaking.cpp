#include "speech/voice/speaking.hpp"

#include "sounds/mixer/samples.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace speech::voice {

namespace {

std::vector<float> breath(const Manner& manner) {
    using std::chrono::microseconds;
    constexpr microseconds longest{60'000};
    const microseconds length{40'000 * Manner{}.rate.value() / manner.rate.value()};
    return std::vector<float>(static_cast<std::size_t>(sounds::mixer::samples_in(std::min(length, longest)).value()));
}

} // namespace

Speech speak(Synth& synth, const phrases::Runs& runs, const Manner& manner, const Listener& listener) {
    Speech speech;
    const std::vector<float> between = breath(manner);
    bool heard = false;
    bool breath_due = false;
    // The breath comes with the next run's first sound: before a run that turns out to have none there is none.
    const Listener after_breath = [&](std::span<const float> samples) {
        if (std::exchange(breath_due, false) && !listener(between)) return false;
        heard = true;
        return listener(samples);
    };
    for (const phrases::Run& run : runs) {
        if (run.text.empty()) continue;
        breath_due = heard;
        SynthesisResult result = synth.synthesise(run, manner, after_breath);
        if (auto* error = std::get_if<VoiceError>(&result)) speech.errors.push_back(std::move(*error));
        if (std::holds_alternative<Stopped>(result)) {
            speech.stopped = true;
            break;
        }
    }
    return speech;
}

} // namespace speech::voice
