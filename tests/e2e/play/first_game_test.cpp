// A whole harness with the real program: real keys, a real engine, a real voice, a sound card that is listened to.
#include "rules/notation/letters.hpp"
#include "rules/notation/san.hpp"
#include "rules/notation/uci.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/processes.hpp"
#include "tests/e2e/play/screen.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

/// The same move in a way that differs from move to move, as people write.
std::string written(const rules::variants::Position& position, rules::board::Move move, int manner) {
    const std::string uci = rules::notation::write_uci(move);
    const std::string san = manner % 3 == 1
                                ? rules::notation::write_san(position, move)
                                : rules::notation::write_san(position, move, rules::notation::german_letters());
    // A small b or d in front may be a file or an initial; where both make a move, the program asks back.
    const bool may_be_asked_back = san.front() == 'b' || san.front() == 'd';
    return manner % 3 == 0 || may_be_asked_back ? uci : san;
}

/// Plays until the game is over or so many moves of White were made. Returns how many.
int play(Player& player, int most) {
    int moves = 0;
    while (moves < most && !player.is_over()) {
        const auto position = player.position();
        REQUIRE(position);
        if (position->turn() != rules::board::Color::White) {
            std::this_thread::sleep_for(50ms);
            continue;
        }
        const std::size_t heard = player.transcript().size();
        const std::string words = written(*position, good_move(*position), moves);
        player.say_move(words);
        ++moves;
        const auto until = Clock::now() + 20s;
        while (Clock::now() < until) {
            const auto now = player.position();
            REQUIRE(now);
            if (player.is_over() ||
                (now->turn() == rules::board::Color::White && now->fullmove_number() > position->fullmove_number()))
                break;
            std::this_thread::sleep_for(50ms);
        }
        INFO("typed " << words << ", heard\n" << player.heard_since(heard));
        REQUIRE((player.is_over() || player.position()->fullmove_number() > position->fullmove_number()));
        CHECK(player.transcript().size() > heard);
    }
    return moves;
}

/// What every announcement of a move must hold: where it arrives, in FIDE's words, or that it castles.
std::string arrival(const std::string& uci) {
    static const std::map<char, std::string> words{{'a', "Anna"}, {'b', "Bella"}, {'c', "Cäsar"},  {'d', "David"},
                                                   {'e', "Eva"},  {'f', "Felix"}, {'g', "Gustav"}, {'h', "Hektor"},
                                                   {'1', "eins"}, {'2', "zwei"},  {'3', "drei"},   {'4', "vier"},
                                                   {'5', "fünf"}, {'6', "sechs"}, {'7', "sieben"}, {'8', "acht"}};
    return words.at(uci[2]) + " " + words.at(uci[3]);
}

/// Each move of the journal has its announcement, in the journal's order, and none is announced twice.
void check_announcements(const std::vector<std::string>& journal, const std::vector<Heard>& transcript) {
    std::vector<std::string> announced;
    for (const Heard& heard : transcript) {
        const bool of_a_move = heard.cue == "move" || heard.cue == "capture" || heard.cue == "en_passant" ||
                               heard.cue == "check" || heard.cue == "castling" || heard.cue == "promotion" ||
                               heard.cue == "game_over";
        if (of_a_move && heard.text.find("de:") == 0) announced.push_back(heard.text);
    }
    std::size_t place = 0;
    for (const std::string& line : journal) {
        std::istringstream words(line);
        std::string time, what, side, uci;
        words >> time >> what >> side >> uci;
        if (what != "made") continue;
        INFO(line << " is announced as number " << place << " of " << announced.size());
        REQUIRE(place < announced.size());
        INFO(announced[place]);
        const bool castles = announced[place].find("Rochade") != std::string::npos;
        CHECK((castles || announced[place].find(arrival(uci)) != std::string::npos));
        ++place;
    }
    CHECK(place == announced.size());
}

} // namespace

TEST_CASE("A whole game is played by ear, from the first key to the result", "[timed]") {
    Recording recording(in_fixture("game.wav"));
    const Home home("game");
    Player player("game", "stockfish");
    const auto welcome_began = Clock::now();
    player.await("Welcome to Klangbrett");
    std::this_thread::sleep_for(1500ms);
    const auto during_welcome = Clock::now();

    // Silence at a key.
    player.press({"Control_L"});
    const auto hushed = Clock::now();
    std::this_thread::sleep_for(1200ms); // half a second more than is listened to: a recording knows its time no better

    const Picture menu = picture_of_screen();
    start_game(player);
    player.await("Against Stockfish, level 1.");
    std::this_thread::sleep_for(500ms);
    const Picture board = picture_of_screen();
    CHECK(difference(menu, board) > 100'000);

    // What cannot be is refused, with its reason, and nothing moves.
    const std::size_t before = player.transcript().size();
    player.say_move("e5");
    std::this_thread::sleep_for(300ms);
    CHECK(player.transcript().size() > before);
    CHECK(player.position()->fullmove_number() == 1);
    CHECK(player.position()->turn() == rules::board::Color::White);

    // The finger, and questions that change nothing.
    player.press({"Up", "o", "l", "t", "F7"});
    const Picture moved_finger = picture_of_screen();
    CHECK(difference(board, moved_finger) > 500);

    const int moves = play(player, 20);
    if (!player.is_over()) {
        const std::size_t from = player.transcript().size();
        player.press({"ctrl+r"});
        answer_yes(player, "Resign the game?", from);
        const auto until = Clock::now() + 10s;
        while (!player.is_over() && Clock::now() < until) std::this_thread::sleep_for(50ms);
    }
    REQUIRE(player.is_over());
    CHECK(moves >= 4);
    const Picture end = picture_of_screen();
    CHECK(difference(moved_finger, end) > 2000);

    player.await_silence(2);
    check_announcements(player.journal(), player.transcript());

    // The journal tells the same game to whoever replays it.
    const std::string pgn = output_of({KLANGBRETT_PROGRAM, "games", "export", player.newest_game()});
    CHECK(pgn.find("[Result \"") != std::string::npos);
    CHECK(pgn.find("[Result \"*\"]") == std::string::npos);

    const std::size_t from = player.transcript().size();
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", from);
    CHECK(player.program().wait(10) == 0);
    recording.stop();

    CHECK(recording.peak(welcome_began, during_welcome) > audible);
    const auto quiet = recording.seconds_until_quiet(hushed, silent, 0.3);
    REQUIRE(quiet);
    CHECK(*quiet < 0.25);
    CHECK(recording.peak(hushed + 300ms, hushed + 700ms) < silent);
}

TEST_CASE("A program killed in the middle of a game goes on where it was") {
    const Home home("killed");
    std::vector<std::string> journal;
    {
        Player player("before");
        start_game(player);
        play(player, 4);
        player.kill_outright();
        journal = player.journal();
        REQUIRE(journal.size() >= 8);
    }
    Player player("after");
    player.await("Welcome to Klangbrett");
    player.await("Resume the game");
    player.press({"Return"});
    player.await("move 5");
    const auto position = player.position();
    REQUIRE(position);
    CHECK(position->fullmove_number() == 5);
    CHECK(player.journal() == journal);

    play(player, 16);
    if (!player.is_over()) {
        const std::size_t from = player.transcript().size();
        player.press({"ctrl+r"});
        answer_yes(player, "Resign the game?", from);
        const auto until = Clock::now() + 10s;
        while (!player.is_over() && Clock::now() < until) std::this_thread::sleep_for(50ms);
    }
    REQUIRE(player.is_over());
    const std::vector<std::string> whole = player.journal();
    CHECK(std::equal(journal.begin(), journal.end(), whole.begin()));
    const std::size_t from = player.transcript().size();
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", from);
    CHECK(player.program().wait(10) == 0);
}

TEST_CASE("The first start leads through the first steps, and whoever leaves them finds the main menu ever after") {
    const Home home("newcomer");
    std::filesystem::remove(storage::settings_file());
    {
        Player player("first");
        std::size_t heard = player.await("These are the first steps");
        player.press({"Down"});
        heard = player.await("Language: English", heard);
        player.press({"Escape"});
        player.await("Main menu", heard);
        leave(player);
    }
    CHECK(std::filesystem::exists(storage::settings_file()));
    Player player("second");
    player.await("go through the menu");
    leave(player);
}

TEST_CASE("An engine killed in the middle of a game is reported, started again, and the game goes on") {
    const Home home("engine");
    Player player("engine");
    start_game(player);
    play(player, 2);
    const std::vector<std::string> journal = player.journal();
    const auto engine = engine_of(player.program().process());
    REQUIRE(engine);
    REQUIRE(kill(*engine, SIGKILL) == 0);
    std::size_t heard = player.await("has stopped by itself. The game is kept.");
    heard = player.await("Choose how to continue.", heard);
    std::this_thread::sleep_for(std::chrono::milliseconds(600)); // a screen that nobody asked for takes no key at once
    player.press({"Return"});
    player.await("is starting", heard);
    play(player, 2);
    const std::vector<std::string> whole = player.journal();
    CHECK(whole.size() >= journal.size() + 4);
    CHECK(std::equal(journal.begin(), journal.end(), whole.begin()));
    const std::size_t from = player.transcript().size();
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett? The game is kept.", from);
    CHECK(player.program().wait(10) == 0);
}
