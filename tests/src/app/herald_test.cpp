#include "src/app/herald.hpp"
#include "tests/speech/mouth/fake.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <fstream>
#include <mutex>
#include <thread>

using namespace std::chrono_literals;
using speech::announce::Urgency;
using speech::mouth::Failing;
using storage::Speaker;
using tests::speech::mouth::Deeds;
using tests::speech::mouth::FakeMouth;

namespace {

/// Notes what it is given to speak, and speaks for a moment.
class NotingSynth final : public speech::voice::Synth {
public:
    struct Notes {
        std::mutex mutex;
        Deeds spoken;
    };
    explicit NotingSynth(Notes& notes)
        : notes_(notes) {}
    speech::voice::SynthesisResult synthesise(const speech::phrases::Run& run, const speech::voice::Manner&,
                                              const speech::voice::Listener& listener) override {
        {
            const std::lock_guard lock{notes_.mutex};
            notes_.spoken.push_back(run.text);
        }
        if (!listener(std::vector<float>(480, 0.5F))) return speech::voice::Stopped{};
        return speech::voice::Spoken{};
    }

private:
    Notes& notes_;
};

sounds::device::OpenResult no_device(sounds::mixer::Mixer&, sounds::device::Buffering) {
    return sounds::device::DeviceError{sounds::device::Trouble::NoDevice, ""};
}

/// The own voice and a mouth beside it.
struct Stage {
    Stage() {
        transcript = app::Transcript::open(folder / "transcript");
        herald = std::make_unique<app::Herald>(
            own, transcript, [this](Speaker speaker, speech::mouth::Wake) { return open(speaker); }, [] {});
    }

    std::unique_ptr<speech::mouth::Mouth> open(Speaker speaker) {
        if (speaker != Speaker::SpeechDispatcher) return nullptr;
        auto made = std::make_unique<FakeMouth>(deeds);
        mouth = made.get();
        return made;
    }

    /// The mouth speaks from now on.
    void choose_mouth() {
        herald->choose(Speaker::SpeechDispatcher);
        mouth->get_ready();
        CHECK_FALSE(herald->next_report());
    }

    static session::Say news(const std::string& text) { return {{{{{"en"}, text}}, Urgency::News, std::nullopt}}; }

    /// What the own voice has spoken, once it has nothing more to say.
    Deeds own_words() {
        const auto until = std::chrono::steady_clock::now() + 20s;
        while (!own.is_idle() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(5ms);
        const std::lock_guard lock{notes.mutex};
        return notes.spoken;
    }

    /// What the transcript calls said again.
    Deeds said_again() {
        Deeds again;
        std::ifstream file(folder / "transcript");
        for (std::string line; std::getline(file, line);)
            if (const auto found = line.find("\tagain\ten:"); found != std::string::npos)
                again.push_back(line.substr(found + 10, line.rfind('\t') - found - 10));
        return again;
    }

    tests::TemporaryFolder folder;
    NotingSynth::Notes notes;
    const sounds::cues::Bank cues{sounds::mixer::samples_per_second};
    app::Outlet own{session::Outlet::Own, cues, std::make_unique<NotingSynth>(notes), no_device};
    std::optional<app::Transcript> transcript;
    Deeds deeds;
    FakeMouth* mouth = nullptr;
    std::unique_ptr<app::Herald> herald;
};

} // namespace

TEST_CASE("Whoever is chosen speaks, and the own voice does not") {
    Stage stage;
    stage.choose_mouth();
    stage.herald->say(Stage::news("one"));
    CHECK(stage.deeds == Deeds{"speak one"});
    CHECK(stage.own_words().empty());
}

TEST_CASE("When he falls silent the own voice says what he has left unsaid, behind the reason") {
    Stage stage;
    stage.choose_mouth();
    for (const char* text : {"ended", "cut off", "waiting"}) stage.herald->say(Stage::news(text));
    stage.mouth->end();
    CHECK_FALSE(stage.herald->next_report());
    stage.mouth->die(Failing::Stuck);
    const auto lost = stage.herald->next_report();
    REQUIRE(lost);
    CHECK(lost->speaker == Speaker::SpeechDispatcher);
    CHECK(lost->failing == Failing::Stuck);
    CHECK(stage.own_words().empty());
    stage.herald->say(Stage::news("the reason"));
    CHECK_FALSE(stage.herald->next_report());
    CHECK(stage.own_words() == Deeds{"the reason", "cut off", "waiting"});
    CHECK(stage.said_again() == Deeds{"cut off", "waiting"});
}

TEST_CASE("When he never was there, the own voice says at once what waited for him") {
    Stage stage;
    stage.herald->choose(Speaker::SpeechDispatcher);
    stage.herald->say(Stage::news("one"));
    CHECK(stage.own_words().empty());
    stage.mouth->die(Failing::NotThere);
    const auto lost = stage.herald->next_report();
    REQUIRE(lost);
    CHECK(lost->failing == Failing::NotThere);
    CHECK(stage.own_words() == Deeds{"one"});
    CHECK_FALSE(stage.herald->next_report());
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("Who cannot be had here is not there") {
    Stage stage;
    stage.herald->choose(Speaker::ScreenReader);
    const auto lost = stage.herald->next_report();
    REQUIRE(lost);
    CHECK(lost->speaker == Speaker::ScreenReader);
    CHECK(lost->failing == Failing::NotThere);
    stage.herald->say(Stage::news("one"));
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("Who gives way gives what he has not said to whoever takes his place") {
    Stage stage;
    stage.choose_mouth();
    stage.herald->say(Stage::news("one"));
    stage.herald->say(Stage::news("two"));
    stage.herald->choose(Speaker::Own);
    CHECK(stage.own_words() == Deeds{"one", "two"});
    stage.herald->say(Stage::news("three"));
    CHECK(stage.own_words() == Deeds{"one", "two", "three"});
}

TEST_CASE("An answer is not said again by whoever takes his place: the answer to the choice replaces it") {
    Stage stage;
    stage.choose_mouth();
    session::Say answer = Stage::news("who speaks");
    answer.utterance.urgency = Urgency::Answer;
    stage.herald->say(answer);
    stage.herald->say(Stage::news("one"));
    stage.herald->choose(Speaker::Own);
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("He is chosen again after he has died, once another has been") {
    Stage stage;
    stage.choose_mouth();
    stage.mouth->die(Failing::Gone);
    CHECK(stage.herald->next_report());
    stage.herald->choose(Speaker::Own);
    stage.choose_mouth();
    stage.deeds.clear();
    stage.herald->say(Stage::news("one"));
    CHECK(stage.deeds == Deeds{"speak one"});
}

TEST_CASE("Hush silences whoever speaks, and nothing is said again") {
    Stage stage;
    stage.choose_mouth();
    stage.herald->say(Stage::news("one"));
    stage.herald->hush();
    CHECK(stage.deeds == Deeds{"speak one", "hush"});
    stage.mouth->die(Failing::Gone);
    CHECK(stage.herald->next_report());
    CHECK_FALSE(stage.herald->next_report());
    CHECK(stage.own_words().empty());
}

TEST_CASE("What is to be kept as sound is made by the own voice, unheard, while somebody else says it") {
    Stage stage;
    stage.choose_mouth();
    session::Say say = Stage::news("one");
    say.keeping = session::Keeping{{1}, {}, 1};
    stage.herald->say(say);
    CHECK(stage.deeds == Deeds{"speak one"});
    std::vector<app::Announced> announced;
    const auto until = std::chrono::steady_clock::now() + 20s;
    while (announced.empty() && std::chrono::steady_clock::now() < until) {
        announced = stage.own.take_announced();
        std::this_thread::sleep_for(5ms);
    }
    REQUIRE(announced.size() == 1);
    REQUIRE(std::holds_alternative<app::Taped>(announced.front()));
    CHECK(std::get<app::Taped>(announced.front()).samples.size() == 480);
    CHECK(stage.own.is_idle());
}
