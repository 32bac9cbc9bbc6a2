#include "speech/voice/speaking.hpp"

#include "speech/voice/silent/silent.hpp"
#include "tests/speech/voice/hearing.hpp"
#include "tests/support/catch.hpp"

using namespace speech::voice;
using namespace tests::speech::voice;
using namespace std::chrono_literals;
using speech::phrases::Language;
using speech::phrases::Run;

namespace {

/// Yields for each letter of the text 100 samples of one loudness; a language called `none` has no voice.
class Tones final : public Synth {
public:
    SynthesisResult synthesise(const Run& run, const Manner&, const Listener& listener) override {
        if (run.language.tag == "none") return VoiceError{Fault::NoVoice, run.language, "there is none"};
        for (const char each : run.text) {
            const std::vector<float> letter(100, each == '-' ? 0.005F : 0.5F);
            if (each != ' ' && !listener(letter)) return Stopped{};
        }
        return Spoken{};
    }
};

const Run word{Language{"de"}, "Dame"};

} // namespace

TEST_CASE("Between two runs there is a breath, none in front and none behind") {
    Tones tones;
    Recorder recorder;
    const auto speech = speak(tones, {word, word}, {}, recorder.listener());
    CHECK(speech.errors.empty());
    CHECK(length(recorder.heard()) == length(std::vector<float>(800 + 1920)));
    CHECK(longest_silence(recorder.heard()) == 40ms);
    CHECK(recorder.heard().front() == 0.5F);
    CHECK(recorder.heard().back() == 0.5F);
}

TEST_CASE("The breath shrinks with the rate and is never longer than 60 ms") {
    Tones tones;
    for (const auto& [rate, breath] : {std::pair{350, 20ms}, std::pair{80, 60ms}}) {
        Recorder recorder;
        Manner manner;
        manner.rate = WordsPerMinute{rate};
        speak(tones, {word, word}, manner, recorder.listener());
        CHECK(longest_silence(recorder.heard()) == breath);
    }
}

TEST_CASE("What the runs bring of near silence is part of the breath; where it is longer, none is added") {
    Tones tones;
    Recorder recorder;
    speak(tones, {{Language{"de"}, "Dame--"}, {Language{"de"}, "-Dame"}}, {}, recorder.listener());
    CHECK(recorder.heard().size() == 800 + 1920);
    Recorder slow;
    speak(tones, {{Language{"de"}, "Dame" + std::string(30, '-')}, word}, {}, slow.listener());
    CHECK(slow.heard().size() == 800 + 3000);
}

TEST_CASE("Runs that make no sound cause no breath") {
    Tones tones;
    Recorder recorder;
    speak(tones, {{Language{"de"}, ""}, {Language{"de"}, " "}, word, {Language{"de"}, " "}}, {}, recorder.listener());
    CHECK(recorder.heard().size() == 400);
}

TEST_CASE("A run without a voice is reported and the others are spoken") {
    Tones tones;
    Recorder recorder;
    const auto speech = speak(tones, {word, {Language{"none"}, "x"}, word}, {}, recorder.listener());
    REQUIRE(speech.errors.size() == 1);
    CHECK(speech.errors.front().language == Language{"none"});
    CHECK_FALSE(speech.stopped);
    CHECK(recorder.heard().size() == 800 + 1920);
}

TEST_CASE("A listener who stops in one run, or in the breath, does not hear the next") {
    Tones tones;
    for (const std::size_t wanted : {150U, 401U}) {
        std::size_t heard = 0;
        const auto speech = speak(tones, {word, word}, {}, [&](auto samples) {
            heard += samples.size();
            return heard < wanted;
        });
        CHECK(speech.stopped);
        CHECK(heard <= 400 + 1920);
    }
}

TEST_CASE("The silent voice takes as long as speaking would") {
    const auto synth = silent::open();
    Recorder recorder;
    Manner manner;
    manner.rate = WordsPerMinute{120};
    REQUIRE(std::holds_alternative<Spoken>(synth->synthesise({Language{"de"}, "Läufer"}, manner, recorder.listener())));
    CHECK(length(recorder.heard()) == 600ms);
    CHECK(peak(recorder.heard()) == 0.0F);
    CHECK(std::holds_alternative<Stopped>(synth->synthesise(word, manner, [](auto) { return false; })));
}

TEST_CASE("Rate and pitch outside their range are brought to its nearest end") {
    CHECK(WordsPerMinute{1000} == WordsPerMinute{600});
    CHECK(WordsPerMinute{0} == WordsPerMinute{80});
    CHECK(Pitch{-1} == Pitch{0});
    CHECK(Pitch{101} == Pitch{100});
}
