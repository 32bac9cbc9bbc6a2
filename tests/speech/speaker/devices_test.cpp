// The speaker with real voices and real devices.
#include "sounds/device/file.hpp"
#include "sounds/device/null.hpp"
#include "speech/speaker/speaker.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/silent/silent.hpp"
#include "tests/speech/support/wav_file.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <cmath>
#include <map>
#include <random>
#include <thread>

using namespace speech::speaker;
using namespace std::chrono_literals;
using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::announce::Utterance;

namespace {

void wait_for_end(Speaker& speaker, UtteranceId id) {
    for (;;) {
        while (const auto report = speaker.poll()) {
            if (const auto* finished = std::get_if<Finished>(&*report); finished != nullptr && finished->id == id)
                return;
        }
        std::this_thread::sleep_for(1ms);
    }
}

} // namespace

TEST_CASE("What is said arrives in the file") {
    const tests::speech::WavFile file;
    {
        const sounds::cues::Bank cues{48000};
        sounds::mixer::Mixer mixer;
        auto opened = sounds::device::open_file(mixer, file.path());
        REQUIRE(std::holds_alternative<std::unique_ptr<sounds::device::Device>>(opened));
        auto synth = speech::voice::espeak::open({});
        REQUIRE(std::holds_alternative<std::unique_ptr<speech::voice::Synth>>(synth));
        Speaker speaker{cues, mixer, std::get<std::unique_ptr<speech::voice::Synth>>(std::move(synth))};
        speaker.set_manner(
            {.rate = speech::voice::WordsPerMinute{350}, .pitch = speech::voice::Pitch{50}, .voices = {}});
        speaker.say({1}, {.runs = {{{"en"}, "your move"}, {{"de"}, "Dame David eins"}},
                          .urgency = Urgency::News,
                          .cue = Cue::YourTurn});
        wait_for_end(speaker, {1});
    }
    const std::vector<float> heard = file.read();
    double energy = 0.0;
    for (const float sample : heard) energy += static_cast<double>(sample) * static_cast<double>(sample);
    CHECK(heard.size() > 24000);
    CHECK(std::sqrt(energy / static_cast<double>(heard.size())) > 0.02);
}

TEST_CASE("However wildly it is used, each utterance finishes exactly once") {
    const sounds::cues::Bank cues{48000};
    sounds::mixer::Mixer mixer;
    const auto device = sounds::device::open_null(mixer);
    Speaker speaker{cues, mixer, speech::voice::silent::open()};
    speaker.set_manner({.rate = speech::voice::WordsPerMinute{600}, .pitch = speech::voice::Pitch{50}, .voices = {}});
    std::mt19937 chance{20};
    std::map<std::uint64_t, int> finished;
    const auto collect = [&] {
        while (const auto report = speaker.poll()) {
            if (const auto* end = std::get_if<Finished>(&*report)) ++finished[end->id.value];
        }
    };
    constexpr std::uint64_t count = 300;
    for (std::uint64_t id = 1; id <= count; ++id) {
        const auto urgency = chance() % 3 == 0 ? Urgency::News : chance() % 3 == 0 ? Urgency::Alarm : Urgency::Answer;
        Utterance utterance{.runs = {}, .urgency = urgency, .cue = std::nullopt};
        if (chance() % 5 != 0) utterance.runs.push_back({{"de"}, std::string(chance() % 20, 'a')});
        if (chance() % 3 == 0) utterance.cue = Cue::WhiteSquare;
        speaker.say({id}, std::move(utterance));
        if (chance() % 20 == 0) speaker.hush();
        if (chance() % 20 == 0) speaker.toggle_pause();
        if (chance() % 4 == 0) std::this_thread::sleep_for(std::chrono::milliseconds{chance() % 10});
        collect();
    }
    speaker.say({count + 1}, {.runs = {{{"de"}, "a"}}, .urgency = Urgency::Alarm, .cue = std::nullopt});
    speaker.hush();
    collect();
    REQUIRE(finished.size() == count + 1);
    for (const auto& [id, times] : finished) CHECK(times == 1);
}
