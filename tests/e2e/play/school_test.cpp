// The school with real keys: a drill answered by letters, another one in writing, an exercise solved, and what was
// answered found again.
#include "rules/notation/uci.hpp"
#include "src/storage/exercises.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <string>
#include <thread>

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

std::string words_of(rules::board::Square square) {
    return std::string(file_words.at(static_cast<std::size_t>(square.file()))) + " " +
           rank_words.at(static_cast<std::size_t>(square.rank()));
}

/// `Turm Anna acht`.
std::string words_of(const rules::variants::Position& position, rules::board::Move move) {
    constexpr std::array role_words{"", "Springer ", "Läufer ", "Turm ", "Dame ", "König "};
    return role_words.at(static_cast<std::size_t>(position.at(*move.from())->role)) + words_of(move.to());
}

/// The first exercise of all: they come in their order.
school::Exercise first_exercise() {
    const auto file = storage::read_exercise_file(KLANGBRETT_DATA_FOLDER, school::all_themes.front());
    REQUIRE(file);
    return file->exercises.front();
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

        player.press({"End", "Up", "Up", "Return"});
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

TEST_CASE("An exercise is missed, refuted and solved, the next one comes, and the count is there the next day") {
    const Home home("exercises");
    const school::Exercise first = first_exercise();
    {
        Player player("exercises", "stockfish");
        std::size_t heard = open_school(player);
        player.press({"End"});
        heard = player.await("Exercises", heard);
        player.press({"Return"});
        heard = player.await("All themes: 0 of ", heard);
        player.press({"Return"});
        heard = player.await("Mate in one, ", heard);
        CHECK(player.transcript()[heard - 1].text.find("White: king") != std::string::npos);
        player.press({"i"});
        heard = player.await("Type a move", heard);
        player.type(rules::notation::write_uci(first.refutations.front().move));
        player.press({"Return"});
        heard = player.await("No. ", heard);
        player.press({"i"});
        player.type(rules::notation::write_uci(first.solution.front()));
        player.press({"Return"});
        heard = player.await("Right: ", heard);
        CHECK(player.transcript()[heard - 1].text.find("Solved, but not at the first try.") != std::string::npos);
        std::this_thread::sleep_for(
            std::chrono::seconds(1)); // a key at once would be the second press of the one before
        player.press({"Return"});
        heard = player.await(" to move", heard);
        player.press({"F9", "Down", "Down", "Down", "Return"});
        heard = player.await("The solution: ", heard);
        player.press({"Escape"});
        heard = player.await("Exercises. All themes: 0 of ", heard); // missed, and told
        player.press({"Down", "Return"});
        heard = player.await("Mate in one, ", heard);
        player.press({"ctrl+h", "ctrl+h"});
        heard = player.await("Move this piece: ", heard);
        player.press({"Escape"});
        heard = player.await("Exercises. Mate in one: 0 of ", heard); // the move was told
        player.press({"ctrl+q", "Down", "Return"});
        player.await("Goodbye");
    }
    Player again("exercises-again", "stockfish");
    std::size_t heard = open_school(again);
    again.press({"End", "Return"});
    heard = again.await("Exercises. ", heard);
    again.press({"Down", "Return"});
    heard = again.await("Mate in one, ", heard);
    again.press({"i"});
    again.type("a1a1");
    again.press({"Return", "Escape"});
    again.await("Exercises. Mate in one: 0 of ", heard);
}

TEST_CASE("An exercise is solved by a move that is said while the key is held, and a spoken yes") {
    const Home home("exercise_aloud");
    const school::Exercise first = first_exercise();
    const std::string answer = spoken(words_of(school::position_in(first), first.solution.front()));
    const std::string yes = spoken("yes", "en");
    Player player("exercise_aloud", "stockfish");
    std::size_t heard = open_school(player);
    player.press({"End", "Return"});
    heard = player.await("All themes: 0 of ", heard);
    player.press({"Return"});
    heard = player.await("Mate in one, ", heard);
    heard = player.await("Your move?", say_until_understood(player, answer, heard), 40);
    player.await("Right: ", say_until_understood(player, yes, heard));
}
