// When the program wakes while nothing happens but time.
#include "src/session/update.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using namespace std::chrono_literals;

TEST_CASE("The program sleeps until the clock that is shown changes, and no longer") {
    const std::string time = GENERATE(as<std::string>(), "300", "22", "21+1");
    SessionHarness harness = begun(time);
    harness.pass(137ms);
    for (int wakes = 0; wakes < 60; ++wakes) {
        const auto wake = session::next_wake(harness.model(), harness.now());
        if (!wake) break; // the flag has fallen
        const session::View now = harness.view();
        CHECK(*wake > harness.now());
        CHECK(session::view(harness.model(), *wake - 1ms) == now);
        harness.pass(*wake - harness.now());
    }
}

TEST_CASE("A clock with minutes on it wakes the program once a second") {
    SessionHarness harness = begun("300");
    int wakes = 0;
    for (const session::Now until = harness.now() + 10s; harness.now() < until; ++wakes) {
        const auto wake = session::next_wake(harness.model(), harness.now());
        REQUIRE(wake);
        harness.pass(*wake - harness.now());
    }
    CHECK(wakes <= 11);
}
