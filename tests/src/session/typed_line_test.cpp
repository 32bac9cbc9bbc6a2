// The program used by whole lines instead of keys.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

Lines typed(SessionHarness& harness, const std::string& line) {
    harness.said();
    harness.tell(session::LineTyped{line});
    return harness.said();
}

SessionHarness at_menu() {
    SessionHarness harness;
    harness.start();
    harness.said();
    return harness;
}

} // namespace

TEST_CASE("In a list words lead to a row, a number too, and an empty line chooses") {
    SessionHarness harness = at_menu();
    CHECK(contains(typed(harness, "set"), "Settings"));
    CHECK(contains(typed(harness, "new"), "New game")); // soon after, and not sought as one word with it
    CHECK(contains(typed(harness, "2"), harness.view().list->rows[1]));
    CHECK(contains(typed(harness, "99"), "Nothing here begins with 99"));
    CHECK(contains(typed(harness, "zebra"), "Nothing here begins with"));
    typed(harness, "1");
    CHECK(contains(typed(harness, ""), "Start the game"));
    CHECK(contains(typed(harness, "escape"), "New game"));
}

TEST_CASE("A line is a key by its name, whatever its capital letters, but for single letters") {
    SessionHarness harness = begun();
    CHECK(contains(typed(harness, "W"), "Your move") == false);
    CHECK(contains(typed(harness, "w"), "Your move"));
    CHECK(contains(typed(harness, ":w"), "Your move"));
    CHECK(contains(typed(harness, "F1"), "types a move"));
    CHECK(contains(typed(harness, ":Alt+j"), "nothing here"));
    typed(harness, "CTRL+R");
    CHECK(typed(harness, "6") == Lines{"Resign the game? No."});
    CHECK(contains(typed(harness, "2"), "Yes"));
    CHECK(contains(typed(harness, "1"), "No"));
    CHECK(contains(typed(harness, "yes"), "Yes"));
    CHECK(contains(typed(harness, ""), "resign"));
}

TEST_CASE("In a list capital letters never matter, and digits are those of any script") {
    SessionHarness harness = at_menu();
    CHECK(contains(typed(harness, "end"), "Quit"));
    CHECK(contains(typed(harness, "up"), "First steps"));
    CHECK(contains(typed(harness, ":UP"), "School"));
    CHECK(contains(typed(harness, "f1"), "go through the list"));
    CHECK(contains(typed(harness, "۲"), harness.view().list->rows[1]));
    CHECK(contains(typed(harness, "٢"), harness.view().list->rows[1]));
}

TEST_CASE("In a menu of a game the board's keys that ask are typed by their names") {
    SessionHarness harness = begun("300");
    typed(harness, "F9");
    REQUIRE(harness.view().list);
    CHECK(contains(typed(harness, "F7"), "Equal"));
    CHECK(contains(typed(harness, "f2"), "minutes"));
    CHECK(contains(typed(harness, "alt+t"), "your opponent"));
    CHECK(harness.view().list);
}

TEST_CASE("A question which move is meant is asked again by whatever else is typed") {
    SessionHarness harness = begun();
    harness.engine_plays({"a7a6", "b7b6"});
    typed(harness, "Nc3");
    typed(harness, "e3");
    const Lines asked = typed(harness, "Ne2"); // from c3 or from g1
    REQUIRE(harness.view().list);
    CHECK(contains(asked, "Which move"));
    CHECK(contains(typed(harness, "qq"), "Which move"));
    typed(harness, "escape");
    CHECK_FALSE(harness.view().list);
}

TEST_CASE("At the board a line is a move, without a line being opened for it") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    const Lines said = typed(harness, "  e4 ");
    CHECK(contains(said, "Eva vier"));
    CHECK_FALSE(contains(said, "Type a move"));
    CHECK(contains(typed(harness, "xyz"), "Not understood: xyz"));
    CHECK(contains(typed(harness, "springer felix drei"), "Springer Felix drei"));
    CHECK(contains(typed(harness, ""), "Eva zwei") == false);
}

TEST_CASE("While a line is asked for it is the line, and Escape gives it up") {
    SessionHarness harness = begun("300");
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Set White’s clock");
    CHECK(contains(typed(harness, "w"), "That is no time."));
    CHECK(contains(typed(harness, "4:00"), "set to 4 minutes"));
    typed(harness, "escape");
    choose(harness, "Set White’s clock");
    REQUIRE(harness.view().text);
    typed(harness, "escape");
    CHECK_FALSE(harness.view().text);
}

TEST_CASE("A question mark tells all that can be typed, and changes nothing") {
    SessionHarness harness = at_menu();
    const Lines in_list = typed(harness, "?");
    CHECK(contains(in_list, "1: New game"));
    CHECK(contains(in_list, "Down: next"));
    CHECK(contains(in_list, "F1: "));
    CHECK_FALSE(contains(in_list, "LeftOf1"));
    SessionHarness board = begun();
    const auto before = board.game().table.position.repetition_key();
    const Lines at_board = typed(board, "?");
    CHECK(contains(at_board, "Tab: "));
    CHECK(contains(at_board, "Ctrl+r: "));
    CHECK(board.game().table.position.repetition_key() == before);
    for (const std::string& language : languages()) {
        INFO(language);
        SessionHarness other = begun("-", language);
        CHECK(typed(other, "?").size() > 50);
    }
}

TEST_CASE("A line is never meant for what was there before: whoever types it has read what is there") {
    SessionHarness harness = begun();
    harness.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
    REQUIRE(harness.model().participants.at({}).intruded);
    REQUIRE(harness.view().list);
    harness.tell(session::KeyPressed{{"Enter"}, session::Command::ItemActivate});
    REQUIRE(harness.view().list); // a key so soon is not meant for the list
    harness.tell(session::LineTyped{""});
    CHECK_FALSE(harness.view().list);
}
