// The sound server dies while a game is being played, and comes back; or stands still.
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/processes.hpp"
#include "tests/e2e/play/screen.hpp"
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

TEST_CASE("While the sound server stands still the program starts, answers on the screen, says so, and ends",
          "[timed]") {
    const FrozenSoundServer frozen;
    const auto begun = Clock::now();
    Player player("frozen_start");
    player.await("Welcome to Klangbrett");
    CHECK(since(begun) < 1s);
    const std::size_t heard = player.await("The sound server does not answer.");
    CHECK(since(begun) < 2s);
    const Picture before = picture_of_screen();
    player.press({"Down"});
    const auto pressed = Clock::now();
    while (difference(before, picture_of_screen()) == 0 && since(pressed) < 5s) std::this_thread::sleep_for(10ms);
    CHECK(since(pressed) < 200ms);
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    const auto left = Clock::now();
    CHECK(player.program().wait(10) == 0);
    CHECK(since(left) < 2s);
}

TEST_CASE("A sound server that stops answering is told within two seconds, and what is said meanwhile is heard later",
          "[timed]") {
    Player player("frozen_later");
    player.await("Welcome to Klangbrett");
    player.await_silence(2);
    std::size_t heard = player.transcript().size();
    {
        const FrozenSoundServer frozen;
        const auto begun = Clock::now();
        player.await("The sound server does not answer.", heard, 5);
        CHECK(since(begun) < 2s);
        player.press({"Down"});
        player.await_silence(1);
    }
    Recording recording(in_fixture("frozen_later.wav"));
    const auto begun = Clock::now();
    heard = player.await("The sound is back", heard);
    player.await_silence(2);
    recording.stop();
    CHECK(recording.peak(begun, begun + 30s) > 0.02);
    {
        const FrozenSoundServer frozen;
        player.press({"ctrl+q"});
        answer_yes(player, "Leave Klangbrett?", heard);
        const auto left = Clock::now();
        CHECK(player.program().wait(10) == 0);
        CHECK(since(left) < 2s);
    }
}

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
    CHECK_FALSE(player.program().has_ended());
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
}
