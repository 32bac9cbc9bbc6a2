// The library fails under a real program: the keys go on, what happened is told, and nothing is lost.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include "src/storage/folders.hpp"

#include <sqlite3.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// Another program that keeps the library to itself.
class Lock {
public:
    Lock()
        : connection_(open(), sqlite3_close) {
        REQUIRE(sqlite3_busy_timeout(connection_.get(), 5000) == SQLITE_OK);
        REQUIRE(sqlite3_exec(connection_.get(), "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    }

private:
    static sqlite3* open() {
        sqlite3* connection = nullptr;
        REQUIRE(sqlite3_open(storage::library_file().c_str(), &connection) == SQLITE_OK);
        return connection;
    }
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> connection_;
};

/// The moves made of the newest game, as the library has them.
std::size_t moves_kept(const Player& player) {
    std::size_t count = 0;
    for (const std::string& line : player.journal())
        if (line.find(" made ") != std::string::npos) ++count;
    return count;
}

/// Whether so many are kept within some seconds.
bool are_kept(const Player& player, std::size_t moves) {
    const auto until = Clock::now() + 20s;
    while (moves_kept(player) < moves && Clock::now() < until) std::this_thread::sleep_for(50ms);
    return moves_kept(player) >= moves;
}

} // namespace

TEST_CASE("While another program has the library, keys are answered at once and the move is kept afterwards",
          "[timed]") {
    const Home home("locked");
    Player player("locked", "fairy-stockfish");
    start_game(player);
    player.say_move("e4");
    player.await("Eva vier");
    REQUIRE(are_kept(player, 2));
    const std::size_t before = player.transcript().size();
    std::size_t unwritten = 0;
    {
        const Lock lock;
        player.say_move("d4");
        player.press({"Left"});
        const std::size_t answered = player.await("empty", before, 1.5);
        // The move is not told before it is known that it is not on disk.
        unwritten = player.await("Not on disk! Another program keeps the file of games to itself.", answered);
        player.await("David vier", unwritten);
    }
    player.await("All of the game is on disk again.", unwritten);
    CHECK(are_kept(player, 4));
}

TEST_CASE("A folder of games that is deleted in the middle of a game is there again with the next move") {
    const Home home("deleted");
    Player player("deleted", "fairy-stockfish");
    start_game(player);
    player.say_move("e4");
    player.await("Eva vier");
    REQUIRE(are_kept(player, 2));
    std::filesystem::remove_all(storage::games_folder());
    const std::size_t before = player.transcript().size();
    player.say_move("d4");
    player.await("David vier", before);
    CHECK(are_kept(player, 4));
}

TEST_CASE("Who is told to end while another program has the library for a second loses nothing", "[timed]") {
    const Home home("locked_at_the_end");
    Player player("locked_at_the_end", "fairy-stockfish");
    start_game(player);
    player.say_move("e4");
    player.await("Eva vier");
    REQUIRE(are_kept(player, 2));
    const std::size_t before = player.transcript().size();
    auto lock = std::make_unique<Lock>();
    player.say_move("d4");
    std::this_thread::sleep_for(200ms);
    player.program().send(SIGTERM);
    const auto told = Clock::now();
    std::jthread other([&lock] {
        std::this_thread::sleep_for(1s);
        lock.reset();
    });
    CHECK(player.program().wait(10) == 0);
    CHECK(Clock::now() - told < 2500ms);
    other.join();
    CHECK(player.heard_since(before).find("David vier") != std::string::npos);
    CHECK(moves_kept(player) >= 3);
    const std::string spoken = output_of({KLANGBRETT_PROGRAM, "games", "show", "--spoken", player.newest_game()});
    CHECK(spoken.find("David vier") != std::string::npos);
}

TEST_CASE("A second program says so, and does not offer the game that is being played in the first") {
    const Settings settings;
    const Home home("second");
    Player first("first_of_two");
    start_game(first);
    Player second("second_of_two");
    second.await("Klangbrett is open a second time.");
    CHECK(second.heard_since(0).find("Resume the game") == std::string::npos);
    leave(second);
    first.kill_outright();
    Player third("third_of_two");
    third.await("Resume the game");
    CHECK(third.heard_since(0).find("a second time") == std::string::npos);
    leave(third);
}
