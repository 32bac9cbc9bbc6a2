#include "base/platform/end_signals.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <stdexcept>

using namespace std::chrono_literals;

TEST_CASE("A signal to end is told, and ends nothing by itself; one that is ignored stays ignored") {
    std::atomic<int> asked = 0;
    {
        std::signal(SIGHUP, SIG_IGN);
        const base::platform::EndSignals signals([&asked] { ++asked; });
        std::raise(SIGHUP);
        std::raise(SIGTERM);
        const auto until = std::chrono::steady_clock::now() + 5s;
        while (asked == 0 && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(1ms);
        CHECK(asked == 1);
    }
    CHECK(asked == 1);
    std::signal(SIGHUP, SIG_DFL);
}

TEST_CASE("The program can ask itself to end, as the system does") {
    std::atomic<int> asked = 0;
    const base::platform::EndSignals signals([&asked] { ++asked; });
    base::platform::ask_to_end();
    const auto until = std::chrono::steady_clock::now() + 5s;
    while (asked == 0 && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(1ms);
    CHECK(asked == 1);
}

TEST_CASE("Whoever is asked to end and throws has not ended, and is asked again") {
    std::signal(SIGHUP, SIG_DFL);
    std::atomic<int> asked = 0;
    const base::platform::EndSignals signals([&asked] {
        ++asked;
        throw std::runtime_error("not now");
    });
    int times = 0;
    for (const int signal : {SIGTERM, SIGHUP}) {
        std::raise(signal);
        ++times;
        const auto until = std::chrono::steady_clock::now() + 5s;
        while (asked < times && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(1ms);
        CHECK(asked == times);
    }
}
