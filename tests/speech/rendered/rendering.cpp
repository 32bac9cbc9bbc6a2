#include "tests/speech/rendered/rendering.hpp"

#include "sounds/mixer/samples.hpp"
#include "speech/voice/rendering.hpp"
#include "tests/speech/support/wav_file.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tests::speech {

using namespace ::speech::voice;
using Samples = std::vector<float>;

namespace {

/// Keeps what the voice behind it makes, each run for itself.
class Notes final : public Synth {
public:
    explicit Notes(Synth& voice)
        : voice_{voice} {}

    SynthesisResult synthesise(const ::speech::phrases::Run& run, const Manner& manner,
                               const Listener& listener) override {
        Samples made;
        SynthesisResult result = voice_.synthesise(run, manner, [&](std::span<const float> samples) {
            made.insert(made.end(), samples.begin(), samples.end());
            return listener(samples);
        });
        if (!made.empty()) runs_.push_back(std::move(made));
        return result;
    }

    const std::vector<Samples>& runs() const { return runs_; }

private:
    Synth& voice_;
    std::vector<Samples> runs_;
};

/// Where in the file, from there on, the run begins, as exactly as 16 bits can tell. Its first millisecond does not
/// count: the mixer joins it to the silence before.
std::size_t place_of(const Samples& run, const Samples& file, std::size_t from) {
    constexpr std::ptrdiff_t joined = sounds::mixer::samples_in(std::chrono::milliseconds{1}).value();
    const auto is_same = [](float heard, float made) {
        return std::abs(heard - std::clamp(made, -1.0F, 1.0F)) < 0.0001F;
    };
    const auto found = std::search(file.begin() + static_cast<std::ptrdiff_t>(from) + joined, file.end(),
                                   run.begin() + joined, run.end(), is_same);
    REQUIRE(found != file.end());
    return static_cast<std::size_t>(found - file.begin() - joined);
}

std::chrono::microseconds duration(std::ptrdiff_t samples) {
    return sounds::mixer::duration_of(sounds::mixer::SampleCount{samples});
}

} // namespace

Rendered rendered(const ::speech::phrases::Runs& sentence, Synth& synth, const Manner& manner) {
    const WavFile file;
    Notes notes{synth};
    const std::vector<::speech::announce::Utterance> utterances{{.runs = sentence, .cue = std::nullopt}};
    const auto written = render_to_wav(utterances, notes, manner, file.path());
    REQUIRE(std::holds_alternative<Written>(written));
    REQUIRE(std::get<Written>(written).errors.empty());
    Rendered result{.samples = file.read(), .stretches = {}};
    std::size_t end = 0;
    for (const Samples& run : notes.runs()) {
        const std::size_t begin = place_of(run, result.samples, end);
        end = begin + run.size();
        result.stretches.push_back({begin, end});
    }
    return result;
}

std::chrono::microseconds quiet_in_front(std::span<const float> samples, float level) {
    const auto is_louder = [level](float sample) { return std::abs(sample) > level; };
    return duration(std::ranges::find_if(samples, is_louder) - samples.begin());
}

std::chrono::microseconds quiet_behind(std::span<const float> samples, float level) {
    const std::vector<float> backwards(samples.rbegin(), samples.rend());
    return quiet_in_front(backwards, level);
}

std::chrono::microseconds quiet_around(std::span<const float> samples, std::size_t place, float level) {
    return quiet_behind(samples.first(place), level) + quiet_in_front(samples.subspan(place), level);
}

std::chrono::microseconds length(std::span<const float> samples) { return duration(std::ssize(samples)); }

float peak(std::span<const float> samples) {
    return std::transform_reduce(
        samples.begin(), samples.end(), 0.0F, [](float a, float b) { return std::max(a, b); },
        [](float sample) { return std::abs(sample); });
}

double loudness(std::span<const float> samples) {
    const double sum = std::transform_reduce(samples.begin(), samples.end(), 0.0, std::plus{}, [](float sample) {
        return static_cast<double>(sample) * static_cast<double>(sample);
    });
    return std::sqrt(sum / static_cast<double>(samples.size()));
}

} // namespace tests::speech
