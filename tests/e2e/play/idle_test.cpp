// What the program costs while nobody does anything.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// How often each thread of the process has given up the processor to wait (`voluntary_ctxt_switches` in proc(5)).
std::map<std::string, long> waits(pid_t process) {
    std::map<std::string, long> waits;
    for (const auto& task : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task")) {
        std::ifstream file(task.path() / "status");
        for (std::string line; std::getline(file, line);) {
            std::istringstream fields(line);
            std::string name;
            if (fields >> name && name == "voluntary_ctxt_switches:") fields >> waits[task.path().filename().string()];
        }
    }
    return waits;
}

} // namespace

// The processor time they take is a row of tests/bench: it depends on the machine, and how often they wake does not.
TEST_CASE("On a board that waits with a running clock, window and sound the threads wake as often as sound needs it") {
    const Home home("idle");
    const Settings settings("time_control = \"5400\"\n");
    Player player("idle", "fairy-stockfish");
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    player.await("You play White");
    player.await_silence(5);
    constexpr int seconds = 10;
    const pid_t process = player.program().process();
    const auto before = waits(process);
    std::this_thread::sleep_for(std::chrono::seconds(seconds));
    long all = 0;
    for (const auto& [thread, count] : waits(process)) {
        const auto earlier = before.find(thread);
        const long woken = count - (earlier == before.end() ? 0 : earlier->second);
        // The first thread has the id of the process: it draws the clock once a second.
        if (thread == std::to_string(process)) CHECK(woken < 40 * seconds);
        all += woken;
    }
    INFO(all << " times in " << seconds << " s");
    CHECK(all > seconds); // the clock was told to run
    CHECK(all < 400 * seconds);
    leave(player);
}
