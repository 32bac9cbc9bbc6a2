// The school with real keys: a drill answered by letters, another one in writing, and what was answered found again.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

using namespace e2e;

namespace {

constexpr std::array file_words{"Anna", "Bella", "Cäsar", "David", "Eva", "Felix", "Gustav", "Hektor"};
constexpr std::array rank_words{"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"};

/// `e4`, of the first square said in the line.
std::string square_in(const std::string& line) {
    for (std::size_t file = 0; file < file_words.size(); ++file)
        for (std::size_t rank = 0; rank < rank_words.size(); ++rank)
            if (line.find(std::string(file_words.at(file)) + " " + rank_words.at(rank)) != std::string::npos)
                return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
    FAIL("no square in: " << line);
    return {};
}

bool is_light(const std::string& square) { return (square[0] - 'a' + square[1] - '1') % 2 == 1; }

/// The line of the transcript that is the last of those with the text.
std::string last_with(const Player& player, const std::string& text) {
    const auto heard = player.transcript();
    const auto found = std::find_if(heard.rbegin(), heard.rend(),
                                    [&text](const Heard& line) { return line.text.find(text) != std::string::npos; });
    REQUIRE(found != heard.rend());
    // Of a verdict with the next question behind it the question.
    return found->text.substr(found->text.rfind(text));
}

std::size_t open_school(Player& player) {
    const std::size_t heard = player.await("Welcome to Klangbrett");
    player.press({"End", "Up", "Up", "Return"});
    return player.await("Colours of squares", heard);
}

} // namespace

TEST_CASE("A drill is answered with letters, another one in writing, and its level is there the next day") {
    const Home home("school");
    {
        Player player("school", "stockfish");
        std::size_t heard = open_school(player);
        player.press({"Return"});
        heard = player.await("light or dark?", heard);
        for (int count = 0; count < 6; ++count) {
            const std::string square = square_in(last_with(player, "Is "));
            player.type(is_light(square) ? "l" : "d");
            heard = player.await(is_light(square) ? "Light" : "Dark", heard);
            player.press({"Return"});
            heard = player.await("Right.", heard);
        }
        CHECK(player.transcript()[heard - 1].text.find("Level 2 now.") != std::string::npos);
        player.press({"Escape"});
        heard = player.await("6 of 6 right.", heard);

        player.press({"End", "Return"});
        heard = player.await("Write:", heard);
        player.type(square_in(last_with(player, "Write:")));
        player.press({"Return"});
        heard = player.await("Right.", heard);
        player.type("x");
        player.press({"Return"});
        heard = player.await("That is no move in notation", heard);
        player.press({"Escape"});
        heard = player.await("1 of 1 right.", heard);
        player.press({"ctrl+q", "Down", "Return"});
        player.await("Goodbye");
    }
    Player again("school-again", "stockfish");
    const std::size_t heard = open_school(again);
    CHECK(again.transcript()[heard - 1].text.find("level 2 of 5") != std::string::npos);
}
