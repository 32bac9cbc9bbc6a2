// A voice in a process of its own that crashes, hangs, and talks nonsense. The process is this program itself.
#include "speech/voice/apart/apart.hpp"
#include "speech/voice/apart/messages.hpp"
#include "speech/voice/apart/serve.hpp"

#include "tests/support/catch.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

using namespace speech::voice;
using namespace std::chrono_literals;
using speech::phrases::Language;
using speech::phrases::Run;

namespace {

/// Each voice sounds its own way: a letter is a sample, of a value that tells the voice. Some words are too much.
class Mimic final : public Synth {
public:
    SynthesisResult synthesise(const Run& run, const Manner& manner, const Listener& listener) override {
        const std::string voice = delivery(run, manner).voice;
        if (voice == "crashing" || run.text == "crash!") raise(SIGSEGV);
        if (voice == "hanging") std::this_thread::sleep_for(1h);
        if (voice == "refused") return VoiceError{Fault::NoVoice, run.language, "no such voice"};
        if (run.text == "long") {
            const std::vector<float> second(48'000, 0.5F);
            while (listener(second)) {
            }
            return Stopped{};
        }
        const std::vector<float> sound(run.text.size(), voice == "english" ? 0.25F : 0.5F);
        return listener(sound) ? SynthesisResult{Spoken{}} : SynthesisResult{Stopped{}};
    }
    void make_ready(const Run& run, const Manner& manner) override {
        if (delivery(run, manner).voice == "crashing when ready") raise(SIGSEGV);
    }
};

OpenedSynth open_as(const std::string& how) {
    if (how == "no engine") return VoiceError{Fault::EngineFailed, {}, "no data"};
    if (how == "crash") raise(SIGSEGV);
    if (how == "hang") std::this_thread::sleep_for(1h);
    return std::make_unique<Mimic>();
}

/// What this program does as the voice's process, before any test: it never returns then.
const bool is_voice = [] {
    const char* how = std::getenv("TEST_VOICE");
    if (how == nullptr) return false;
    if (std::string(how) == "nonsense") {
        send(STDIN_FILENO, "what is this?", 13, MSG_NOSIGNAL);
        std::this_thread::sleep_for(1h);
    }
    _exit(apart::serve([how] { return open_as(how); }));
}();

std::string own_path() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

class Voice {
public:
    explicit Voice(const std::string& how = "well")
        : synth{apart::open({"/usr/bin/env", "TEST_VOICE=" + how, own_path()},
                            [this](const std::string& voice) { broken.push_back(voice); }, {5000ms, 1000ms})} {}

    std::vector<std::string> broken;
    std::unique_ptr<Synth> synth;
};

/// What is heard of the words, and what comes of them.
struct Said {
    std::vector<float> sound;
    SynthesisResult result;
};
Said say(Synth& synth, const std::string& text, const Manner& manner, const std::string& language = "de") {
    Said said;
    said.result = synth.synthesise({{language}, text}, manner, [&said](std::span<const float> samples) {
        said.sound.insert(said.sound.end(), samples.begin(), samples.end());
        return true;
    });
    return said;
}

Manner manner_of(const std::string& german) {
    Manner manner;
    manner.voices = {{Language{"de"}, german}, {Language{"en"}, "english"}, {Language{"fa"}, "persian"}};
    return manner;
}

} // namespace

TEST_CASE("What the process says is heard, one run after another") {
    Voice voice;
    for (int time = 0; time < 3; ++time) {
        const Said said = say(*voice.synth, "four", manner_of("german"));
        CHECK(std::holds_alternative<Spoken>(said.result));
        CHECK(said.sound == std::vector<float>(4, 0.5F));
    }
    CHECK(say(*voice.synth, std::string(20'000, 'x'), manner_of("german")).sound.size() == 20'000);
    CHECK(voice.broken.empty());
}

TEST_CASE("What is not wanted any more stops, and the next words are said at once") {
    Voice voice;
    int pieces = 0;
    const auto stopped = voice.synth->synthesise({{"de"}, "long"}, manner_of("german"),
                                                 [&pieces](std::span<const float>) { return ++pieces < 3; });
    CHECK(std::holds_alternative<Stopped>(stopped));
    CHECK(say(*voice.synth, "four", manner_of("german")).sound.size() == 4);
}

TEST_CASE("A voice that crashes or hangs is replaced by another one, and that is told once") {
    const std::string kind = GENERATE(as<std::string>(), "crashing", "hanging", "refused");
    Voice voice;
    for (int time = 0; time < 4; ++time) {
        const Said said = say(*voice.synth, "four", manner_of(kind));
        CHECK(std::holds_alternative<Spoken>(said.result));
        CHECK(said.sound == std::vector<float>(4, 0.25F));
    }
    CHECK(voice.broken == std::vector<std::string>{kind});
    const auto before = std::chrono::steady_clock::now();
    say(*voice.synth, "four", manner_of(kind));
    CHECK(std::chrono::steady_clock::now() - before < 500ms); // it is not tried any more
}

TEST_CASE("A voice that crashes while it is made ready is replaced when it is to speak") {
    Voice voice;
    say(*voice.synth, "four", manner_of("german"));
    voice.synth->make_ready({{"de"}, ""}, manner_of("crashing when ready"));
    CHECK(say(*voice.synth, "four", manner_of("german")).sound.size() == 4);
}

TEST_CASE("Words no voice survives are an error, and the others are said afterwards") {
    Voice voice;
    CHECK(std::holds_alternative<VoiceError>(say(*voice.synth, "crash!", manner_of("german")).result));
    CHECK(say(*voice.synth, "four", manner_of("german")).sound == std::vector<float>(4, 0.5F));
}

TEST_CASE("A voice is not replaced by one that cannot read its letters") {
    Voice voice;
    Manner manner = manner_of("german");
    manner.voices[Language{"fa"}] = "crashing";
    const Said said = say(*voice.synth, "four", manner, "fa");
    CHECK(std::holds_alternative<VoiceError>(said.result));
    CHECK(said.sound.empty());
}

TEST_CASE("Where the engine cannot be started there is silence as long as the words, and an error") {
    const std::string how = GENERATE(as<std::string>(), "no engine", "crash", "nonsense");
    Voice voice(how);
    const Said said = say(*voice.synth, "four", manner_of("german"));
    REQUIRE(std::holds_alternative<VoiceError>(said.result));
    CHECK(std::get<VoiceError>(said.result).fault == Fault::EngineFailed);
    CHECK(said.sound.size() > 1000);
}

TEST_CASE("A process that is not there is an error") {
    const auto synth = apart::open({"/none/such"}, [](const std::string&) {});
    CHECK(std::holds_alternative<VoiceError>(say(*synth, "four", manner_of("german")).result));
}

TEST_CASE("The process ends with its owner, wherever it is") {
    const auto children = [] {
        std::size_t count = 0;
        for (const auto& task : std::filesystem::directory_iterator("/proc/self/task"))
            if (std::ifstream file(task.path() / "children"); file)
                count += static_cast<std::size_t>(
                    std::distance(std::istream_iterator<std::string>(file), std::istream_iterator<std::string>()));
        return count;
    };
    const std::size_t before = children();
    {
        Voice voice;
        say(*voice.synth, "four", manner_of("german"));
        voice.synth->make_ready({{"de"}, ""}, manner_of("hanging"));
        CHECK(children() == before + 1);
    }
    CHECK(children() == before);
}

TEST_CASE("Packets are read as they were written, and nothing else is") {
    using namespace apart;
    const Delivery how{"de", Variant::Woman2, WordsPerMinute(200), Pitch(40)};
    const auto read = read_request(write(Request{Speak{7, "de", "Springer", how}}));
    REQUIRE(read);
    const auto* speak = std::get_if<Speak>(&*read);
    REQUIRE(speak != nullptr);
    CHECK(speak->number == 7);
    CHECK(speak->text == "Springer");
    CHECK(speak->how.voice == "de");
    CHECK(speak->how.variant == Variant::Woman2);
    CHECK(speak->how.rate == WordsPerMinute(200));
    const std::string packet = write(Request{MakeReady{"de", how}});
    for (std::size_t size = 0; size < packet.size(); ++size)
        CHECK_FALSE(read_request(std::string_view(packet).substr(0, size)));
    CHECK_FALSE(read_request(packet + "x"));
    CHECK_FALSE(read_request("what?"));
    const auto done = read_reply(write(Reply{Done{3, VoiceError{Fault::NoVoice, {"fa"}, "none"}}}));
    REQUIRE(done);
    CHECK(std::get<Done>(*done).error == VoiceError{Fault::NoVoice, {"fa"}, "none"});
    CHECK_FALSE(read_reply("garbage"));
}
