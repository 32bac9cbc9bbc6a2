#include "sounds/device/null.hpp"
#include "src/outputs/own_speech/own_speech.hpp"
#include "tests/speech/output/fake.hpp"
#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <thread>

using namespace std::chrono_literals;
using settings::Speaker;
using speech::announce::Urgency;
using speech::output::Failing;
using tests::speech::output::Deeds;
using tests::speech::output::FakeSpeechOutput;

namespace {

/// The own voice and a speech output beside it.
struct Stage {
    std::unique_ptr<outputs::own_speech::OwnSpeech> opened() {
        return std::make_unique<outputs::own_speech::OwnSpeech>(
            surroundings.value, [this](Speaker speaker, speech::output::Wake) { return open(speaker); },
            tests::outputs::no_device);
    }

    std::unique_ptr<speech::output::SpeechOutput> open(Speaker speaker) {
        if (speaker != Speaker::SpeechDispatcher) return nullptr;
        auto made = std::make_unique<FakeSpeechOutput>(deeds);
        output = made.get();
        return made;
    }

    /// The speech output speaks from now on.
    void choose_mouth() {
        choose(Speaker::SpeechDispatcher);
        output->get_ready();
        CHECK_FALSE(lost());
    }
    void choose(Speaker speaker) {
        settings::Preferences preferences;
        preferences.speaker = speaker;
        speech->apply(preferences);
    }

    /// That somebody else does not speak, if that is what there is to report. The own voice has no device, and says so.
    std::optional<session::SpeakerLost> lost() {
        const auto report = speech->next_report();
        const auto* is_lost = report ? std::get_if<session::SpeakerLost>(&*report) : nullptr;
        return is_lost == nullptr ? std::nullopt : std::optional(*is_lost);
    }

    static session::Tell news(const std::string& text) {
        return {.utterance = {{{{"en"}, text}}, Urgency::News, std::nullopt}};
    }

    /// What the own voice has spoken, once it has nothing more to say.
    Deeds own_words() {
        const auto until = std::chrono::steady_clock::now() + 20s;
        while (!speech->own_voice().is_idle() && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(5ms);
        return surroundings.notes.words();
    }

    /// What was called said again.
    Deeds said_again() const {
        Deeds again;
        for (const outputs::Notice& notice : surroundings.notices)
            if (const auto* one = std::get_if<outputs::SaidAgain>(&notice))
                again.push_back(plain_text(one->utterance.runs));
        return again;
    }

    tests::outputs::FakeSurroundings surroundings;
    Deeds deeds;
    FakeSpeechOutput* output = nullptr;
    std::unique_ptr<outputs::own_speech::OwnSpeech> speech = opened();
};

} // namespace

TEST_CASE("Whoever is chosen speaks, and the own voice does not") {
    Stage stage;
    stage.choose_mouth();
    stage.speech->tell(Stage::news("one"));
    CHECK(stage.deeds == Deeds{"speak one"});
    CHECK(stage.own_words().empty());
}

TEST_CASE("When he falls silent the own voice says what he has left unsaid, behind the reason") {
    Stage stage;
    stage.choose_mouth();
    for (const char* text : {"ended", "cut off", "waiting"}) stage.speech->tell(Stage::news(text));
    stage.output->end();
    CHECK_FALSE(stage.lost());
    stage.output->die(Failing::Stuck);
    const auto lost = stage.lost();
    REQUIRE(lost);
    CHECK(lost->speaker == Speaker::SpeechDispatcher);
    CHECK(lost->failing == Failing::Stuck);
    CHECK(stage.own_words().empty());
    stage.speech->tell(Stage::news("the reason"));
    CHECK_FALSE(stage.lost());
    CHECK(stage.own_words() == Deeds{"the reason", "cut off", "waiting"});
    CHECK(stage.said_again() == Deeds{"cut off", "waiting"});
}

TEST_CASE("When he never was there, the own voice says at once what waited for him") {
    Stage stage;
    stage.choose(Speaker::SpeechDispatcher);
    stage.speech->tell(Stage::news("one"));
    CHECK(stage.own_words().empty());
    stage.output->die(Failing::NotThere);
    const auto lost = stage.lost();
    REQUIRE(lost);
    CHECK(lost->failing == Failing::NotThere);
    CHECK(stage.own_words() == Deeds{"one"});
    CHECK_FALSE(stage.lost());
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("It may be heard from the moment it is told something until that is over, or held") {
    Stage stage;
    SECTION("by the own voice") {
        CHECK_FALSE(stage.speech->is_sounding());
        stage.speech->tell(Stage::news("one"));
        CHECK(stage.speech->is_sounding());
        CHECK(stage.own_words() == Deeds{"one"});
        CHECK_FALSE(stage.speech->is_sounding());
    }
    SECTION("by somebody else") {
        stage.choose_mouth();
        CHECK_FALSE(stage.speech->is_sounding());
        stage.speech->tell(Stage::news("one"));
        CHECK(stage.speech->is_sounding());
        stage.speech->toggle_pause();
        CHECK_FALSE(stage.speech->is_sounding());
        stage.speech->toggle_pause();
        CHECK(stage.speech->is_sounding());
        stage.output->end();
        CHECK_FALSE(stage.lost());
        CHECK_FALSE(stage.speech->is_sounding());
    }
}

TEST_CASE("Who cannot be had here is not there") {
    Stage stage;
    stage.choose(Speaker::ScreenReader);
    const auto lost = stage.lost();
    REQUIRE(lost);
    CHECK(lost->speaker == Speaker::ScreenReader);
    CHECK(lost->failing == Failing::NotThere);
    stage.speech->tell(Stage::news("one"));
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("Who gives way gives what he has not said to whoever takes his place") {
    Stage stage;
    stage.choose_mouth();
    stage.speech->tell(Stage::news("one"));
    stage.speech->tell(Stage::news("two"));
    stage.choose(Speaker::Own);
    CHECK(stage.own_words() == Deeds{"one", "two"});
    stage.speech->tell(Stage::news("three"));
    CHECK(stage.own_words() == Deeds{"one", "two", "three"});
}

TEST_CASE("An answer is not said again by whoever takes his place: the answer to the choice replaces it") {
    Stage stage;
    stage.choose_mouth();
    session::Tell answer = Stage::news("who speaks");
    answer.utterance.urgency = Urgency::Answer;
    stage.speech->tell(answer);
    stage.speech->tell(Stage::news("one"));
    stage.choose(Speaker::Own);
    CHECK(stage.own_words() == Deeds{"one"});
}

TEST_CASE("He is chosen again after he has died, once another has been") {
    Stage stage;
    stage.choose_mouth();
    stage.output->die(Failing::Gone);
    CHECK(stage.lost());
    stage.choose(Speaker::Own);
    stage.choose_mouth();
    stage.deeds.clear();
    stage.speech->tell(Stage::news("one"));
    CHECK(stage.deeds == Deeds{"speak one"});
}

TEST_CASE("Hush silences whoever speaks, and nothing is said again") {
    Stage stage;
    stage.choose_mouth();
    stage.speech->tell(Stage::news("one"));
    stage.speech->hush();
    CHECK(stage.deeds == Deeds{"speak one", "hush"});
    stage.output->die(Failing::Gone);
    CHECK(stage.lost());
    CHECK_FALSE(stage.lost());
    CHECK(stage.own_words().empty());
}

TEST_CASE("What is to be kept as sound is made by the own voice, unheard, while somebody else says it") {
    Stage stage;
    stage.choose_mouth();
    session::Tell say = Stage::news("one");
    say.keeping = session::Keeping{{1}, {}, 1};
    stage.speech->tell(say);
    CHECK(stage.deeds == Deeds{"speak one"});
    const auto until = std::chrono::steady_clock::now() + 20s;
    const auto& announced = stage.surroundings.announced;
    while (announced.empty() && std::chrono::steady_clock::now() < until) {
        stage.lost();
        std::this_thread::sleep_for(5ms);
    }
    REQUIRE(announced.size() == 1);
    REQUIRE(std::holds_alternative<services::Taped>(announced.front()));
    CHECK(std::get<services::Taped>(announced.front()).samples.size() == 480);
    CHECK(stage.speech->own_voice().is_idle());
}

TEST_CASE("What is told to the room is not said to the player") {
    Stage stage;
    session::Tell to_room = Stage::news("one");
    to_room.to = session::RoomOf{};
    stage.speech->tell(to_room);
    CHECK(stage.own_words().empty());
    stage.speech->tell(Stage::news("two"));
    CHECK(stage.own_words() == Deeds{"two"});
}

namespace {

/// A loudspeaker, and headphones that are plugged in or not.
struct Room {
    class Plugged final : public sounds::device::Device {
    public:
        Plugged(std::string name, sounds::mixer::Mixer& mixer)
            : name_(std::move(name))
            , playing_(sounds::device::open_null(mixer)) {}
        std::string name() const override { return name_; }
        std::optional<sounds::device::DeviceError> error() const override { return std::nullopt; }

    private:
        std::string name_;
        std::unique_ptr<sounds::device::Device> playing_;
    };

    std::unique_ptr<outputs::own_speech::OwnSpeech> opened() {
        surroundings.value.preferences.own_output = "headphones";
        return std::make_unique<outputs::own_speech::OwnSpeech>(
            surroundings.value, [](Speaker, speech::output::Wake) { return nullptr; },
            [this](sounds::mixer::Mixer& mixer, sounds::device::Buffering,
                   const sounds::device::Output& output) -> sounds::device::OpenResult {
                if (output.name && !are_plugged_in)
                    return sounds::device::DeviceError{sounds::device::Trouble::NoDevice, ""};
                return std::make_unique<Plugged>(output.name.value_or("loudspeaker"), mixer);
            },
            [this] {
                ++looks;
                return are_plugged_in ? std::vector<std::string>{"loudspeaker", "headphones"}
                                      : std::vector<std::string>{"loudspeaker"};
            });
    }

    /// What has become of the sound within that time.
    std::optional<session::SoundFound> found(std::chrono::milliseconds longest) {
        const auto until = std::chrono::steady_clock::now() + longest;
        while (std::chrono::steady_clock::now() < until) {
            const auto report = speech->next_report();
            if (report && std::holds_alternative<session::SoundFound>(*report))
                return std::get<session::SoundFound>(*report);
            std::this_thread::sleep_for(5ms);
        }
        return std::nullopt;
    }

    std::atomic<bool> are_plugged_in = false;
    std::atomic<int> looks = 0;
    tests::outputs::FakeSurroundings surroundings;
    std::unique_ptr<outputs::own_speech::OwnSpeech> speech = opened();
};

} // namespace

TEST_CASE("The chosen output that is plugged in later is moved to, but not within a word") {
    Room room;
    const auto instead = room.found(20s);
    REQUIRE(instead);
    CHECK(instead->name == "loudspeaker");
    CHECK(instead->is_instead);
    while (room.looks == 0) CHECK_FALSE(room.found(20ms));
    CHECK_FALSE(room.found(100ms));

    constexpr std::size_t seconds = 10;
    room.speech->play(std::vector<float>(seconds * sounds::mixer::samples_per_second, 0.1F));
    room.are_plugged_in = true;
    CHECK_FALSE(room.found(2500ms));
    CHECK(room.looks >= 2);
    room.speech->hush();
    const auto found = room.found(20s);
    REQUIRE(found);
    CHECK(found->name == "headphones");
    CHECK_FALSE(found->is_instead);
}

TEST_CASE("Outputs are not looked for where the chosen one plays") {
    Room room;
    room.are_plugged_in = true;
    room.speech = nullptr;
    room.speech = room.opened();
    const auto found = room.found(20s);
    REQUIRE(found);
    CHECK(found->name == "headphones");
    const int looks = room.looks;
    CHECK_FALSE(room.found(1500ms));
    CHECK(room.looks == looks);
}
