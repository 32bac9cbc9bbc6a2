#include "speech/voice/rendering.hpp"

#include "sounds/cues/synthesis.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/silent/silent.hpp"
#include "tests/speech/voice/hearing.hpp"
#include "tests/support/catch.hpp"

#include <sndfile.hh>

#include <cstdlib>
#include <filesystem>

using namespace speech::voice;
using namespace tests::speech::voice;
using namespace std::chrono_literals;
using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::announce::Utterance;
using speech::phrases::Language;

namespace {

class File {
public:
    File() {
        std::string name = (std::filesystem::temp_directory_path() / "klangbrett.XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        folder_ = name;
    }
    ~File() { std::filesystem::remove_all(folder_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    std::filesystem::path path() const { return folder_ / "said.wav"; }

    std::vector<float> read() const {
        SndfileHandle file{path().string()};
        CHECK(file.samplerate() == 48000);
        CHECK(file.channels() == 1);
        std::vector<float> samples(static_cast<std::size_t>(file.frames()));
        CHECK(file.read(samples.data(), file.frames()) == file.frames());
        return samples;
    }

private:
    std::filesystem::path folder_;
};

} // namespace

TEST_CASE("What is said is in the file, with its cue, one after another") {
    const File file;
    auto opened = espeak::open();
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
    const File file;
    const auto synth = silent::open();
    const std::vector<Utterance> cue{{.runs = {}, .urgency = Urgency::Answer, .cue = Cue::Promotion}};
    REQUIRE(std::holds_alternative<Written>(render_to_wav(cue, *synth, {}, file.path())));
    const auto sound = file.read();
    const auto expected = sounds::cues::synthesise(Cue::Promotion, 48000);
    REQUIRE(sound.size() >= expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) REQUIRE(sound[i] == Approx(expected[i]).margin(0.0001));
}

TEST_CASE("More speech than the mixer holds is written whole") {
    const File file;
    const auto synth = silent::open();
    const std::string words(2000, 'a');
    const std::vector<Utterance> book{
        {.runs = {{Language{"de"}, words}}, .urgency = Urgency::News, .cue = std::nullopt}};
    REQUIRE(std::holds_alternative<Written>(render_to_wav(book, *synth, {}, file.path())));
    CHECK(length(file.read()) > 130s);
}

TEST_CASE("A language without a voice is reported, and the file is written without it") {
    const File file;
    auto opened = espeak::open();
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
