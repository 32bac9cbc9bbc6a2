// The language is changed in the middle of a game, with real keys: from then on everything is said in the new one, and
// moves as ever in FIDE's German words.
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <sstream>

using namespace e2e;

namespace {

/// The languages of all that was said from that place on.
std::set<std::string> languages_since(const Player& player, std::size_t from) {
    std::set<std::string> languages;
    const auto heard = player.transcript();
    for (std::size_t place = from; place < heard.size(); ++place) {
        std::istringstream runs(heard[place].text);
        for (std::string run; std::getline(runs, run, '|');) {
            const std::size_t start = run.find_first_not_of(' ');
            if (start != std::string::npos) languages.insert(run.substr(start, run.find(':') - start));
        }
    }
    return languages;
}

/// From the board to the settings, the next language, and back; the place in the transcript behind the change.
std::size_t next_language(Player& player, const std::string& changed, std::size_t from) {
    player.press({"F9", "End", "Up", "Return", "Right"}); // the settings stand before the last row
    const std::size_t place = player.await(changed, from);
    player.press({"Escape", "Escape"});
    return place;
}

} // namespace

TEST_CASE("The language is changed while a game is played, and all that follows is said in it") {
    const Settings usual;
    Player player("language", "stockfish");
    std::size_t heard = player.await("Welcome to Klangbrett");
    player.type("n");
    player.await("New game", heard);
    player.press({"Return", "Home"}); // another game may have left the focus elsewhere
    player.await("Start the game", heard);
    player.press({"Return"});
    heard = player.await("You play White", heard);
    player.say_move("e4");
    heard = player.await("de:Eva vier", heard);
    player.await_silence(2); // the engine has answered

    const std::size_t spanish = next_language(player, "es:Idioma: Español", heard);
    player.press({"l", "t", "F7", "F1"});
    player.await_silence(2);
    CHECK(languages_since(player, spanish) == std::set<std::string>{"de", "es"});

    const std::size_t persian = next_language(player, "fa:زبان: فارسی", spanish);
    player.press({"l", "t", "F7", "F1"});
    player.await_silence(2);
    CHECK(languages_since(player, persian) == std::set<std::string>{"de", "fa"});
    player.say_move("d4");
    player.await("de:David vier", persian);
    player.press({"ctrl+q", "Down", "Return"});
    CHECK(player.program().wait(20) == 0);
}
