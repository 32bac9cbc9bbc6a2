// Several people at one keyboard, with real keys: two on one board, and partners in doubles.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <utility>

using namespace e2e;

namespace {

/// A new game with the settings as they are.
std::size_t begin(Player& player, const std::string& heard) {
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    return player.await(heard);
}

} // namespace

TEST_CASE("Two play by turns at one keyboard until one is mated") {
    const Home home("by-turns-home");
    const Settings chosen("sitting = \"by-turns\"\n");
    Player player("by-turns");
    std::size_t heard = begin(player, "Control plus k hands it over");
    player.press({"ctrl+k"});
    heard = player.await("Black has the keyboard. White to move", heard);
    player.press({"ctrl+k"});
    heard = player.await("White has the keyboard. White to move", heard);
    for (const auto& [move, announced] : {std::pair{"e4", "White: | de:Eva vier"},
                                          {"e5", "Black: | de:Eva fünf"},
                                          {"Qh5", "White: | de:Dame Hektor fünf"},
                                          {"Nc6", "Black: | de:Springer Cäsar sechs"},
                                          {"Bc4", "White: | de:Läufer Cäsar vier"},
                                          {"Nf6", "Black: | de:Springer Felix sechs"},
                                          {"Qxf7", "Checkmate: White wins"}}) {
        player.say_move(move);
        heard = player.await(announced, heard);
    }
    CHECK(player.table().outcome->result == rules::table::Result::WhiteWins);
    leave(player);
}

TEST_CASE("Two partners share a keyboard in doubles, and the game goes on with both") {
    const Home home("partners-home");
    const Settings chosen(
        "variant = \"doubles\"\nedition = \"cup38\"\ntime_control = \"600+0\"\npartner = \"person\"\n");
    {
        Player player("partners");
        std::size_t heard = begin(player, "Your partner: a person");
        heard = player.await("hands it over", heard);
        player.say_move("e4");
        heard = player.await("Eva vier", heard);
        heard = player.await("Partner’s board: White", heard, 40); // the engine has moved there
        player.press({"ctrl+k"});
        heard = player.await("Black at the second board has the keyboard. Your move", heard);
        player.say_move("springer felix sechs");
        heard = player.await("Springer Felix sechs", heard);
        player.press({"ctrl+k"});
        heard = player.await("White at the first board has the keyboard", heard);
        leave(player);
    }
    Player player("partners-later");
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    std::size_t heard = player.await("You share this keyboard");
    player.press({"ctrl+k"});
    player.await("Black at the second board has the keyboard", heard);
    leave(player);
}
