#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/espeak.hpp"

#include "speech/voice/speaking.hpp"
#include "tests/speech/voice/hearing.hpp"
#include "tests/support/catch.hpp"

using namespace speech::voice;
using namespace tests::speech::voice;
using namespace std::chrono_literals;
using speech::phrases::Language;
using speech::phrases::Run;

namespace {

std::unique_ptr<Synth> opened() {
    auto result = espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    if (const auto* error = std::get_if<VoiceError>(&result)) FAIL(error->detail);
    return std::get<std::unique_ptr<Synth>>(std::move(result));
}

std::vector<float> spoken(Synth& synth, const Run& run, const Manner& manner = {}) {
    Recorder recorder;
    REQUIRE(std::holds_alternative<Spoken>(synth.synthesise(run, manner, recorder.listener())));
    return recorder.heard();
}

// How often the sound crosses zero, which rises with the pitch of the voice.
double roughness(const std::vector<float>& samples) {
    std::size_t crossings = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        crossings += (samples[i - 1] < 0.0F) != (samples[i] < 0.0F) ? 1U : 0U;
    return static_cast<double>(crossings) / static_cast<double>(samples.size());
}

const Run move{Language{"de"}, "Springer Gustav eins Felix drei"};

} // namespace

TEST_CASE("Every language the program speaks has a voice") {
    const auto synth = opened();
    const std::vector<Run> runs{{Language{"de"}, "Springer Gustav eins Felix drei"},
                                {Language{"en"}, "Knight takes"},
                                {Language{"fr"}, "Cavalier prend"},
                                {Language{"es"}, "Caballo come"},
                                {Language{"fa"}, "اسب"},
                                {Language{"ar"}, "الحصان"}};
    for (const Run& run : runs) {
        CAPTURE(run.language.tag);
        const auto sound = spoken(*synth, run);
        CHECK(length(sound) > 150ms);
        CHECK(peak(sound) > 0.1F);
    }
}

TEST_CASE("Speech begins with its first sound and ends with its last") {
    const auto synth = opened();
    for (const char* tag : {"de", "en", "fr", "es"}) {
        CAPTURE(tag);
        const auto sound = spoken(*synth, Run{Language{tag}, "Dame"});
        const std::span all{sound};
        CHECK(longest_silence(all.first(480)) < 8ms);
        CHECK(longest_silence(all.last(2400)) < 40ms);
    }
}

TEST_CASE("The sound comes in pieces, not all at the end") {
    const auto synth = opened();
    Recorder recorder;
    REQUIRE(std::holds_alternative<Spoken>(synth->synthesise(move, {}, recorder.listener())));
    CHECK(recorder.pieces() >= 10);
}

TEST_CASE("A listener who wants no more is obeyed, and the next phrase is whole") {
    const auto synth = opened();
    const auto whole = spoken(*synth, move);
    std::size_t heard = 0;
    const auto result = synth->synthesise(move, {}, [&](auto samples) {
        heard += samples.size();
        return heard < 4800;
    });
    CHECK(std::holds_alternative<Stopped>(result));
    CHECK(heard < whole.size() / 3);
    CHECK(spoken(*synth, move).size() == Approx(whole.size()).epsilon(0.01));
}

TEST_CASE("A language without a voice is an error that names it, and the voice before is not used in its place") {
    const auto synth = opened();
    spoken(*synth, move);
    Recorder recorder;
    const auto result = synth->synthesise(Run{Language{"xx"}, "Springer"}, {}, recorder.listener());
    REQUIRE(std::holds_alternative<VoiceError>(result));
    CHECK(std::get<VoiceError>(result).fault == Fault::NoVoice);
    CHECK(std::get<VoiceError>(result).language == Language{"xx"});
    CHECK(recorder.heard().empty());
    spoken(*synth, move);
}

TEST_CASE("A language can be given another voice") {
    const auto synth = opened();
    Manner manner;
    manner.voices[Language{"xx"}] = "de";
    const auto sound = spoken(*synth, Run{Language{"xx"}, move.text}, manner);
    CHECK(sound.size() == Approx(spoken(*synth, move).size()).epsilon(0.01));
}

TEST_CASE("Every variant of every language is spoken, and no two sound the same") {
    const auto synth = opened();
    for (const char* tag : {"de", "en", "fr", "es", "fa", "ar"}) {
        const Language language{tag};
        const Run run{language, tag == std::string("fa") || tag == std::string("ar") ? "شاه" : "Dama"};
        std::vector<std::vector<float>> sounds;
        for (const Variant variant : all_variants) {
            CAPTURE(tag, static_cast<int>(variant));
            Manner manner;
            manner.languages[language].variant = variant;
            sounds.push_back(spoken(*synth, run, manner));
            CHECK(peak(sounds.back()) > 0.05F);
            CHECK(std::count(sounds.begin(), sounds.end(), sounds.back()) == 1);
        }
    }
}

TEST_CASE("Every accent the languages name is spoken, and sounds unlike the usual voice") {
    const auto synth = opened();
    const std::vector<std::pair<Run, std::string>> accents{{{Language{"en"}, "rook takes a4"}, "en-us"},
                                                           {{Language{"en"}, "rook takes a4"}, "en-gb-scotland"},
                                                           {{Language{"es"}, "plaza de cinco"}, "es-419"},
                                                           {{Language{"fr"}, "90"}, "fr-be"},
                                                           {{Language{"fr"}, "90"}, "fr-ch"}};
    for (const auto& [run, accent] : accents) {
        CAPTURE(accent);
        Manner manner;
        manner.voices[run.language] = accent;
        const auto sound = spoken(*synth, run, manner);
        CHECK(peak(sound) > 0.1F);
        CHECK(sound != spoken(*synth, run));
    }
}

TEST_CASE("A second voice takes over without a gap longer than 60 ms") {
    const auto synth = opened();
    using speech::phrases::Part;
    for (const Variant variant : {Variant::Usual, Variant::Man2, Variant::Woman2}) {
        Manner manner;
        manner.second = {.variant = variant, .pitch = -20};
        Recorder recorder;
        const Language german{"de"};
        const auto speech = speak(*synth, {{german, "Mama"}, {german, "Mama", Part::Opponent}, {german, "Mama"}},
                                  manner, recorder.listener());
        CHECK(speech.errors.empty());
        CHECK(longest_silence(recorder.heard()) <= 60ms);
    }
}

TEST_CASE("The rate is obeyed from the slowest to the fastest") {
    const auto synth = opened();
    std::chrono::microseconds before{1h};
    for (const int rate : {WordsPerMinute::slowest, 175, 300, 450, 525, WordsPerMinute::fastest}) {
        CAPTURE(rate);
        Manner manner;
        manner.rate = WordsPerMinute{rate};
        const auto lasted = length(spoken(*synth, move, manner));
        CHECK(lasted < before * 95 / 100);
        before = lasted;
    }
}

TEST_CASE("A higher pitch is heard as one") {
    const auto synth = opened();
    Manner low;
    low.pitch = Pitch{0};
    Manner high;
    high.pitch = Pitch{100};
    const Run hum{Language{"de"}, "Mama"};
    CHECK(roughness(spoken(*synth, hum, low)) < roughness(spoken(*synth, hum, high)));
}

TEST_CASE("Text without words, or that is no UTF-8, is spoken as far as it can be and breaks nothing") {
    const auto synth = opened();
    for (const char* text : {"", " ", ".", "<b>", "&", "\xFF\xFE\xC3", "[[x]]"}) {
        CAPTURE(text);
        spoken(*synth, Run{Language{"de"}, text});
    }
    CHECK(length(spoken(*synth, move)) > 1s);
}

TEST_CASE("The engine is there once, and again after it was closed") {
    {
        const auto synth = opened();
        const auto second =
            espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
        REQUIRE(std::holds_alternative<VoiceError>(second));
        CHECK(std::get<VoiceError>(second).fault == Fault::EngineFailed);
    }
    spoken(*opened(), move);
}

TEST_CASE("An English sentence with a German move in it flows without a hole") {
    const auto synth = opened();
    Recorder recorder;
    const auto speech = speak(*synth, {{Language{"en"}, "Your opponent moves"}, move, {Language{"en"}, "check"}}, {},
                              recorder.listener());
    CHECK(speech.errors.empty());
    CHECK_FALSE(speech.stopped);
    CHECK(length(recorder.heard()) > 2500ms);
    CHECK(longest_silence(recorder.heard()) < 110ms);
}
