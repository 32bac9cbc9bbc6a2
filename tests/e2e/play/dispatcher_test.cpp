// The speech output that speaks through speech-dispatcher, with a real one.
#include "speech/output/dispatcher/dispatcher.hpp"
#include "tests/e2e/play/daemon.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <condition_variable>
#include <mutex>

using namespace e2e;
using namespace std::chrono_literals;
using speech::announce::Urgency;
using speech::output::Died;
using speech::output::Ended;
using speech::output::Failing;
using speech::output::Passage;
using speech::output::Ready;
using speech::output::Report;
using speech::output::dispatcher::Dispatcher;

namespace {

/// A dispatcher whose reports are waited for as the program waits for them.
class Recorder {
public:
    /// The next report, within ten seconds.
    std::optional<Report> next() {
        const auto until = Clock::now() + 10s;
        while (Clock::now() < until) {
            if (auto report = output.poll()) return report;
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
        output.speak(Passage{passage}, runs, Urgency::News);
    }

private:
    std::mutex mutex_;
    std::condition_variable woken_;

public:
    Dispatcher output{[this] { woken_.notify_all(); }};
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

TEST_CASE("speech-dispatcher says an utterance of several languages to its end, and tells when", "[timed]") {
    const Daemon daemon("room");
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    Recording recording(in_fixture("dispatcher.wav"), "room");
    const auto begun = Clock::now();
    recorder.speak(1, {{{"en"}, "You have moved"}, {{"de"}, "Springer Gustav eins Felix drei"}, {{"en"}, "now."}});
    REQUIRE(recorder.next_is<Ended>() == Ended{Passage{1}});
    const auto ended = Clock::now();
    std::this_thread::sleep_for(1s);
    recording.stop();
    CHECK(seconds_of_sound(recording, begun, ended) > 1.5);
    CHECK(seconds_of_sound(recording, ended + 300ms, ended + 900ms) == 0.0);
}

TEST_CASE("What is hushed is silent, and the next is spoken in its place", "[timed]") {
    const Daemon daemon("room");
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    Recording recording(in_fixture("hushed.wav"), "room");
    recorder.speak(1, english(long_text));
    std::this_thread::sleep_for(1s);
    const auto hushed = Clock::now();
    recorder.output.hush();
    std::this_thread::sleep_for(1s);
    recorder.speak(2, english(long_text));
    recorder.speak(3, english("Three."));
    const auto ended = recorder.next_is<Ended>();
    std::this_thread::sleep_for(500ms);
    recording.stop();
    CHECK(ended == Ended{Passage{3}});
    CHECK(recording.peak(hushed - 500ms, hushed) > 0.02);
    CHECK(recording.peak(hushed + 300ms, hushed + 900ms) < 0.01);
}

TEST_CASE("A German word inside English is spoken by a German voice") {
    const Daemon daemon("room");
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    const auto length = [&recorder](std::uint64_t passage, const speech::phrases::Runs& runs) {
        Recording recording(in_fixture("language" + std::to_string(passage) + ".wav"), "room");
        const auto begun = Clock::now();
        recorder.speak(passage, runs);
        REQUIRE(recorder.next_is<Ended>());
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
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1, english(long_text));
    std::this_thread::sleep_for(500ms);
    daemon.kill();
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Gone);
}

TEST_CASE("A daemon that is killed while it is silent is gone when it is to speak") {
    Daemon daemon("room");
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    daemon.kill();
    recorder.speak(1, english("One."));
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Gone);
}

TEST_CASE(
    "A daemon that is frozen while it speaks is stuck, and calls to the speech output return at once all the same") {
    Daemon daemon("room");
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1, english(long_text));
    std::this_thread::sleep_for(500ms);
    daemon.freeze();
    const auto before = Clock::now();
    recorder.output.hush();
    recorder.speak(2, english("Two."));
    CHECK(Clock::now() - before < 500ms);
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Stuck);
}

TEST_CASE("Where no daemon is or can be started, the speech output says so") {
    Recorder recorder;
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::NotThere);
    CHECK_FALSE(died->detail.empty());
}

TEST_CASE("After a daemon has died another one is spoken through") {
    for (int time = 0; time < 2; ++time) {
        Daemon daemon("room");
        Recorder recorder;
        REQUIRE(recorder.next_is<Ready>());
        recorder.speak(1, english("One."));
        CHECK(recorder.next_is<Ended>() == Ended{Passage{1}});
        daemon.kill();
        recorder.speak(2, english("Two."));
        CHECK(recorder.next_is<Died>());
    }
}
