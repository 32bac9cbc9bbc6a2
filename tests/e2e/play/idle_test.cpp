// What the program costs while nobody does anything.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// The time all threads of the process have had a processor for, as the kernel counts it.
std::chrono::nanoseconds processor_time(pid_t process) {
    long long sum = 0;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task")) {
        std::ifstream file(thread.path() / "schedstat");
        long long time = 0;
        file >> time;
        sum += time;
    }
    return std::chrono::nanoseconds(sum);
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
