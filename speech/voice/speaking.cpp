#include "speech/voice/speaking.hpp"

#include "sounds/mixer/samples.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace speech::voice {

namespace {

std::vector<float> breath(const Manner& manner) {
    using std::chrono::microseconds;
    constexpr microseconds longest{60'000};
    const microseconds length{40'000 * Manner{}.rate.value() / manner.rate.value()};
    return std::vector<float>(static_cast<std::size_t>(sounds::mixer::samples_in(std::min(length, longest)).value()));
}

// Too quiet to be heard: a hundredth of full scale.
constexpr auto is_loud = [](float sample) { return std::abs(sample) > 0.01F; };

std::size_t quiet_in_front(std::span<const float> samples) {
    return static_cast<std::size_t>(std::ranges::find_if(samples, is_loud) - samples.begin());
}

std::size_t quiet_behind(std::span<const float> samples) {
    return static_cast<std::size_t>(std::find_if(samples.rbegin(), samples.rend(), is_loud) - samples.rbegin());
}

} // namespace

Speech speak(Synth& synth, const phrases::Runs& runs, const Manner& manner, const Listener& listener) {
    Speech speech;
    const std::vector<float> between = breath(manner);
    bool heard = false;
    bool breath_due = false;
    std::size_t quiet = 0; // of what was heard last
    // The breath comes with the next run's first sound: before a run that turns out to have none there is none.
    const Listener after_breath = [&](std::span<const float> samples) {
        if (std::exchange(breath_due, false)) {
            const std::size_t had = std::min(quiet + quiet_in_front(samples), between.size());
            if (!listener(std::span{between}.subspan(had))) return false;
        }
        heard = true;
        const std::size_t behind = quiet_behind(samples);
        quiet = behind == samples.size() ? quiet + behind : behind;
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
