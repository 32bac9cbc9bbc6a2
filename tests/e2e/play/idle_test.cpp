// What the program costs while nobody does anything.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <unistd.h>

#include <chrono>
#include <ctime>
#include <string>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// The time all threads of the process have had a processor for, those that have ended as well.
std::chrono::nanoseconds processor_time(pid_t process) {
    clockid_t clock{};
    REQUIRE(clock_getcpuclockid(process, &clock) == 0);
    timespec time{};
    REQUIRE(clock_gettime(clock, &time) == 0);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

TEST_CASE("A board that waits with a running clock, window and sound takes less than a fiftieth of a processor",
          "[timed]") {
    const Home home("idle");
    const Settings settings("time_control = \"5400\"\n");
    Player player("idle", "fairy-stockfish");
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    player.await("You play White");
    player.await_silence(5);
    constexpr auto length = 10s;
    const auto before = processor_time(player.program().process());
    std::this_thread::sleep_for(length);
    const auto taken = processor_time(player.program().process()) - before;
    INFO(std::chrono::duration_cast<std::chrono::milliseconds>(taken).count() << " ms in 10 s");
    CHECK(taken > 0ns);
    CHECK(taken < std::chrono::nanoseconds(length) / 50);
    leave(player);
}
