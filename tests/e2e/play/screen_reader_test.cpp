// A real screen reader speaks for the program, and dies.
#include "tests/e2e/play/daemon.hpp"
#include "tests/e2e/play/orca.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// What is heard of the program is its voice.
constexpr const char* without_cues = "cue_volume = 0\n";

bool has(const std::vector<std::string>& texts, const std::string& text) {
    return std::any_of(texts.begin(), texts.end(),
                       [&text](const std::string& one) { return one.find(text) != std::string::npos; });
}

/// Goes down the menu to that row, from the first.
void go_to(Player& player, const std::string& row) {
    for (const char* key = "Home";; key = "Down") {
        const std::size_t now = player.transcript().size();
        player.press({key});
        const std::size_t heard = player.await("en:", now);
        if (player.transcript().at(heard - 1).text == "en:" + row) return;
    }
}

} // namespace

TEST_CASE(
    "A screen reader speaks a game instead of the program, and when it is killed the program says so and goes on") {
    const Settings settings(without_cues);
    Daemon daemon("room");
    Player player("screen_reader");
    std::size_t heard = player.await("Welcome to Klangbrett");
    Orca orca;

    // Until it is chosen, what the program says is not its business.
    player.press({"Down"});
    heard = player.await("en:", heard);
    const std::string row = player.transcript().at(heard - 1).text.substr(3);
    player.press({"ctrl+F12", "ctrl+F12"});
    heard = player.await("Who speaks: the screen reader", heard);
    std::size_t spoken = orca.await("Who speaks: the screen reader");
    CHECK_FALSE(has(orca.spoken(), row));
    await_quiet("out");

    Recording room(in_fixture("reader.room.wav"), "room");
    Recording out(in_fixture("reader.out.wav"), "out");
    const auto chosen = Clock::now();
    go_to(player, "New game");
    player.press({"Return"});
    heard = player.await("Start the game", heard);
    spoken = orca.await("Start the game", spoken);
    player.press({"Return"});
    heard = player.await("White", heard);
    player.say_move("e2e4");
    heard = player.await("de:Eva vier", heard);
    spoken = orca.await("Eva vier", spoken);
    player.press({"l"});
    heard = player.await("en:", heard);
    await_quiet("room");

    const auto killed = Clock::now();
    orca.kill();
    heard = player.await("The screen reader has stopped. The program speaks itself.", heard, 30);
    const auto told = Clock::now();
    player.await_silence(2);
    player.press({"t"});
    player.await("en:", heard);
    player.await_silence(2);
    const auto ended = Clock::now();
    room.stop();
    out.stop();
    CHECK(room.peak(chosen, killed) > 0.02);
    CHECK(out.peak(chosen, killed) < 0.01); // never two at once
    CHECK(out.peak(told, ended) > 0.02);
    leave(player);
}

TEST_CASE("Where no screen reader listens, the program says so itself") {
    const Settings settings(without_cues);
    Player player("no_screen_reader");
    std::size_t heard = player.await("Welcome to Klangbrett");
    player.press({"ctrl+F12", "ctrl+F12"});
    heard = player.await("Who speaks: the screen reader", heard);
    player.await("The screen reader cannot be reached. The program speaks itself.", heard);
    leave(player);
}
