// The mouth that speaks through speech-dispatcher, with a real one.
#include "speech/mouth/dispatcher/dispatcher.hpp"
#include "tests/e2e/play/daemon.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <condition_variable>
#include <mutex>

using namespace e2e;
using namespace std::chrono_literals;
using speech::announce::Urgency;
using speech::mouth::Died;
using speech::mouth::Ended;
using speech::mouth::Failing;
using speech::mouth::Passage;
using speech::mouth::Ready;
using speech::mouth::Report;
using speech::mouth::dispatcher::Dispatcher;

namespace {

/// A dispatcher whose reports are waited for as the program waits for them.
class Ear {
public:
    /// The next report, within ten seconds.
    std::optional<Report> next() {
        const auto until = Clock::now() + 10s;
        while (Clock::now() < until) {
            if (auto report = mouth.poll()) return report;
            std::unique_lock lock{mutex_};
            woken_.wait_for(lock, 100ms);
        }
        return std::nullopt;
    }

    template <typename Wanted>
    std::optional<Wanted> next_is() {
        const auto report = next();
        if (!report || !std::holds_alternative<Wanted>(*report)) return std::nullopt;
        return std::get<Wanted>(*report);
    }

    void speak(std::uint64_t passage, const speech::phrases::Runs& runs) {
        mouth.speak(Passage{passage}, runs, Urgency::News);
    }

private:
    std::mutex mutex_;
    std::condition_variable woken_;

public:
    Dispatcher mouth{[this] { woken_.notify_all(); }};
};

speech::phrases::Runs english(const std::string& text) { return {{{"en"}, text}}; }

const std::string long_text = "The quick brown fox jumps over the lazy dog, again and again and again and again.";

/// How long the sink was not silent, without the gaps a busy machine tears into what it plays.
double seconds_of_sound(const Recording& recording, Clock::time_point from, Clock::time_point to) {
    double seconds = 0;
    for (auto moment = from; moment < to; moment += 1ms)
        if (recording.peak(moment, moment + 1ms) > 0.002) seconds += 0.001;
    return seconds;
}

} // namespace

TEST_CASE("speech-dispatcher says an utterance of several languages to its end, and tells when") {
    const Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    Recording recording(in_fixture("dispatcher.wav"), "room");
    const auto begun = Clock::now();
    ear.speak(1, {{{"en"}, "You have moved"}, {{"de"}, "Springer Gustav eins Felix drei"}, {{"en"}, "now."}});
    REQUIRE(ear.next_is<Ended>() == Ended{Passage{1}});
    const auto ended = Clock::now();
    std::this_thread::sleep_for(1s);
    recording.stop();
    CHECK(seconds_of_sound(recording, begun, ended) > 1.5);
    CHECK(seconds_of_sound(recording, ended + 300ms, ended + 900ms) == 0.0);
}

TEST_CASE("What is hushed is silent, and the next is spoken in its place") {
    const Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    Recording recording(in_fixture("hushed.wav"), "room");
    ear.speak(1, english(long_text));
    std::this_thread::sleep_for(1s);
    const auto hushed = Clock::now();
    ear.mouth.hush();
    std::this_thread::sleep_for(1s);
    ear.speak(2, english(long_text));
    ear.speak(3, english("Three."));
    const auto ended = ear.next_is<Ended>();
    std::this_thread::sleep_for(500ms);
    recording.stop();
    CHECK(ended == Ended{Passage{3}});
    CHECK(recording.peak(hushed - 500ms, hushed) > 0.02);
    CHECK(recording.peak(hushed + 300ms, hushed + 900ms) < 0.01);
}

TEST_CASE("A German word inside English is spoken by a German voice") {
    const Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    const auto length = [&ear](std::uint64_t passage, const speech::phrases::Runs& runs) {
        Recording recording(in_fixture("language" + std::to_string(passage) + ".wav"), "room");
        const auto begun = Clock::now();
        ear.speak(passage, runs);
        REQUIRE(ear.next_is<Ended>());
        std::this_thread::sleep_for(300ms);
        recording.stop();
        return seconds_of_sound(recording, begun, Clock::now());
    };
    const std::string years = "1999 1999 1999";
    const double german = length(1, {{{"en"}, "Yes."}, {{"de"}, years}});
    const double english_voice = length(2, {{{"en"}, "Yes."}, {{"en"}, years}});
    INFO("German " << german << " s, English " << english_voice << " s");
    CHECK(german > 1.2 * english_voice); // neunzehnhundertneunundneunzig
}

TEST_CASE("A daemon that is killed while it speaks is gone") {
    Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    ear.speak(1, english(long_text));
    std::this_thread::sleep_for(500ms);
    daemon.kill();
    const auto died = ear.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Gone);
}

TEST_CASE("A daemon that is killed while it is silent is gone when it is to speak") {
    Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    daemon.kill();
    ear.speak(1, english("One."));
    const auto died = ear.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Gone);
}

TEST_CASE("A daemon that is frozen while it speaks is stuck, and calls to the mouth return at once all the same") {
    Daemon daemon("room");
    Ear ear;
    REQUIRE(ear.next_is<Ready>());
    ear.speak(1, english(long_text));
    std::this_thread::sleep_for(500ms);
    daemon.freeze();
    const auto before = Clock::now();
    ear.mouth.hush();
    ear.speak(2, english("Two."));
    CHECK(Clock::now() - before < 500ms);
    const auto died = ear.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Stuck);
}

TEST_CASE("Where no daemon is or can be started, the mouth says so") {
    forbid_daemons();
    Ear ear;
    const auto died = ear.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::NotThere);
    CHECK_FALSE(died->detail.empty());
}

TEST_CASE("After a daemon has died another one is spoken through") {
    for (int time = 0; time < 2; ++time) {
        Daemon daemon("room");
        Ear ear;
        REQUIRE(ear.next_is<Ready>());
        ear.speak(1, english("One."));
        CHECK(ear.next_is<Ended>() == Ended{Passage{1}});
        daemon.kill();
        ear.speak(2, english("Two."));
        CHECK(ear.next_is<Died>());
    }
}
