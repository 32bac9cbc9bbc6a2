#include "speech/phrases/locale.hpp"
#include "speech/voice/rendering.hpp"

#include "sounds/cues/synthesis.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/silent/silent.hpp"
#include "tests/speech/support/wav_file.hpp"
#include "tests/speech/voice/hearing.hpp"
#include "tests/support/catch.hpp"

using namespace speech::voice;
using namespace tests::speech::voice;
using tests::speech::WavFile;
using namespace std::chrono_literals;
using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::announce::Utterance;
using speech::phrases::Language;

TEST_CASE("What is said is in the file, with its cue, one after another") {
    const WavFile file;
    auto opened = espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    REQUIRE(std::holds_alternative<std::unique_ptr<Synth>>(opened));
    auto& synth = *std::get<std::unique_ptr<Synth>>(opened);
    const std::vector<Utterance> utterances{
        {.runs = {{Language{"de"}, "Springer Felix drei"}}, .urgency = Urgency::News, .cue = Cue::Move},
        {.runs = {{Language{"en"}, "check"}}, .urgency = Urgency::News, .cue = std::nullopt},
    };
    const auto result = render_to_wav(utterances, synth, {}, file.path());
    REQUIRE(std::holds_alternative<Written>(result));
    CHECK(std::get<Written>(result).errors.empty());
    const auto sound = file.read();
    CHECK(length(sound) > 1500ms);
    CHECK(longest_silence(sound) >= 295ms);
    CHECK(longest_silence(sound) < 400ms);
    CHECK(peak(sound) > 0.3F);
}

TEST_CASE("A cue alone is written to its end") {
    const WavFile file;
    const auto synth = silent::open();
    const std::vector<Utterance> cue{{.runs = {}, .urgency = Urgency::Answer, .cue = Cue::Promotion}};
    REQUIRE(std::holds_alternative<Written>(render_to_wav(cue, *synth, {}, file.path())));
    const auto sound = file.read();
    const auto expected = sounds::cues::synthesise(Cue::Promotion, 48000);
    REQUIRE(sound.size() >= expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) REQUIRE(sound[i] == Approx(expected[i]).margin(0.0001));
}

TEST_CASE("More speech than the mixer holds is written whole") {
    const WavFile file;
    const auto synth = silent::open();
    const std::string words(2000, 'a');
    const std::vector<Utterance> book{
        {.runs = {{Language{"de"}, words}}, .urgency = Urgency::News, .cue = std::nullopt}};
    REQUIRE(std::holds_alternative<Written>(render_to_wav(book, *synth, {}, file.path())));
    CHECK(length(file.read()) > 130s);
}

TEST_CASE("A language without a voice is reported, and the file is written without it") {
    const WavFile file;
    auto opened = espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    REQUIRE(std::holds_alternative<std::unique_ptr<Synth>>(opened));
    const std::vector<Utterance> utterances{
        {.runs = {{Language{"xx"}, "a"}, {Language{"de"}, "Dame"}}, .urgency = Urgency::News, .cue = std::nullopt}};
    const auto result = render_to_wav(utterances, *std::get<std::unique_ptr<Synth>>(opened), {}, file.path());
    REQUIRE(std::holds_alternative<Written>(result));
    CHECK(std::get<Written>(result).errors.size() == 1);
    CHECK(length(file.read()) > 200ms);
}

TEST_CASE("A file that cannot be written is an error that names it") {
    const auto synth = silent::open();
    const auto result = render_to_wav({}, *synth, {}, "/nowhere/at/all.wav");
    REQUIRE(std::holds_alternative<NotWritten>(result));
    CHECK(std::get<NotWritten>(result).detail.find("/nowhere/at/all.wav") != std::string::npos);
}
