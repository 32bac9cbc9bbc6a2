// The program is left while something it waits for stands still: it ends within two seconds, and nothing is lost.
#include "tests/e2e/play/daemon.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/processes.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>

#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// Leaves the program by its keys, and measures from the answer until it has ended.
void leave_within_two_seconds(Player& player) {
    const std::size_t now = player.transcript().size();
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", now);
    const auto answered = Clock::now();
    CHECK(player.program().wait(20) == 0);
    CHECK(since(answered) < 2s);
}

} // namespace

TEST_CASE("An engine that stands still while it thinks holds nobody up, and the game is kept", "[timed]") {
    const Home home("still_engine");
    pid_t stopped{};
    {
        Player player("still_engine", "stockfish");
        const std::size_t began = start_game(player);
        const auto engine = engine_of(player.program().process());
        REQUIRE(engine);
        stopped = *engine;
        REQUIRE(kill(stopped, SIGSTOP) == 0);
        player.say_move("e4");
        player.await("de:Eva vier", began);
        leave_within_two_seconds(player);
        CHECK(player.journal().size() >= 2); // it has begun, and White has moved
    }
    CHECK(kill(stopped, 0) != 0); // nobody is left behind
    Player again("still_engine_again", "stockfish");
    again.await("Resume the game");
    again.press({"Return"});
    again.await("de:Eva vier");
    leave(again);
}

TEST_CASE("A voice of the system that stands still in the middle of a sentence holds nobody up", "[timed]") {
    const Settings settings;
    Daemon daemon("room");
    Player player("still_voice");
    player.await("Welcome to Klangbrett");
    player.press({"ctrl+F12"});
    const std::size_t heard = player.await("Who speaks: the system’s voice");
    player.press({"F1"});
    player.await("en:", heard);
    std::this_thread::sleep_for(1s);
    daemon.freeze();
    leave_within_two_seconds(player);
}

TEST_CASE("A microphone whose server stands still while it listens holds nobody up", "[timed]") {
    const Home home("still_microphone");
    Player player("still_microphone", "stockfish");
    start_game(player);
    player.await_silence(1);
    output_of({"xdotool", "keydown", "grave"});
    std::this_thread::sleep_for(700ms); // until the microphone is open
    const FrozenSoundServer frozen;
    output_of({"xdotool", "keyup", "grave"});
    leave_within_two_seconds(player);
}
