// When the program wakes while nothing happens but time.
#include "src/session/update.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using namespace std::chrono_literals;

TEST_CASE("The program sleeps until the clock that is shown changes, and no longer") {
    const std::string time = GENERATE(as<std::string>(), "300", "22", "21+1");
    Evening evening = begun(time);
    evening.pass(137ms);
    for (int wakes = 0; wakes < 60; ++wakes) {
        const auto wake = session::next_wake(evening.model(), evening.now());
        if (!wake) break; // the flag has fallen
        const session::View now = evening.view();
        CHECK(*wake > evening.now());
        CHECK(session::view(evening.model(), *wake - 1ms) == now);
        evening.pass(*wake - evening.now());
    }
}

TEST_CASE("A clock with minutes on it wakes the program once a second") {
    Evening evening = begun("300");
    int wakes = 0;
    for (const session::Now until = evening.now() + 10s; evening.now() < until; ++wakes) {
        const auto wake = session::next_wake(evening.model(), evening.now());
        REQUIRE(wake);
        evening.pass(*wake - evening.now());
    }
    CHECK(wakes <= 11);
}
