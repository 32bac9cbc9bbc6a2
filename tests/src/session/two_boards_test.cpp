// Practice on two boards: the player is blind, the program is the opponent and the controller.
#include "rules/notation/fen.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace evening;
using rules::board::Color;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

Evening two_boards(const std::string& time = "300", settings::SideChoice side = settings::SideChoice::White) {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = time;
    preferences.side = side;
    Evening evening(preferences);
    evening.start();
    evening.keys({"Enter", "Enter"});
    return evening;
}

std::string board(const Evening& evening, Color side) {
    return rules::notation::write_placement(rules::table::board_of(evening.model().game->table, side));
}

/// What is typed as it would be said.
void say(Evening& evening, const std::string& words) {
    evening.key("i");
    evening.type(words);
    evening.key("Enter");
}

/// The journal without its times.
Lines happened(const Evening& evening) {
    Lines lines = evening.journal();
    for (std::string& line : lines) line = line.substr(line.find(' ') + 1);
    return lines;
}

bool ends_with(const Lines& lines, const Lines& last) {
    return lines.size() >= last.size() && std::equal(last.rbegin(), last.rend(), lines.rbegin());
}

/// The opponent has moved to f6, and the player's hand has gone to h6.
Evening gone_astray() {
    Evening evening = two_boards();
    evening.engine_plays({"g8f6"});
    say(evening, "e4");
    evening.key("Tab");
    say(evening, "springer felix sechs");
    touch(evening, "g8");
    touch(evening, "h6");
    return evening;
}

} // namespace

TEST_CASE("The way of a game on two boards is told as it begins, with its keys") {
    Evening evening = two_boards();
    CHECK(contains(evening.said(), "Two boards. Enter lifts and places a man, Delete takes one off."));
}

TEST_CASE("A move goes from board to board: lifted, placed, announced, pressed; repeated, carried out, answered") {
    Evening evening = two_boards();
    evening.engine_plays({"e7e5"});
    evening.said();
    evening.key("w");
    CHECK(evening.said() == Lines{"Your move"});
    touch(evening, "g1");
    CHECK(contains(evening.said(), "You lift: white knight Gustav eins"));
    touch(evening, "f3");
    CHECK(contains(evening.said(), "You place: white knight Felix drei"));
    evening.key("w");
    CHECK(evening.said() == Lines{"Announce your move"});
    evening.key("Tab");
    CHECK(evening.said() == Lines{"Announce the move first. Article F.2.3"});
    say(evening, "springer felix drei");
    CHECK(contains(evening.said(), "Springer Felix drei"));
    evening.key("w");
    CHECK(evening.said() == Lines{"Press your clock"});
    evening.key("Tab");
    const Lines answered = evening.said();
    CHECK(contains(answered, "Your opponent repeats: Springer Felix drei"));
    CHECK(contains(answered, "Eva fünf"));
    evening.key("w");
    CHECK(evening.said() == Lines{"Repeat your opponent’s move"});
    touch(evening, "d2");
    CHECK(contains(evening.said(), "First the announced move is repeated. Article F.2.1"));
    say(evening, "eva sechs");
    CHECK(contains(evening.said(), "You repeat: Eva sechs. Announced was: Eva fünf"));
    say(evening, "eva fünf");
    CHECK(contains(evening.said(), "You repeat: Eva fünf"));
    CHECK(board(evening, Color::White) == "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    touch(evening, "e7");
    touch(evening, "e5");
    CHECK(contains(evening.said(), "On your board: Eva fünf"));
    CHECK(board(evening, Color::White) == "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R");
    CHECK(happened(evening) ==
          Lines{"started", "lifted white g1", "placed white white knight f3", "said white g1f3 springer felix drei",
                "made white g1f3", "pressed white", "repeated black g1f3 Springer Felix drei",
                "executed black black g1f3", "made black e7e5", "said black e7e5 Eva fünf", "pressed black",
                "repeated white e7e6 eva sechs", "repeated white e7e5 eva fünf", "executed white white e7e5"});
}

TEST_CASE("A move typed before it stands is brought about and announced in the words typed") {
    Evening evening = two_boards();
    evening.said();
    say(evening, "e4");
    CHECK(ends_with(happened(evening),
                    {"lifted white e2", "placed white white pawn e4", "said white e2e4 e4", "made white e2e4"}));
}

TEST_CASE("Captures come off by hand, and what is lifted goes back only as touched") {
    Evening evening = two_boards();
    evening.engine_plays({"d7d5", "g8f6"});
    say(evening, "e4");
    evening.key("Tab");
    say(evening, "david fünf");
    evening.key("e");
    evening.said();
    touch(evening, "b1");
    evening.key("Escape");
    CHECK(contains(evening.said(), "You put back: white knight Bella eins"));
    touch(evening, "e4");
    touch(evening, "d5");
    CHECK(contains(evening.said(), "A man stands there: take it off first. Article 4.6"));
    evening.key("Escape");
    touch(evening, "b1");
    touch(evening, "c3");
    say(evening, "Sc3");
    CHECK(ends_with(happened(evening), {"placed white white knight c3", "said white b1c3 Sc3", "made white b1c3"}));
    evening.key("Tab");
    say(evening, "springer felix sechs");
    evening.key("e");
    touch(evening, "e4");
    evening.key("j");
    evening.type("d5");
    evening.keys({"Enter", "Delete", "Enter"});
    say(evening, "eva schlägt david fünf");
    CHECK(ends_with(happened(evening), {"lifted white e4", "taken-off white d5", "placed white white pawn d5",
                                        "said white e4d5 eva schlägt david fünf", "made white e4d5"}));
}

TEST_CASE("A slip is corrected before the press") {
    Evening evening = two_boards();
    touch(evening, "g1");
    touch(evening, "f3");
    say(evening, "springer hektor drei");
    say(evening, "springer felix drei");
    CHECK(ends_with(happened(evening), {"said white g1h3 springer hektor drei", "said white g1f3 springer felix drei",
                                        "made white g1f3"}));
}

TEST_CASE(
    "A slip that was pressed is carried out by the opponent, and shows when he meets it; the board is put right") {
    Evening evening = two_boards();
    evening.engine_plays({"e7e5", "e5e4"});
    touch(evening, "g1");
    touch(evening, "f3");
    say(evening, "springer hektor drei");
    evening.key("Tab");
    CHECK(board(evening, Color::Black) == "rnbqkbnr/pppp1ppp/8/4p3/8/7N/PPPPPPPP/RNBQKB1R");
    say(evening, "e5");
    evening.key("e");
    evening.said();
    say(evening, "springer gustav eins");
    evening.key("Tab");
    const Lines said = evening.said();
    CHECK(contains(said, "Your opponent’s board does not fit: the controller is called"));
    CHECK(contains(said, "The boards differ, the scores agree"));
    CHECK(contains(said, "Your opponent’s board is put right"));
    CHECK(board(evening, Color::Black) == "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBQKBNR");
}

TEST_CASE("Carried out wrongly, the player's own board goes astray until the controller puts it right") {
    Evening evening = gone_astray();
    CHECK(contains(evening.said(), "On your board: Springer Hektor sechs"));
    evening.key("j");
    evening.type("h6");
    evening.key("Enter");
    CHECK(contains(evening.said(), "black knight Hektor sechs"));
    evening.key("v");
    CHECK(contains(evening.said(), "Your board is not as it should be: Felix sechs empty, black knight Hektor sechs"));
    evening.key("Down");
    CHECK(contains(evening.said(), "The scores agree"));
    evening.key("Down");
    CHECK(contains(evening.said(), "Put the boards right by the scores"));
    evening.keys({"Enter", "Up", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "Your board is put right"));
    CHECK(contains(said, "Article F.2.7"));
    CHECK(board(evening, Color::White) == board(evening, Color::Black));
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
}

TEST_CASE("Where the scores differ too, both go back to where they agree") {
    Evening evening = gone_astray();
    evening.key("F9");
    go_to(evening, "Write on your scoresheet");
    evening.key("Enter");
    evening.type("e4 Sh6");
    evening.key("Enter");
    evening.said();
    evening.key("v");
    evening.key("Down");
    CHECK(contains(
        evening.said(),
        "The scores differ at move 1: you have Springer Hektor sechs, your opponent has Springer Felix sechs"));
    evening.key("Down");
    CHECK(contains(evening.said(), "Go back to before move 1, where the scores agree"));
    evening.engine_plays({"e7e5"});
    evening.keys({"Enter", "Up", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "Back to move 1: your opponent’s move"));
    CHECK(contains(said, "Article F.2.8"));
    CHECK(contains(said, "Eva fünf"));
}

TEST_CASE("On two boards nobody says what can move or attack; on one the keys of two say why not") {
    Evening evening = two_boards();
    for (const char* key : {"m", "Shift+m", "a", "d", "F8", "h", "z", "Shift+z", "Shift+g", "g", "Shift+F6"}) {
        evening.said();
        evening.key(key);
        INFO(key);
        CHECK(evening.said() == Lines{"In this game nobody is told that. Article 12.2a"});
    }
    Evening one = begun();
    for (const char* key : {"Tab", "Delete", "e", "Ctrl+j", "v"}) {
        one.said();
        one.key(key);
        INFO(key);
        CHECK(one.said() == Lines{"This game is played on one board. Article F.1"});
    }
}

TEST_CASE("A mate the opponent makes is told although no words can be said any more") {
    Evening evening = two_boards("-");
    evening.engine_plays({"e7e5", "d8h4"});
    say(evening, "f3");
    say(evening, "e5");
    evening.key("e");
    evening.said();
    say(evening, "g4");
    const Lines said = evening.said();
    CHECK(std::count_if(said.begin(), said.end(), [](const std::string& line) {
              return line.find("Dame Hektor vier") != std::string::npos;
          }) == 1);
    CHECK(ends_with(happened(evening), {"made black d8h4", "ended 0-1 checkmate"}));
}

TEST_CASE("A game on two boards is gone on with where it stood, the player still to repeat") {
    Evening evening = two_boards();
    evening.engine_plays({"e7e5"});
    say(evening, "e4");
    evening.key("Tab");
    evening.key("F9");
    go_to(evening, "Leave the game");
    evening.keys({"Enter", "Up", "Enter"});
    evening.key("Enter");
    evening.said();
    evening.key("w");
    CHECK(evening.said() == Lines{"Repeat your opponent’s move"});
    say(evening, "e5");
    evening.key("e");
    CHECK(ends_with(happened(evening), {"repeated white e7e5 e5", "executed white white e7e5"}));
}
