// From the key to what was said, with a microphone and a recogniser that do as they are told.
#include "sounds/mixer/samples.hpp"
#include "tests/src/services/speaking.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <optional>
#include <thread>

using namespace std::chrono_literals;
using services::SpeechInput;
using speaking::equipment;
using speaking::equipment_hearing;
using speaking::Microphone;
using speaking::next_answer;
using speaking::next_outcome;
using speaking::no_recordings;
using speaking::opened;
using speaking::stop;
namespace device = sounds::device;
namespace hearing = speech::hearing;

namespace {

/// Tells how much it was given to hear.
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

} // namespace

TEST_CASE("What was said comes as a choice, with the position it was listened for in") {
    SpeechInput input({opened, equipment, no_recordings, 0ms, 60s}, [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    const auto message = next_answer(input);
    REQUIRE(std::holds_alternative<session::SpeechHeard>(message));
    const auto& heard = std::get<session::SpeechHeard>(message);
    CHECK(heard.position.repetition_key() == what.position.repetition_key());
    REQUIRE(std::holds_alternative<hearing::Certain>(heard.heard));
    CHECK(std::get<hearing::Certain>(heard.heard).said.choice == hearing::Choice(speech::vocabulary::Order::Resign));
}

TEST_CASE("It is told when the microphone opens and when it is closed, and what is said begins behind the cue for it") {
    std::atomic<std::size_t> heard = 0;
    const auto counting = [&heard] {
        auto made = equipment();
        std::get<hearing::Equipment>(made).recogniser = std::make_unique<Counting>(heard);
        return made;
    };
    SpeechInput input({opened, counting, no_recordings, 0ms, 60s, 250ms}, [] {});
    input.carry_out(session::Listen{});
    CHECK(std::holds_alternative<session::ListeningBegan>(next_outcome(input)));
    input.carry_out(stop());
    CHECK(std::holds_alternative<session::ListeningEnded>(next_outcome(input)));
    CHECK(std::holds_alternative<session::SpeechHeard>(next_outcome(input)));
    CHECK(heard == hearing::samples_per_second * 3 / 4);
}

TEST_CASE("Once the key is let go, the last word is listened to until it is over, and no longer") {
    /// A word at the end of the first piece that goes on in the second.
    class Talking final : public device::Microphone {
    public:
        std::vector<std::int16_t> take() override {
            const std::size_t tenth = hearing::samples_per_second / 10;
            switch (++taken_) {
            case 1: return sound(3 * tenth, 3 * tenth);
            case 2: return sound(0, tenth);
            case 3: return sound(2 * tenth, 0);
            default: return sound(0, tenth); // somebody else
            }
        }

    private:
        static std::vector<std::int16_t> sound(std::size_t quiet, std::size_t loud) {
            std::vector<std::int16_t> samples(quiet + loud, 10);
            for (std::size_t sample = quiet; sample < samples.size(); ++sample)
                samples[sample] = sample / 40 % 2 == 0 ? 3000 : -3000;
            return samples;
        }
        int taken_ = 0;
    };
    std::atomic<std::size_t> heard = 0;
    const auto counting = [&heard] {
        auto made = equipment();
        std::get<hearing::Equipment>(made).recogniser = std::make_unique<Counting>(heard);
        return made;
    };
    const auto talking = []() -> device::OpenedMicrophone { return std::make_unique<Talking>(); };
    SpeechInput input({talking, counting, no_recordings, 60s, 60s}, [] {});
    input.carry_out(session::Listen{});
    input.carry_out(stop());
    CHECK(std::holds_alternative<session::SpeechHeard>(next_answer(input)));
    CHECK(heard == hearing::samples_per_second * 9 / 10);
}

TEST_CASE("An answer comes with the question it was given to") {
    SpeechInput input({opened, [] { return equipment_hearing("yes"); }, no_recordings, 0ms, 60s}, [] {});
    const session::StopListening what = stop();
    const session::SpokenQuestion question{{}, {what.position.legal_moves()[0]}};
    input.carry_out(session::Listen{});
    input.carry_out(session::HearReply{question, what.position, what.catalogue, what.listener});
    const auto message = next_answer(input);
    REQUIRE(std::holds_alternative<session::ReplyHeard>(message));
    const auto& reply = std::get<session::ReplyHeard>(message);
    CHECK(reply.question == question);
    CHECK(reply.heard == hearing::HeardReply{hearing::SureReply{speech::vocabulary::Answer::Yes}});

    input.carry_out(session::HearReply{question, what.position, what.catalogue, what.listener}); // nothing was held
    const auto nothing = next_answer(input);
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
    const session::DataBroken other{
        session::DataBroken::What::SpeechModel, {{{"en"}, "other"}}, {}, "other/engine.toml", 2, "library: a library"};
    CHECK(std::get<session::DataBroken>(next_answer(input)) == other);
    input.carry_out(what);
    const session::DataBroken mine{
        session::DataBroken::What::SpeechModel, {{{"en"}, "mine"}}, {}, "mine/engine.toml", {}, "an answer"};
    CHECK(std::get<session::DataBroken>(next_answer(input)) == mine);
    const auto heard = std::get<session::SpeechHeard>(next_answer(input)).heard;
    REQUIRE(std::holds_alternative<hearing::Certain>(heard));
    CHECK(std::get<hearing::Certain>(heard).said.choice == hearing::Choice(speech::vocabulary::Order::Resign));
    input.carry_out(session::Listen{});
    input.carry_out(what);
    CHECK(std::holds_alternative<session::SpeechHeard>(next_answer(input)));
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
    const auto failed = next_answer(input);
    REQUIRE(std::holds_alternative<session::HearingFailed>(failed));
    CHECK(std::get<session::HearingFailed>(failed).why == "no microphone");
    CHECK(loaded == 0);
    has_microphone = true;
    for (int time = 0; time < 2; ++time) {
        input.carry_out(session::Listen{});
        input.carry_out(what);
        CHECK(std::holds_alternative<session::SpeechHeard>(next_answer(input)));
    }
    CHECK(loaded == 1);
}

TEST_CASE("A key that was let go before it was held is nothing that was said") {
    SpeechInput input({opened, equipment, no_recordings, 0ms, 60s}, [] {});
    input.carry_out(stop());
    const auto message = next_answer(input);
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
        return next_answer(input);
    }
    session::WordsListed listed() {
        input.carry_out(session::ListWords{stop().catalogue});
        return std::get<session::WordsListed>(next_answer(input));
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
    CHECK(std::holds_alternative<session::WordRefused>(next_answer(enrolment.input)));
    enrolment.input.carry_out(session::PlayWord{springer});
    CHECK(std::holds_alternative<session::OwnWordsFailed>(next_answer(enrolment.input)));
    enrolment.input.carry_out(session::ForgetWords{springer});
    CHECK_FALSE(std::get<session::WordsForgotten>(next_answer(enrolment.input)).were_any);
}

TEST_CASE("Recordings of one word, or of all, are deleted") {
    Enrolment enrolment;
    for (const auto& word : {springer, springer, rook})
        CHECK(std::holds_alternative<session::WordLearnt>(enrolment.learn(word)));
    enrolment.input.carry_out(session::ForgetWords{springer});
    CHECK(std::get<session::WordsForgotten>(next_answer(enrolment.input)).word == springer);
    CHECK(enrolment.recordings.of(springer).empty());
    CHECK(std::get<session::WordLearnt>(enrolment.learn(springer)).recordings == 1);
    enrolment.input.carry_out(session::ForgetWords{std::nullopt});
    CHECK_FALSE(std::get<session::WordsForgotten>(next_answer(enrolment.input)).word);
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
    CHECK(std::holds_alternative<session::HearingFailed>(next_answer(input)));
    CHECK_FALSE(input.poll());
    input.carry_out(session::Listen{});
    input.carry_out(what);
    CHECK(std::holds_alternative<session::HearingFailed>(next_answer(input)));
    input.carry_out(session::LearnWord{springer});
    CHECK(std::holds_alternative<session::HearingFailed>(next_answer(input)));
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
