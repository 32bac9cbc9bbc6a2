// Practice on two boards with the real program: a slip of the tongue, a wrong repetition, a move carried out wrongly,
// and its repair, all by real keys.
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <sstream>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// Puts the finger on the square and presses Enter there.
void touch(Player& player, const std::string& square) {
    player.press({"j"});
    player.type(square);
    player.press({"Return", "Return"});
}

bool is_in(const std::vector<std::string>& journal, const std::string& what) {
    return std::any_of(journal.begin(), journal.end(),
                       [&what](const std::string& line) { return line.find(what) != std::string::npos; });
}

/// The opponent's last move, once announced and pressed.
std::string reply(const Player& player) {
    const auto until = Clock::now() + 20s;
    while (Clock::now() < until && !is_in(player.journal(), " pressed black")) std::this_thread::sleep_for(50ms);
    std::string uci;
    for (const std::string& line : player.journal()) {
        std::istringstream words(line);
        std::string time, what, side, move;
        words >> time >> what >> side >> move;
        if (what == "made" && side == "black") uci = move;
    }
    return uci;
}

} // namespace

TEST_CASE("A game on two boards is practised by ear: a slip, a wrong repetition, a wrong hand, and the controller") {
    Player player("practice", "stockfish");
    const std::size_t welcome = player.await("Welcome to Klangbrett");
    player.type("n"); // other games may wait to be gone on with
    player.await("New game", welcome);
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Down", "Down", "Down", "Down", "Right", "Right", "Right", "Right", "Down", "Down", "Down"});
    player.await("One board");
    player.press({"Right"});
    player.await("Two boards");
    player.press({"Home", "Return"});
    player.await("You play White");

    touch(player, "g1");
    player.await("You lift");
    touch(player, "f3");
    const std::size_t placed = player.await("You place");
    player.press({"Tab"});
    player.await("Announce the move first", placed);
    player.say_move("springer hektor drei");
    const std::size_t slip = player.await("Springer Hektor drei", placed);
    player.say_move("springer felix drei");
    player.await("Springer Felix drei", slip);
    player.press({"Tab"});
    player.await("Your opponent repeats", slip);

    const std::string move = reply(player);
    REQUIRE(move.size() >= 4);
    std::size_t heard = player.transcript().size();
    player.say_move("dame hektor eins"); // in more than one word not what any first move is
    player.await("The announcement was", heard);
    heard = player.transcript().size();
    player.say_move(move);
    player.await("You repeat", heard);
    const std::string astray = "d4";
    touch(player, move.substr(0, 2));
    touch(player, astray);
    heard = player.await("On your board", heard);

    using rules::board::Color;
    CHECK_FALSE(rules::table::squares_astray(player.table(), Color::White).empty());
    CHECK(rules::table::squares_astray(player.table(), Color::Black).empty());
    player.press({"v"});
    heard = player.await("Your board is not as it should be", heard);
    player.press({"Down"});
    heard = player.await("Not both players have a score of their own", heard);
    player.press({"Down"});
    heard = player.await("Put the boards right", heard);
    player.press({"Return"});
    answer_yes(player, "Put the boards right", heard);
    heard = player.await("Your board is put right", heard);
    player.await("Appendix F, 2.7", heard);
    player.press({"j"});
    player.type(astray);
    player.press({"Return"});
    player.await("empty", heard);

    CHECK_FALSE(rules::table::boards_differ(player.table()));
    CHECK(player.table().phase == rules::table::Phase::Playing);
    const auto journal = player.journal();
    for (const char* what :
         {" said white g1h3 springer hektor drei", " said white g1f3 springer felix drei", " made white g1f3",
          " pressed white", " repeated black g1f3 Springer Felix drei", " executed black black g1f3",
          " executed white white", " compared", " board-fixed white", " restarted"}) {
        INFO(what);
        CHECK(is_in(journal, what));
    }
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
}
