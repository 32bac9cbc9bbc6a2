// The program speaks through speech-dispatcher, which ends or freezes in the middle of a sentence.
#include "tests/e2e/play/daemon.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

constexpr const char* chosen = "Who speaks: the system’s voice";

/// The texts of that kind, from that place on.
std::vector<std::string> texts(const Player& player, const std::string& kind, std::size_t from = 0) {
    std::vector<std::string> texts;
    const std::vector<Heard> heard = player.transcript();
    for (std::size_t place = from; place < heard.size(); ++place)
        if (heard[place].kind == kind) texts.push_back(heard[place].text);
    return texts;
}

/// The program has chosen the daemon's voice, which speaks into the sink `room`, and everything is silent.
std::size_t have_the_daemon_speak(Player& player) {
    player.await("Welcome to Klangbrett");
    player.press({"ctrl+F12"});
    const std::size_t heard = player.await(chosen);
    await_quiet("room");
    await_quiet("out");
    return heard;
}

void fall_silent_and_go_on(const std::string& name, void (*happen)(Daemon&), const std::string& reason) {
    const Settings settings;
    Daemon daemon("room");
    Player player(name);
    std::size_t heard = have_the_daemon_speak(player);

    Recording room(in_fixture(name + ".room.wav"), "room");
    Recording out(in_fixture(name + ".out.wav"), "out");
    const auto asked = Clock::now();
    player.press({"F1"});
    heard = player.await("en:", heard);
    const std::string help = texts(player, "said", heard - 1).front();
    std::this_thread::sleep_for(1s);
    const auto happened = Clock::now();
    happen(daemon);

    const std::size_t told = player.await(reason, heard, 30);
    player.await(help.substr(0, 20), told, 5);
    CHECK(texts(player, "again", told) == std::vector<std::string>{help});
    std::this_thread::sleep_for(4s);
    const auto ended = Clock::now();
    room.stop();
    out.stop();
    CHECK(room.peak(asked, happened) > 0.02);
    CHECK(out.peak(asked, happened) < 0.01); // never two at once
    CHECK(out.peak(happened, ended) > 0.02);

    const std::size_t now = player.transcript().size();
    player.press({"Down"});
    player.await("en:", now, 3);
    leave(player);
}

} // namespace

TEST_CASE("When the voice of the system is killed while it speaks, the program says so and what was left unsaid") {
    fall_silent_and_go_on(
        "killed", [](Daemon& daemon) { daemon.kill(); }, "The system’s voice has stopped.");
}

TEST_CASE("When the voice of the system freezes while it speaks, the program says so and what was left unsaid") {
    fall_silent_and_go_on(
        "frozen", [](Daemon& daemon) { daemon.freeze(); }, "The system’s voice does not answer any more.");
}

TEST_CASE("While the voice of the system is frozen, keys are answered", "[timed]") {
    const Settings settings;
    Daemon daemon("room");
    Player player("frozen_keys");
    std::size_t heard = have_the_daemon_speak(player);
    daemon.freeze();
    player.press({"Down"});
    heard = player.await("en:", heard, 1); // told to whoever speaks, and seen
    player.press({"Down"});
    heard = player.await("en:", heard, 1);
    player.await("The system’s voice does not answer any more.", heard, 30);
    leave(player);
}

TEST_CASE("Where the voice of the system cannot be had, the program says so itself, and what it was asked before") {
    const Settings settings;
    Player player("no_daemon");
    std::size_t heard = player.await("Welcome to Klangbrett");
    player.press({"ctrl+F12"});
    heard = player.await(chosen, heard);
    player.await("The system’s voice cannot be reached.", heard);
    leave(player);
}
