// From the key to what was said, with a microphone and a recogniser that do as they are told.
#include "speech/phrases/locale.hpp"
#include "src/services/speech_input.hpp"

#include "sounds/mixer/samples.hpp"
#include "speech/hearing/own_recordings.hpp"
#include "speech/phrases/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <optional>
#include <random>
#include <thread>

using namespace std::chrono_literals;
using services::SpeechInput;
namespace device = sounds::device;
namespace hearing = speech::hearing;

namespace {

class Microphone final : public device::Microphone {
public:
    /// A second in which somebody speaks after a while.
    std::vector<std::int16_t> take() override {
        std::vector<std::int16_t> sound(hearing::samples_per_second, 10);
        for (std::size_t sample = sound.size() / 2; sample < sound.size(); ++sample)
            sound[sample] = sample / 40 % 2 == 0 ? 3000 : -3000;
        return sound;
    }
};

/// Hears the same English word in any sound, once, and nothing else.
class Recogniser final : public hearing::Recogniser {
public:
    explicit Recogniser(std::string word)
        : word_(std::move(word)) {}

    std::optional<hearing::Match> match(hearing::Samples, const hearing::Net& net) override {
        const bool is_possible =
            std::any_of(net.arcs.begin(), net.arcs.end(), [this](const auto& arc) { return arc.word.text == word_; });
        if (!is_possible || is_heard_) return std::nullopt;
        is_heard_ = true;
        return hearing::Match{{{{"en"}, word_}}, 0.0};
    }
    std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }

private:
    std::string word_;
    bool is_heard_ = false;
};

const std::filesystem::path data = KLANGBRETT_DATA_FOLDER;

std::variant<hearing::Equipment, hearing::RecogniserError> equipment_hearing(const std::string& word) {
    auto sounds = hearing::load_sounds(data);
    auto vocabularies = speech::vocabulary::load_all(data);
    return hearing::Equipment{std::get<std::vector<speech::vocabulary::NamedVocabulary>>(std::move(vocabularies)),
                              std::get<hearing::AllSounds>(std::move(sounds)), std::make_unique<Recogniser>(word)};
}

std::variant<hearing::Equipment, hearing::RecogniserError> equipment() { return equipment_hearing("resign"); }

const hearing::OwnRecordings no_recordings{std::filesystem::path()};

sounds::device::OpenedMicrophone opened() { return std::make_unique<Microphone>(); }

session::StopListening stop() {
    auto catalogue = speech::phrases::Catalogue::load(speech::phrases::locales_of(data), {"en"});
    const auto english =
        std::make_shared<const speech::phrases::Catalogue>(std::get<speech::phrases::Catalogue>(std::move(catalogue)));
    auto listener = speech::listen::load_listener(data, english->locale());
    const auto start = rules::variants::Position::initial();
    return {start.after(start.legal_moves()[0]), english,
            std::make_shared<const speech::listen::Listener>(std::get<speech::listen::Listener>(std::move(listener)))};
}

session::Message next_of_any(SpeechInput& input) {
    const auto until = std::chrono::steady_clock::now() + 60s;
    while (std::chrono::steady_clock::now() < until) {
        if (auto outcome = input.poll()) return std::get<session::Message>(std::move(*outcome));
        std::this_thread::sleep_for(1ms);
    }
    FAIL("nothing came");
    return session::Tick{};
}

/// But for what becomes of the microphone.
session::Message next(SpeechInput& input) {
    for (;;) {
        auto message = next_of_any(input);
        const bool is_of_microphone = std::holds_alternative<session::ListeningBegan>(message) ||
                                      std::holds_alternative<session::ListeningEnded>(message);
        if (!is_of_microphone) return message;
    }
}

} // namespace

TEST_CASE("What was said comes as a choice, with the position it was listened for in") {
    SpeechInput input({opened, equipment, no_recordings, 0ms, 60s}, [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    const auto message = next(input);
    REQUIRE(std::holds_alternative<session::SpeechHeard>(message));
    const auto& heard = std::get<session::SpeechHeard>(message);
    CHECK(heard.position.repetition_key() == what.position.repetition_key());
    REQUIRE(std::holds_alternative<hearing::Certain>(heard.heard));
    CHECK(std::get<hearing::Certain>(heard.heard).said.choice == hearing::Choice(speech::vocabulary::Order::Resign));
}

TEST_CASE("It is told when the microphone opens and when it is closed, and what is said begins behind the cue for it") {
    class Counting final : public hearing::Recogniser {
    public:
        explicit Counting(std::atomic<std::size_t>& heard)
            : heard_(heard) {}
        std::optional<hearing::Match> match(hearing::Samples samples, const hearing::Net&) override {
            heard_ = samples.size();
            return std::nullopt;
        }
        std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }

    private:
        std::atomic<std::size_t>& heard_;
    };
    std::atomic<std::size_t> heard = 0;
    const auto counting = [&heard] {
        auto made = equipment();
        std::get<hearing::Equipment>(made).recogniser = std::make_unique<Counting>(heard);
        return made;
    };
    SpeechInput input({opened, counting, no_recordings, 0ms, 60s, 250ms}, [] {});
    input.carry_out(session::Listen{});
    CHECK(std::holds_alternative<session::ListeningBegan>(next_of_any(input)));
    input.carry_out(stop());
    CHECK(std::holds_alternative<session::ListeningEnded>(next_of_any(input)));
    CHECK(std::holds_alternative<session::SpeechHeard>(next_of_any(input)));
    CHECK(heard == hearing::samples_per_second * 3 / 4);
}

TEST_CASE("An answer comes with the question it was given to") {
    SpeechInput input({opened, [] { return equipment_hearing("yes"); }, no_recordings, 0ms, 60s}, [] {});
    const session::StopListening what = stop();
    const session::SpokenQuestion question{{}, {what.position.legal_moves()[0]}};
    input.carry_out(session::Listen{});
    input.carry_out(session::HearReply{question, what.position, what.catalogue, what.listener});
    const auto message = next(input);
    REQUIRE(std::holds_alternative<session::ReplyHeard>(message));
    const auto& reply = std::get<session::ReplyHeard>(message);
    CHECK(reply.question == question);
    CHECK(reply.heard == hearing::HeardReply{hearing::SureReply{speech::vocabulary::Answer::Yes}});

    input.carry_out(session::HearReply{question, what.position, what.catalogue, what.listener}); // nothing was held
    const auto nothing = next(input);
    REQUIRE(std::holds_alternative<session::ReplyHeard>(nothing));
    CHECK(std::get<session::ReplyHeard>(nothing).heard == hearing::HeardReply{hearing::Unclear{}});
}

TEST_CASE("An engine that cannot be used is told of once, and so is one that fails, whose place another takes") {
    class Failing final : public hearing::Transcriber {
    public:
        bool knows(const std::string&) override { return true; }
        std::variant<hearing::Transcript, hearing::RecogniserError>
        transcribe(hearing::Samples, const std::vector<std::string>&) override {
            return hearing::RecogniserError{"an answer"};
        }
    };
    const auto with_engines = [] {
        auto made = equipment();
        auto& equipped = std::get<hearing::Equipment>(made);
        equipped.engines.push_back(std::make_unique<hearing::Engine>(
            hearing::Engine::Description{"mine", "mine/engine.toml", {{"en"}}}, std::make_unique<Failing>()));
        equipped.broken.push_back({"other", {"other/engine.toml", 2, "library", "a library"}});
        return made;
    };
    SpeechInput input({opened, with_engines, no_recordings, 0ms, 60s}, [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    const session::DataBroken other{session::DataBroken::What::Engine,
                                    {{{"en"}, "hearing/other"}},
                                    {},
                                    "other/engine.toml",
                                    2,
                                    "library: a library"};
    CHECK(std::get<session::DataBroken>(next(input)) == other);
    input.carry_out(what);
    const session::DataBroken mine{
        session::DataBroken::What::Engine, {{{"en"}, "hearing/mine"}}, {}, "mine/engine.toml", {}, "an answer"};
    CHECK(std::get<session::DataBroken>(next(input)) == mine);
    const auto heard = std::get<session::SpeechHeard>(next(input)).heard;
    REQUIRE(std::holds_alternative<hearing::Certain>(heard));
    CHECK(std::get<hearing::Certain>(heard).said.choice == hearing::Choice(speech::vocabulary::Order::Resign));
    input.carry_out(session::Listen{});
    input.carry_out(what);
    CHECK(std::holds_alternative<session::SpeechHeard>(next(input)));
}

TEST_CASE("Without a microphone it is told why, and what recognises is loaded once") {
    std::atomic<int> loaded = 0;
    std::atomic<bool> has_microphone = false;
    SpeechInput input({[&]() -> sounds::device::OpenedMicrophone {
                           if (has_microphone) return opened();
                           return device::DeviceError{device::Trouble::NoDevice, "no microphone"};
                       },
                       [&loaded] {
                           ++loaded;
                           return equipment();
                       },
                       no_recordings, 0ms, 60s},
                      [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    const auto failed = next(input);
    REQUIRE(std::holds_alternative<session::HearingFailed>(failed));
    CHECK(std::get<session::HearingFailed>(failed).why == "no microphone");
    CHECK(loaded == 0);
    has_microphone = true;
    for (int time = 0; time < 2; ++time) {
        input.carry_out(session::Listen{});
        input.carry_out(what);
        CHECK(std::holds_alternative<session::SpeechHeard>(next(input)));
    }
    CHECK(loaded == 1);
}

TEST_CASE("A key that was let go before it was held is nothing that was said") {
    SpeechInput input({opened, equipment, no_recordings, 0ms, 60s}, [] {});
    input.carry_out(stop());
    const auto message = next(input);
    REQUIRE(std::holds_alternative<session::SpeechHeard>(message));
    CHECK(std::holds_alternative<hearing::Unclear>(std::get<session::SpeechHeard>(message).heard));
}

namespace {

/// A quiet room in which something is said for so long.
class Talker final : public device::Microphone {
public:
    explicit Talker(std::chrono::milliseconds spoken)
        : spoken_{spoken} {}

    std::vector<std::int16_t> take() override {
        std::mt19937 chance(20261128); // NOLINT: the same each time
        std::uniform_int_distribution<int> room(-20, 20);
        std::uniform_int_distribution<int> voice(-9000, 9000);
        std::vector<std::int16_t> samples;
        const auto say = [&](std::chrono::milliseconds length, auto& how) {
            for (auto left = length * hearing::samples_per_second / 1000ms; left > 0; --left)
                samples.push_back(static_cast<std::int16_t>(how(chance)));
        };
        say(300ms, room);
        say(spoken_, voice);
        say(300ms, room);
        return samples;
    }

private:
    std::chrono::milliseconds spoken_;
};

/// A player's recordings in a folder of the test's own, and a microphone that says something for as long as the test
/// has it.
struct Enrolment {
    tests::TemporaryFolder folder{};
    std::chrono::milliseconds spoken = 600ms;
    hearing::OwnRecordings recordings{folder / "words"};
    SpeechInput input{{[this]() -> device::OpenedMicrophone { return std::make_unique<Talker>(spoken); }, equipment,
                       recordings, 0ms, 60s},
                      [] {}};

    session::Message learn(const hearing::HeardWord& word) {
        input.carry_out(session::Listen{});
        input.carry_out(session::LearnWord{word});
        return next(input);
    }
    session::WordsListed listed() {
        input.carry_out(session::ListWords{stop().catalogue});
        return std::get<session::WordsListed>(next(input));
    }
    std::size_t number_of(const hearing::HeardWord& word) {
        for (const session::OwnWord& each : listed().words)
            if (each.what.word == word) return each.recordings;
        FAIL("it cannot be recorded");
        return 0;
    }
};

const hearing::HeardWord springer{{"de"}, "springer"};
const hearing::HeardWord rook{{"en"}, "rook"};

} // namespace

TEST_CASE("A word that was said while the key was held is kept, listed, and heard again") {
    Enrolment enrolment;
    CHECK(enrolment.number_of(springer) == 0);
    const auto learnt = std::get<session::WordLearnt>(enrolment.learn(springer));
    CHECK((learnt.word == springer && learnt.recordings == 1));
    CHECK(enrolment.recordings.of(springer).size() == 1);
    CHECK(enrolment.number_of(springer) == 1);
    CHECK(enrolment.number_of(rook) == 0);

    enrolment.input.carry_out(session::PlayWord{springer});
    std::optional<services::SpeechOutcome> outcome;
    for (const auto until = std::chrono::steady_clock::now() + 60s;
         !outcome && std::chrono::steady_clock::now() < until;)
        outcome = enrolment.input.poll();
    REQUIRE(outcome);
    const auto& read = std::get<services::WordRead>(*outcome);
    CHECK(read.word == springer);
    CHECK(read.samples.size() == Approx(1.2 * sounds::mixer::samples_per_second).epsilon(0.01));
    const float loudest = *std::ranges::max_element(read.samples);
    CHECK((loudest > 9000.0F / 32768 && loudest < 18'000.0F / 32768)); // between its samples noise is louder
}

TEST_CASE("What is no word is told with its fault, and not kept") {
    Enrolment enrolment;
    enrolment.spoken = 60ms;
    const auto refused = std::get<session::WordRefused>(enrolment.learn(springer));
    CHECK(refused.fault == hearing::templates::Fault(hearing::templates::TooShort{}));
    enrolment.spoken = 3s;
    const auto too_long = std::get<session::WordRefused>(enrolment.learn(springer));
    CHECK(too_long.fault == hearing::templates::Fault(hearing::templates::TooLong{}));
    CHECK(enrolment.recordings.of(springer).empty());

    enrolment.input.carry_out(session::LearnWord{springer}); // the key was let go before it was held
    CHECK(std::holds_alternative<session::WordRefused>(next(enrolment.input)));
    enrolment.input.carry_out(session::PlayWord{springer});
    CHECK(std::holds_alternative<session::OwnWordsFailed>(next(enrolment.input)));
    enrolment.input.carry_out(session::ForgetWords{springer});
    CHECK_FALSE(std::get<session::WordsForgotten>(next(enrolment.input)).were_any);
}

TEST_CASE("Recordings of one word, or of all, are deleted") {
    Enrolment enrolment;
    for (const auto& word : {springer, springer, rook})
        CHECK(std::holds_alternative<session::WordLearnt>(enrolment.learn(word)));
    enrolment.input.carry_out(session::ForgetWords{springer});
    CHECK(std::get<session::WordsForgotten>(next(enrolment.input)).word == springer);
    CHECK(enrolment.recordings.of(springer).empty());
    CHECK(std::get<session::WordLearnt>(enrolment.learn(springer)).recordings == 1);
    enrolment.input.carry_out(session::ForgetWords{std::nullopt});
    CHECK_FALSE(std::get<session::WordsForgotten>(next(enrolment.input)).word);
    CHECK((enrolment.number_of(springer) == 0 && enrolment.number_of(rook) == 0));
}

TEST_CASE("A recording that cannot be written, and one that is damaged, are told") {
    Enrolment enrolment;
    REQUIRE(std::holds_alternative<session::WordLearnt>(enrolment.learn(springer)));
    std::filesystem::resize_file(enrolment.recordings.of(springer).front(), 50);
    const auto listed = enrolment.listed();
    CHECK((listed.unreadable.size() == 1 && listed.has_recordings));
    std::ofstream(enrolment.folder / "words" / "en") << "no folder";
    CHECK(std::holds_alternative<session::OwnWordsFailed>(enrolment.learn(rook)));
}

TEST_CASE("A microphone that does not open is told once for each thing that is asked, and what comes late is not") {
    std::promise<void> opens;
    std::atomic<int> opened_times = 0;
    SpeechInput input({[&, may_open = opens.get_future().share()]() -> device::OpenedMicrophone {
                           ++opened_times;
                           may_open.wait();
                           return std::make_unique<Microphone>();
                       },
                       equipment, no_recordings, 0ms, 50ms},
                      [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    CHECK(std::holds_alternative<session::HearingFailed>(next(input)));
    CHECK_FALSE(input.poll());
    input.carry_out(session::Listen{});
    input.carry_out(what);
    CHECK(std::holds_alternative<session::HearingFailed>(next(input)));
    input.carry_out(session::LearnWord{springer});
    CHECK(std::holds_alternative<session::HearingFailed>(next(input)));
    CHECK_FALSE(input.poll());
    CHECK(opened_times == 1);

    opens.set_value(); // what was heard then is of long ago
    for (int times = 0; times < 100; ++times) {
        CHECK_FALSE(input.poll());
        std::this_thread::sleep_for(5ms);
    }
    input.carry_out(session::Listen{});
    for (const auto until = std::chrono::steady_clock::now() + 60s;
         opened_times < 2 && std::chrono::steady_clock::now() < until;)
        std::this_thread::sleep_for(1ms);
    CHECK(opened_times == 2);
}

namespace {

/// What a room sounds like: sounds of a length each, at the pace of a clock.
struct Room {
    struct Sound {
        std::chrono::milliseconds length;
        int loudness;
    };
    std::vector<Sound> sounds;
    std::atomic<int> opened = 0;
    std::atomic<bool> is_there = true;
    std::function<void(std::chrono::milliseconds)> on_taken = [](std::chrono::milliseconds) {}; ///< so much of it
};

/// Hears a tenth of a second of the room each time.
class RoomsMicrophone final : public device::Microphone {
public:
    explicit RoomsMicrophone(Room& room)
        : room_(room) {}

    std::vector<std::int16_t> take() override {
        std::vector<std::int16_t> samples;
        for (int sample = 0; sample < hearing::samples_per_second / 10; ++sample) {
            const int loudness = loudness_at(taken_ * 1000ms / hearing::samples_per_second);
            samples.push_back(static_cast<std::int16_t>(static_cast<int>(chance_() % 1001) * loudness / 1000));
            ++taken_;
        }
        room_.on_taken(taken_ * 1000ms / hearing::samples_per_second);
        return samples;
    }

private:
    int loudness_at(std::chrono::milliseconds at) const {
        for (const Room::Sound& sound : room_.sounds) {
            if (at < sound.length) return sound.loudness;
            at -= sound.length;
        }
        return 10;
    }

    Room& room_;
    std::minstd_rand chance_{1}; // NOLINT: the same each time
    std::int64_t taken_ = 0;
};

SpeechInput::Means means_in(Room& room) {
    SpeechInput::Means means{[&room]() -> device::OpenedMicrophone {
                                 ++room.opened;
                                 if (!room.is_there) return device::DeviceError{device::Trouble::NoDevice, "gone"};
                                 return std::make_unique<RoomsMicrophone>(room);
                             },
                             [] { return equipment_hearing("resign"); }, no_recordings, 0ms, 60s};
    means.echo = 0ms;
    means.look = 1ms;
    means.next_try = 1ms;
    return means;
}

/// The next thing that is told within so long, if anything.
std::optional<session::Message> told_within(SpeechInput& input, std::chrono::milliseconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {
        if (auto outcome = input.poll()) return std::get<session::Message>(std::move(*outcome));
        std::this_thread::sleep_for(1ms);
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("Without a key what is said is caught for as long as that is wanted") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}, {600ms, 9000}}};
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    for (const auto spoken : {800ms, 600ms}) {
        const auto caught = std::get<session::UtteranceCaught>(next_of_any(input));
        const auto length = std::chrono::milliseconds(caught.sound->size() * 1000 / hearing::samples_per_second);
        CHECK((length >= spoken + 300ms && length <= spoken + 900ms));
    }
    input.carry_out(session::ListenHandsFree{false});
    const int opened = room.opened;
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened == opened);
}

TEST_CASE("What was caught is understood if it begins with the opening word, and nothing is told of it otherwise") {
    Room room;
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    const session::StopListening what = stop();
    const auto sound = std::make_shared<const std::vector<std::int16_t>>(Microphone().take());
    input.carry_out(session::HearUtterance{sound, std::nullopt, what.position, what.catalogue, what.listener});
    const auto message = next_of_any(input);
    REQUIRE(std::holds_alternative<session::UtteranceHeard>(message));
    CHECK_FALSE(std::get<session::UtteranceHeard>(message).heard); // the recogniser hears one word, and not that
}

TEST_CASE("While the program can be heard nothing is caught") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}}};
    SpeechInput input(means_in(room), [] {});
    SECTION("from before until behind it") {
        input.note_own_sound(true);
        input.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(input, 300ms));
    }
    SECTION("in the middle of it") {
        room.on_taken = [&input](std::chrono::milliseconds taken) {
            input.note_own_sound(taken >= 1400ms && taken < 1500ms);
        };
        input.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(input, 300ms));
    }
    SECTION("or just before it, as long as it may echo") {
        auto means = means_in(room);
        means.echo = 60s;
        SpeechInput echoing(means, [] {});
        echoing.note_own_sound(true);
        echoing.note_own_sound(false);
        echoing.carry_out(session::ListenHandsFree{true});
        CHECK_FALSE(told_within(echoing, 300ms));
    }
    SECTION("behind it something is") {
        input.note_own_sound(true);
        input.note_own_sound(false);
        std::this_thread::sleep_for(5ms);
        input.carry_out(session::ListenHandsFree{true});
        CHECK(std::holds_alternative<session::UtteranceCaught>(next_of_any(input)));
    }
}

TEST_CASE("The key has the microphone to itself, and behind it the program listens without a key again") {
    Room room{{{60s, 10}}};
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    CHECK_FALSE(told_within(input, 50ms));
    CHECK(room.opened == 1);
    input.carry_out(session::Listen{});
    CHECK(std::holds_alternative<session::ListeningBegan>(next_of_any(input)));
    CHECK(room.opened == 2);
    CHECK_FALSE(told_within(input, 50ms));
    CHECK(room.opened == 2);
    input.carry_out(stop());
    CHECK(std::holds_alternative<session::SpeechHeard>(next(input)));
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened == 3);
}

TEST_CASE("A microphone that does not open without a key is told once, and tried again") {
    Room room{{{1s, 10}, {800ms, 9000}, {2s, 10}}};
    room.is_there = false;
    SpeechInput input(means_in(room), [] {});
    input.carry_out(session::ListenHandsFree{true});
    CHECK(std::get<session::HearingFailed>(next_of_any(input)).why == "gone");
    CHECK_FALSE(told_within(input, 100ms));
    CHECK(room.opened > 1);
    room.is_there = true;
    CHECK(std::holds_alternative<session::UtteranceCaught>(next_of_any(input)));
}
