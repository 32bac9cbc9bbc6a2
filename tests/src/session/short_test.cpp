// What is said to whoever wants to hear little, and what is asked where no board is felt.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

SessionHarness short_game(settings::Preferences preferences = {}) {
    preferences.verbosity = settings::Verbosity::Short;
    preferences.time_control = "300";
    preferences.touch_move = settings::TouchMove::On;
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.said();
    return harness;
}

SessionHarness on_two() {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "7200";
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.said();
    return harness;
}

} // namespace

TEST_CASE("In the short form a refusal is its reason, clocks are numbers, and material is a difference") {
    SessionHarness harness = short_game();
    CHECK(asked(harness, "F7") == Lines{"even"});
    harness.pass(std::chrono::seconds(2));
    CHECK(contains(asked(harness, "t"), "4 5"));
    CHECK(contains(asked(harness, "t"), ", 5 minutes"));
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    harness.engine_plays({"d8d5"});
    harness.move("exd5");
    CHECK(asked(harness, "F7") == Lines{"even"});
    harness.move("Nc3");
    harness.key("Tab");
    for (const std::string& line : harness.said()) CHECK(line.find("Article") == std::string::npos);
}

TEST_CASE("On one board a lifted piece is only named in the short form") {
    SessionHarness harness = short_game();
    touch(harness, "g1");
    CHECK(harness.said().back() == "knight");
    CHECK(asked(harness, "w") == Lines{"Your move, in your hand: knight"});
}

TEST_CASE("What is due names the piece in the hand, and the touched one that binds") {
    SessionHarness harness = on_two();
    touch(harness, "g1");
    CHECK(contains(asked(harness, "w"), "in your hand: knight"));
    harness.key("Escape");
    CHECK(contains(asked(harness, "w"), "touched: knight Gustav eins, to be moved"));
}

TEST_CASE("A touched piece is named while another is in the hand, too") {
    SessionHarness harness = on_two();
    touch(harness, "g1");
    harness.key("Escape");
    touch(harness, "e2");
    CHECK(contains(asked(harness, "w"), "in your hand: pawn"));
    CHECK(contains(asked(harness, "w"), "touched: knight Gustav eins"));
}

TEST_CASE("A move that is typed while another piece is in the hand is refused before it stands on the board") {
    SessionHarness harness = on_two();
    touch(harness, "a2");
    harness.said();
    harness.move("Nf3");
    CHECK(contains(harness.said(), "in your hand: pawn"));
    CHECK(harness.game().table.hands.board[*rules::board::Square::parse("g1")].has_value());
    CHECK_FALSE(harness.game().table.hands.board[*rules::board::Square::parse("f3")].has_value());
    touch(harness, "a3"); // it is moved
    harness.move("a3");
    CHECK(contains(harness.said(), "Anna drei"));
}

TEST_CASE("The help key tells the keys of two boards where there are two") {
    SessionHarness harness = on_two();
    harness.key("F1");
    const Lines said = harness.said();
    CHECK(contains(said, "presses your clock"));
    CHECK(contains(said, "what comes next"));
}

TEST_CASE("In a menu of a game that is played the board's keys ask, and change nothing") {
    SessionHarness harness = short_game();
    harness.key("F9");
    const auto screens = harness.model().participants.at({}).screens.size();
    CHECK(contains(asked(harness, "Alt+t"), "5 minutes"));
    CHECK(contains(asked(harness, "F7"), "even"));
    CHECK(contains(asked(harness, "F2"), "4 5"));
    CHECK(harness.model().participants.at({}).screens.size() == screens);
    SECTION("what moves something there is nothing here") {
        CHECK_FALSE(contains(asked(harness, "Alt+k"), "knight"));
        CHECK(harness.model().participants.at({}).screens.size() == screens);
    }
    SECTION("whatever the key map calls them, with Alt and without") {
        CHECK(contains(asked(harness, "F6"), "Anna"));
        CHECK(contains(asked(harness, "Ctrl+F6"), "king"));
        CHECK_FALSE(contains(asked(harness, "F3"), "nothing here"));
        CHECK_FALSE(asked(harness, "F8").empty());
        CHECK(contains(asked(harness, "Alt+n"), "Bella eins"));
        CHECK(harness.model().participants.at({}).screens.size() == screens);
    }
    SECTION("the key that has opened the menu closes it") {
        harness.key("F9");
        CHECK(harness.model().participants.at({}).screens.size() == screens - 1);
    }
    SECTION("and closes the lists behind it as well") {
        choose(harness, "The arbiter");
        harness.said();
        harness.key("F9");
        CHECK(harness.model().participants.at({}).screens.size() == screens - 1);
        CHECK_FALSE(contains(harness.said(), "nothing here"));
    }
    SECTION("help says so") { CHECK(contains(asked(harness, "F1"), "go") == true); }
}

TEST_CASE("One's own time is told at every other press, however quickly the key is pressed") {
    SessionHarness harness = short_game();
    CHECK(contains(asked(harness, "F2"), "4 5"));
    CHECK(contains(asked(harness, "F2"), "ove 1"));
    CHECK(contains(asked(harness, "F2"), "4 5"));
    CHECK(contains(asked(harness, "F2"), "ove 1"));
}

TEST_CASE("The list of moves is opened once, however often its key is pressed") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    const auto screens = harness.model().participants.at({}).screens.size();
    for (int press = 0; press < 3; ++press) harness.key("F4");
    CHECK(harness.model().participants.at({}).screens.size() == screens + 1);
}

TEST_CASE("In the keys of WinBoard a letter with Alt asks in a menu what it asks on the board") {
    settings::Preferences preferences;
    preferences.key_map = "winboard";
    SessionHarness harness = begun(preferences);
    const Lines on_board = asked(harness, "Alt+p");
    harness.key("F9");
    CHECK(asked(harness, "Alt+p") == on_board);
}

TEST_CASE("How soon a key has to be pressed again is a setting") {
    for (const int twice : {300, 900, 3000}) {
        settings::Preferences preferences;
        preferences.twice = twice;
        SessionHarness harness(preferences);
        harness.start();
        harness.said();
        harness.key("F1");
        harness.pass(std::chrono::milliseconds(twice - 10));
        harness.key("F1");
        CHECK(std::get<session::ListScreen>(harness.model().participants.at({}).screens.back()).kind ==
              session::ListKind::Keys);
        harness.key("Escape");
        harness.key("F1");
        harness.pass(std::chrono::milliseconds(twice + 10));
        harness.key("F1");
        CHECK(harness.model().participants.at({}).screens.size() == 1);
    }
}

TEST_CASE("A touched piece that has no move binds nobody, and is not named as if it did") {
    SessionHarness harness = on_two();
    touch(harness, "a1");
    harness.key("Escape");
    CHECK_FALSE(contains(asked(harness, "w"), "touched"));
}

TEST_CASE("On one board a square alone is where the piece in the hand goes") {
    SessionHarness harness = begun();
    harness.engine_plays({"g8f6"});
    touch(harness, "b1");
    harness.said();
    harness.move("c3");
    CHECK(contains(harness.said(), "Springer Cäsar drei"));
    touch(harness, "e2");
    harness.said();
    harness.move("e6");
    CHECK(contains(harness.said(), "pawn"));
    CHECK(harness.game().table.plies.size() == 2);
    CHECK(harness.model().participants.begin()->second.finger.lifted);
}
