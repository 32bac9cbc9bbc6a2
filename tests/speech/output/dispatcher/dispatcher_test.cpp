// The speech output that speaks through speech-dispatcher, with daemons that do what none has done before.
#include "speech/output/dispatcher/dispatcher.hpp"
#include "tests/speech/output/dispatcher/fake_daemon.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

using namespace std::chrono_literals;
using speech::announce::Urgency;
using speech::output::Died;
using speech::output::Ended;
using speech::output::Failing;
using speech::output::Passage;
using speech::output::Ready;
using speech::output::Report;
using speech::output::dispatcher::Dispatcher;
using speech::output::dispatcher::Patience;

namespace {

using Clock = std::chrono::steady_clock;

/// A dispatcher that waits half a second for an answer, and what it reports.
class Recorder {
public:
    explicit Recorder(Patience patience = {3000ms, 500ms})
        : output{[this] { woken_.notify_all(); }, patience} {}

    std::optional<Report> next(std::chrono::milliseconds longest = 10s) {
        const auto until = Clock::now() + longest;
        while (Clock::now() < until) {
            if (auto report = output.poll()) return report;
            std::unique_lock lock{mutex_};
            woken_.wait_for(lock, 20ms);
        }
        return std::nullopt;
    }

    template <typename Wanted>
    std::optional<Wanted> next_is() {
        const auto report = next();
        if (!report || !std::holds_alternative<Wanted>(*report)) return std::nullopt;
        return std::get<Wanted>(*report);
    }

    void speak(std::uint64_t passage, const speech::phrases::Runs& runs = {{{"en"}, "One."}}) {
        output.speak(Passage{passage}, runs, Urgency::News);
    }

private:
    std::mutex mutex_;
    std::condition_variable woken_;

public:
    Dispatcher output;
};

std::string end_of(int message) {
    const std::string number = std::to_string(message);
    return "702-" + number + "\r\n702-1\r\n702 END\r\n";
}

/// No program can be found to be started.
class NoPrograms {
public:
    NoPrograms() { setenv("PATH", folder_.path().c_str(), 1); }
    ~NoPrograms() { setenv("PATH", before_.c_str(), 1); }

    /// But one called speech-dispatcher.
    void start_instead(const std::string& script) const {
        const auto file = folder_ / "speech-dispatcher";
        std::ofstream(file) << "#!/bin/sh\n" << script << '\n';
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    const std::filesystem::path& folder() const { return folder_.path(); }

private:
    tests::TemporaryFolder folder_;
    std::string before_ = std::getenv("PATH");
};

} // namespace

TEST_CASE("What is spoken has ended when its last message has, each in its language") {
    std::vector<std::string> spoken;
    fake::Daemon daemon([&spoken](fake::Client& client) {
        for (const char* beginning : {"SET SELF LANGUAGE", "..Yes", "SET SELF LANGUAGE", "Springer", "."}) {
            spoken.push_back(client.serve_until(beginning));
            if (spoken.back().starts_with("SET")) client.write("200 OK DONE\r\n");
        }
        client.write("225-2\r\n225 OK MESSAGE QUEUED\r\n" + end_of(1) + end_of(2));
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1, {{{"en"}, ".Yes"}, {{"de"}, "Springer"}});
    CHECK(recorder.next_is<Ended>() == Ended{Passage{1}});
    CHECK(spoken == std::vector<std::string>{"SET SELF LANGUAGE en", "..Yes", "SET SELF LANGUAGE de", "Springer", "."});
}

TEST_CASE("What is hushed is cancelled, and its end is not told") {
    std::atomic<bool> cancelled = false;
    fake::Daemon daemon([&](fake::Client& client) {
        client.serve_until("CANCEL SELF");
        cancelled = true;
        client.write("210 OK CANCELED\r\n703-1\r\n703-1\r\n703 CANCELED\r\n" + end_of(1));
        client.serve_until(".");
        client.write("225-2\r\n225 OK MESSAGE QUEUED\r\n" + end_of(2));
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    while (!recorder.next(100ms) && !cancelled) recorder.output.hush();
    recorder.speak(2);
    CHECK(recorder.next_is<Ended>() == Ended{Passage{2}});
}

TEST_CASE("Answers that come byte by byte are answers") {
    fake::Daemon daemon([](fake::Client& client) {
        client.serve_until(".");
        for (const char byte : "225-1\r\n225 OK MESSAGE QUEUED\r\n" + end_of(1)) {
            client.write({&byte, 1});
            std::this_thread::sleep_for(2ms);
        }
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    CHECK(recorder.next_is<Ended>() == Ended{Passage{1}});
}

TEST_CASE("An answer that was never given before ends the connection, and not the program") {
    const std::string answer = GENERATE(
        as<std::string>(), "hello\r\n", "9\r\n", "\r\n", "999 WHAT\r\n", "225\r\n", "225 OK MESSAGE QUEUED\r\n",
        "225-x\r\n225 OK MESSAGE QUEUED\r\n", "225-1\r\n226 OK\r\n", "299 OK SOMETHING ELSE\r\n", "702 END\r\n",
        "\xFF\xFE\x01\x02 garbage", "300 ERR INTERNAL\r\n", "225-1\r\n225 OK\r\n225-2\r\n225 OK\r\n");
    INFO(answer);
    fake::Daemon daemon([&answer](fake::Client& client) {
        client.serve_until(".");
        client.write(answer);
        if (answer.ends_with("garbage")) client.write(std::string(10'000, 'x'));
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::Gone);
    CHECK_FALSE(died->detail.empty());
}

TEST_CASE("A code that is new but tells of success is one, and so is a new notification") {
    fake::Daemon daemon([](fake::Client& client) {
        client.serve_until("SET SELF LANGUAGE");
        client.write("299-with\r\n299-more\r\n299 OK OF A LATER VERSION\r\n");
        client.serve_until(".");
        client.write("225-1\r\n225 OK MESSAGE QUEUED\r\n799-1\r\n799 NEW\r\n" + end_of(1));
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    CHECK(recorder.next_is<Ended>() == Ended{Passage{1}});
}

TEST_CASE("Garbage that comes while nothing is asked ends the connection") {
    std::atomic<bool> is_ready = false;
    fake::Daemon daemon([&](fake::Client& client) {
        client.serve_until("SET SELF SPELLING");
        client.write("200 OK\r\n");
        while (!is_ready) std::this_thread::sleep_for(1ms);
        client.write("203 OK WHO ASKED\r\n");
        client.serve_until("QUIT");
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    is_ready = true;
    CHECK(recorder.next_is<Died>());
}

TEST_CASE("A flood of notifications keeps nothing from being spoken, and an endless one is a daemon that is stuck") {
    std::atomic<bool> is_over = false;
    fake::Daemon daemon([&](fake::Client& client) {
        client.serve_until(".");
        std::string flood;
        for (int message = 1000; message < 20'000; ++message) flood += end_of(message);
        client.write(flood + "225-1\r\n225 OK MESSAGE QUEUED\r\n" + flood + end_of(1));
        client.serve_until(".");
        while (!is_over) client.write(flood);
    });
    Recorder recorder({3000ms, 2000ms});
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    CHECK(recorder.next_is<Ended>() == Ended{Passage{1}});
    recorder.speak(2);
    const auto died = recorder.next_is<Died>();
    is_over = true;
    REQUIRE(died);
    CHECK(died->failing == Failing::Stuck);
}

TEST_CASE("A daemon that is silent is stuck, one that closes the connection is gone") {
    const bool closes = GENERATE(false, true);
    std::optional<fake::Daemon> daemon;
    std::atomic<bool> is_asked = false;
    daemon.emplace([&](fake::Client& client) {
        client.serve_until(".");
        is_asked = true;
        client.line();
    });
    Recorder recorder;
    REQUIRE(recorder.next_is<Ready>());
    recorder.speak(1);
    while (!is_asked) std::this_thread::sleep_for(1ms);
    if (closes) daemon.reset();
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == (closes ? Failing::Gone : Failing::Stuck));
}

TEST_CASE("Nobody waits for a daemon that is silent") {
    fake::Daemon daemon([](fake::Client& client) {
        client.serve_until(".");
        client.line();
    });
    const auto recorder = std::make_unique<Dispatcher>([] {}, Patience{});
    const auto until = Clock::now() + 5s;
    while (!recorder->poll() && Clock::now() < until) std::this_thread::sleep_for(1ms);
    const auto before = Clock::now();
    recorder->speak(Passage{1}, {{{"en"}, "One."}}, Urgency::News);
    recorder->hush();
    recorder->poll();
    CHECK(Clock::now() - before < 200ms);
}

TEST_CASE("A daemon that greets with garbage, or not at all, is not there") {
    const std::string greeting = GENERATE(as<std::string>(), "", "SSH-2.0-OpenSSH_9.2\r\n");
    fake::Daemon daemon([&greeting](fake::Client& client) {
        client.write(greeting);
        while (!client.line().empty()) {
        }
    });
    Recorder recorder({500ms, 500ms});
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::NotThere);
}

TEST_CASE("Where there is no daemon and none can be started, none is there") {
    const NoPrograms programs;
    const std::string script = GENERATE(as<std::string>(), "", "exit 1", "exec /bin/sleep 60", "exit 0");
    if (!script.empty()) programs.start_instead(script);
    setenv("SPEECHD_ADDRESS", ("unix_socket:" + (programs.folder() / "none").string()).c_str(), 1);
    Recorder recorder({500ms, 500ms});
    const auto before = Clock::now();
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->failing == Failing::NotThere);
    CHECK_FALSE(died->detail.empty());
    CHECK(Clock::now() - before < 2s);
}

TEST_CASE("An address that is none is told") {
    setenv("SPEECHD_ADDRESS", "carrier pigeon", 1);
    Recorder recorder;
    const auto died = recorder.next_is<Died>();
    REQUIRE(died);
    CHECK(died->detail.find("carrier pigeon") != std::string::npos);
}

TEST_CASE("What is thrown while the daemon is spoken with is told as its end") {
    fake::Daemon daemon([](fake::Client& client) { client.serve_until("QUIT"); });
    std::atomic<int> wakings = 0;
    Dispatcher output([&wakings] {
        if (wakings++ == 0) throw std::runtime_error("nobody to be woken");
    });
    const auto until = Clock::now() + 10s;
    std::vector<Report> reports;
    while (reports.size() < 2 && Clock::now() < until) {
        if (auto report = output.poll()) reports.push_back(*report);
        std::this_thread::sleep_for(5ms);
    }
    CHECK(reports == std::vector<Report>{Ready{}, Died{Failing::Gone, "nobody to be woken"}});
}
