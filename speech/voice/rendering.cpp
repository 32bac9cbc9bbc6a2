#include "speech/voice/rendering.hpp"

#include "base/platform/paths.hpp"
#include "sounds/cues/bank.hpp"
#include "sounds/mixer/mixer.hpp"
#include "speech/voice/speaking.hpp"

#include <sndfile.hh>

#include <array>
#include <chrono>

namespace speech::voice {

namespace {

using namespace std::chrono_literals;

/// A mixer whose sound goes into a file, as fast as it is asked to.
class Tape {
public:
    explicit Tape(const std::filesystem::path& path)
        : file_{path.c_str(), SFM_WRITE, SF_FORMAT_WAV | SF_FORMAT_PCM_16, 1, rate} {}

    bool is_writable() const { return file_.error() == SF_ERR_NO_ERROR; }
    std::string what_is_wrong() const { return file_.strError(); }

    bool hear(std::span<const float> samples) {
        while (is_writable()) {
            samples = samples.subspan(mixer_.push_speech(samples, mixer_.epoch()));
            if (samples.empty()) return true;
            run();
        }
        return false;
    }

    void begin(std::span<const float> cue) {
        if (mixer_.start_cue(cue, mixer_.epoch())) ++cues_;
    }

    void play_to_the_end() {
        mixer_.end_phrase();
        while (is_writable() && (mixer_.speech_position() < mixer_.speech_end() || mixer_.cue_progress().over < cues_))
            run();
    }

    void rest(std::chrono::microseconds time) {
        for (auto left = sounds::mixer::samples_in(time); left.value() > 0;
             left = left - sounds::mixer::SampleCount{64})
            run();
    }

private:
    static constexpr int rate = sounds::mixer::samples_per_second;

    void run() {
        std::array<float, 64> sound;
        mixer_.render(sound, {1});
        file_.write(sound.data(), static_cast<sf_count_t>(sound.size()));
    }

    sounds::mixer::Mixer mixer_;
    SndfileHandle file_;
    std::uint64_t cues_ = 0;
};

} // namespace

std::variant<Written, NotWritten> render_to_wav(std::span<const announce::Utterance> utterances, Synth& synth,
                                                const Manner& manner, const std::filesystem::path& path) {
    const sounds::cues::Bank cues{sounds::mixer::samples_per_second};
    Tape tape{path};
    Written written;
    bool first = true;
    for (const announce::Utterance& utterance : utterances) {
        if (!tape.is_writable()) break;
        if (!first) tape.rest(300ms);
        first = false;
        for (const auto& cue : {utterance.cue, utterance.second_cue})
            if (cue) tape.begin(cues.samples(*cue));
        Speech speech = speak(synth, utterance.runs, manner, [&](auto samples) { return tape.hear(samples); });
        tape.play_to_the_end();
        std::ranges::move(speech.errors, std::back_inserter(written.errors));
    }
    if (!tape.is_writable()) return NotWritten{base::platform::shown(path) + ": " + tape.what_is_wrong()};
    return written;
}

} // namespace speech::voice
