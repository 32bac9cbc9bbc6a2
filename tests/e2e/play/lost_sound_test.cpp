// The sound server dies while a game is being played, and comes back.
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

void await_server() {
    const auto until = Clock::now() + 10s;
    while (Clock::now() < until) {
        Running asking({"pactl", "info"}, in_fixture("pactl.log"));
        if (asking.wait(2) == 0) return;
        std::this_thread::sleep_for(100ms);
    }
    FAIL("the sound server did not come up again");
}

} // namespace

TEST_CASE("When the sound server ends and comes back, the program is heard again, and what it said meanwhile") {
    Player player("lost_sound");
    std::size_t heard = player.await("Welcome to Klangbrett");
    player.await_silence(1);
    output_of({"pactl", "exit"});
    heard = player.await("The sound output has stopped.", heard);
    player.press({"Down"});
    player.await_silence(1);

    await_server();
    Recording recording(in_fixture("lost_sound.wav"));
    const auto begun = Clock::now();
    heard = player.await("The sound is back", heard);
    player.await_silence(3);
    player.press({"Down"});
    player.await_silence(2);
    recording.stop();
    CHECK(recording.peak(begun, begun + 30s) > 0.02);
    CHECK(player.program().is_alive());
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
}
