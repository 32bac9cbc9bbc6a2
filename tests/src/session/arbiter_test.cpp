// The arbiter's list: what the arbiter may do, asked first, told, and kept.
#include "rules/journal/event_lines.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;

namespace {

using Lines = std::vector<std::string>;

/// A game of White against the computer in the library, with these events.
ports::journal::StoredGame begun_elsewhere(std::initializer_list<const char*> lines) {
    ports::journal::StoredGame game{game::GameId{7},
                                    {{}, "You", "Stockfish", game::Opponent{"stockfish", 3}, "2026-11-20T14:30:00"},
                                    {},
                                    {},
                                    std::nullopt};
    game.game.settings.black = rules::table::Seat::Computer;
    for (const char* line : lines)
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    return game;
}

SessionHarness begun_in_2023() {
    settings::Preferences preferences;
    preferences.edition = "fide-2023";
    preferences.time_control = "300+3";
    return begun(preferences);
}

} // namespace

TEST_CASE("The arbiter stops the clocks and lets the game go on, asked first and told") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness);
    choose(harness, "Stop the clocks");
    CHECK(harness.said() == Lines{"Stop the clocks? No. Down arrow for yes, then Enter."});
    say_yes(harness);
    CHECK(harness.said() == Lines{"Yes", "The arbiter stops the clocks: for a ruling", "Article 6.13."});
    CHECK(harness.game().table.phase == rules::table::Phase::Halted);
    harness.move("e4");
    CHECK(harness.said().back() == "The clocks are stopped. Article 6.13");
    open_arbiter(harness);
    choose(harness, "Let play resume");
    say_yes(harness);
    CHECK(contains(harness.said(), "Play resumes: your clock is running"));
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
}

TEST_CASE("A ruling is not made before yes is said") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "The result");
    choose(harness, "The game is drawn");
    harness.key("Enter");
    CHECK(!harness.game().table.outcome);
    choose(harness, "The game is drawn");
    say_yes(harness);
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->reason == rules::table::Reason::Arbiter);
    CHECK(harness.journal().back().find("ended 1/2-1/2 arbiter") != std::string::npos);
}

TEST_CASE("While the clocks are stopped nobody is told that it is his move") {
    SessionHarness harness = begun("300");
    harness.key("F9");
    choose(harness, "Stop the clocks and get the arbiter");
    say_yes(harness);
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"The clocks are stopped. The arbiter’s list in the game menu says whether there was "
                                  "good reason, or lets play resume."});
}

TEST_CASE("Without clocks it is the game that is stopped, in answers and refusals too") {
    SessionHarness harness = begun("-");
    harness.key("F9");
    choose(harness, "Stop the game and get the arbiter");
    say_yes(harness);
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"The game is stopped. The arbiter’s list in the game menu says whether there was "
                                  "good reason, or lets play resume."});
    harness.move("e4");
    CHECK(harness.said().back() == "The game is stopped. Article 6.13");
}

TEST_CASE("A clock is set to the time typed, and why is told with its Article") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Set Black’s clock");
    CHECK(harness.said() == Lines{"Type the time: minutes, a colon, seconds."});
    harness.type("1:30");
    harness.key("Enter");
    CHECK(harness.said().back() == "Black’s clock is set to 1 minute 30 seconds? No. Down arrow for yes, then Enter.");
    say_yes(harness);
    const auto& table = harness.game().table;
    CHECK(table.clock.left(rules::board::Color::Black, table.last) == std::chrono::seconds(90));
    harness.said();
    harness.key("y");
    CHECK(harness.said() ==
          Lines{"Article 6.14. The arbiter sets the clocks and the move counter as they judge best."});
}

TEST_CASE("Time is given and taken; what is no time is refused") {
    SessionHarness harness = begun("300");
    const auto& table = harness.game().table;
    const auto type_for_black = [&harness](const std::string& time) {
        open_arbiter(harness, "Clocks and move counters");
        choose(harness, "Add time for Black, or take it away");
        harness.type(time);
        harness.key("Enter");
    };
    type_for_black("2:00");
    say_yes(harness);
    CHECK(table.clock.left(rules::board::Color::Black, table.last) == std::chrono::seconds(420));
    type_for_black("-1:00");
    say_yes(harness);
    CHECK(harness.game().table.clock.left(rules::board::Color::Black, harness.game().table.last) ==
          std::chrono::seconds(360));
    for (const char* nonsense : {"soon", "1:60", "1::2", ":", "1:2:3:4", "--1", "99999999999"}) {
        INFO(nonsense);
        harness.said();
        type_for_black(nonsense);
        CHECK(contains(harness.said(), "That is no time."));
        harness.key("Enter"); // the line is still open, and has been told again
        CHECK(harness.said().back() == "Type the time: minutes, a colon, seconds. A minus before it takes time away.");
        harness.keys({"Escape", "Escape", "Escape", "Escape"});
    }
}

TEST_CASE("Whoever takes all the time that is left hears in the question that the flag falls") {
    SessionHarness harness = begun("300");
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Add time for White, or take it away");
    harness.type("-60:00");
    harness.key("Enter");
    CHECK(contains(harness.said(), "White loses 1 hour? What follows: Your flag has fallen"));
    CHECK_FALSE(harness.game().table.flag);
    say_yes(harness);
    harness.pass(std::chrono::seconds(1));
    CHECK(harness.game().table.flag);
}

TEST_CASE("The warning that loses says so in its question, and the one before that the next one will") {
    settings::Preferences preferences;
    preferences.edition = "cup38";
    preferences.time_control = "300+3";
    SessionHarness harness = begun(preferences);
    open_arbiter(harness, "Penalties");
    choose(harness, "Warn White");
    CHECK(contains(harness.said(), "Warn White? What follows: the next warning loses the game. No."));
    say_yes(harness);
    open_arbiter(harness, "Penalties");
    harness.said();
    choose(harness, "Warn White");
    CHECK(contains(harness.said(), "Warn White? What follows: You lose: you were warned too often. No."));
}

TEST_CASE("While the game is stopped, its menu has what a player may still do") {
    SessionHarness harness = begun("300+3");
    harness.move("e4");
    open_arbiter(harness);
    choose(harness, "Stop the clocks");
    say_yes(harness);
    harness.key("F9");
    const Lines rows = harness.view().list->rows;
    CHECK(contains(rows, "Resign"));
    CHECK_FALSE(contains(rows, "Claim a draw"));
}

TEST_CASE("A player stops the clocks to get the arbiter, who rules on it") {
    SessionHarness harness = begun("300+3");
    harness.key("F9");
    choose(harness, "Stop the clocks and get the arbiter");
    say_yes(harness);
    CHECK(contains(harness.said(), "You stop the clocks: the arbiter is called"));
    open_arbiter(harness);
    choose(harness, "There was no good reason to stop");
    say_yes(harness);
    CHECK(contains(
        harness.said(),
        "The arbiter rules: there was no good reason to stop the clocks; a penalty comes before play resumes"));
    harness.key("w");
    CHECK(harness.said() ==
          Lines{"The clocks are stopped. There was no good reason: the arbiter’s list in the game menu "
                "gives a penalty first."});
    open_arbiter(harness, "Penalties");
    choose(harness, "Warn White");
    say_yes(harness);
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"The clocks are stopped. The arbiter’s list in the game menu lets play resume."});
}

TEST_CASE("By the Laws of 2005 only a telephone that rings loses; another device is an offence like others") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Penalties");
    choose(harness, "The arbiter finds an offence by White: had a device that has not rung");
    say_yes(harness);
    CHECK(contains(harness.said(), "The arbiter finds an offence by you: had a device that has not rung"));
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
    open_arbiter(harness, "Penalties");
    choose(harness, "White’s telephone has rung");
    CHECK(contains(harness.said(), "What the opponent scores is yours to decide"));
    say_yes(harness);
    CHECK(contains(harness.said(), "Your telephone has rung"));
    CHECK(harness.game().table.phase == rules::table::Phase::Over);
}

TEST_CASE("By the Laws of 2023 a device that was found loses too") {
    SessionHarness harness = begun_in_2023();
    open_arbiter(harness, "Penalties");
    CHECK_FALSE(contains(harness.view().list->rows, "a device that has not rung"));
    choose(harness, "White has a telephone or another device");
    CHECK_FALSE(contains(harness.said(), "is yours to decide"));
    say_yes(harness);
    CHECK(contains(harness.said(), "You have a telephone or another device"));
    CHECK(harness.game().table.phase == rules::table::Phase::Over);
}

TEST_CASE("Pieces found where they do not belong are put back by the Article for that") {
    SessionHarness harness = begun_in_2023();
    open_arbiter(harness, "The board and the moves");
    choose(harness, "Pieces stand where they do not belong");
    say_yes(harness);
    CHECK(contains(harness.said(), "Article 7.6"));
}

TEST_CASE("Lists of the arbiter's say which list the last row goes back to") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness);
    CHECK(harness.view().list->rows.back() == "Back to the game menu");
    choose(harness, "Clocks and move counters");
    CHECK(harness.view().list->rows.back() == "Back to the arbiter’s list");
}

TEST_CASE("A move counter is set, and the moves to the time control follow it") {
    SessionHarness harness = begun("2/300:300");
    open_arbiter(harness, "Clocks and move counters");
    choose(harness, "Set White’s move counter");
    CHECK(harness.said() == Lines{"Type how many moves are completed, such as 12."});
    harness.type("1");
    harness.key("Enter");
    CHECK(harness.said().back() == "White’s move counter is set to 1? No. Down arrow for yes, then Enter.");
    say_yes(harness);
    CHECK(harness.said() == Lines{"Yes", "The arbiter sets your move counter to 1", "Article 6.14."});
    CHECK(harness.game().table.clock.to_control(rules::board::Color::White) == 1);
    for (const char* nonsense : {"-1", "10001", "1:00", "few", "99999999999"}) {
        INFO(nonsense);
        open_arbiter(harness, "Clocks and move counters");
        choose(harness, "Set White’s move counter");
        harness.type(nonsense);
        harness.key("Enter");
        CHECK(contains(harness.said(), "That is no number from 0 to 10,000."));
        REQUIRE(harness.view().text); // the line is still open
        harness.keys({"Escape", "Escape", "Escape", "Escape"});
    }
}

TEST_CASE("A position that cannot be found is gone back from, as far as the arbiter says") {
    SessionHarness harness = begun("300+3");
    harness.move("e4");
    const auto go_back = [&harness](const char* plies) {
        open_arbiter(harness, "The board and the moves");
        choose(harness, "The position cannot be found: go back to one that can");
        harness.type(plies);
        harness.key("Enter");
    };
    go_back("9");
    CHECK(contains(harness.said(), "That is no number from 0 to 1."));
    harness.type("0"); // the line is still open
    harness.key("Enter");
    CHECK(harness.said().back() == "The starting position is restored? No. Down arrow for yes, then Enter.");
    say_yes(harness);
    CHECK(contains(harness.said(), "The last position that can be found is restored: your move"));
    CHECK(harness.game().table.plies.empty());
}

TEST_CASE("A warning is told with its Article and is in the journal") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Penalties");
    choose(harness, "Warn Black");
    harness.said();
    say_yes(harness);
    CHECK(harness.said() == Lines{"Yes", "The arbiter warns your opponent", "Article 13.4."});
    CHECK(harness.journal().back().ends_with(" warned black"));
    harness.key("y");
    CHECK(harness.said() == Lines{"Article 13.4. The arbiter may penalise a player who has broken the Laws."});
}

TEST_CASE("An offence is told by name, and only what the edition knows can be found") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Penalties");
    const auto list = harness.view().list;
    REQUIRE(list);
    CHECK(contains(list->rows, "The arbiter finds an offence by Black: left the playing hall without permission"));
    CHECK_FALSE(contains(list->rows, "missed a game"));
    choose(harness, "The arbiter finds an offence by Black: distracted the opponent");
    harness.said();
    say_yes(harness);
    CHECK(contains(harness.said(), "The arbiter finds an offence by your opponent: distracted the opponent"));
    CHECK(harness.journal().back().ends_with(" offence-found black distraction"));
}

TEST_CASE("The cup's second distraction loses in the window too") {
    settings::Preferences preferences;
    preferences.time_control = "300+3";
    preferences.edition = "cup38";
    SessionHarness harness = begun(preferences);
    for (int times = 0; times < 2; ++times) {
        open_arbiter(harness, "Penalties");
        choose(harness, "The arbiter finds an offence by Black: distracted the opponent");
        say_yes(harness);
    }
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->result == rules::table::Result::WhiteWins);
}

TEST_CASE("Whose overstepping cannot be shown goes on in his next period") {
    ports::journal::StoredGame game =
        begun_elsewhere({"0 started", "60000 flag-fallen white", "61000 stopped arbiter for a ruling"});
    game.game.settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("40/60:300"));
    SessionHarness harness;
    harness.start({game});
    harness.key("Enter");
    open_arbiter(harness, "Clocks and move counters");
    CHECK_FALSE(contains(harness.view().list->rows, "It cannot be shown that Black"));
    choose(harness, "It cannot be shown that White has overstepped the time. The next move is the first of the next "
                    "period");
    say_yes(harness);
    CHECK(contains(harness.journal(), " overstepping-unproved white"));
    const auto& table = harness.game().table;
    CHECK(table.clock.left(rules::board::Color::White, table.last) == std::chrono::minutes(5));
}

TEST_CASE("Without an arbiter the opponent of whoever claims verifies the final position") {
    ports::journal::StoredGame game =
        begun_elsewhere({"0 started", "400000 quickplay-claimed white"}); // less than two minutes are left
    game.game.settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("500"));
    game.game.settings.arbiter_present = false;
    SessionHarness harness;
    harness.start({game});
    harness.key("Enter");
    harness.key("F9");
    REQUIRE(harness.has_game());
    CHECK_FALSE(contains(harness.view().list->rows, "verify the final position"));
    harness.key("Escape");

    game.events.clear();
    for (const char* line :
         {"0 started", "1000 made white e2e4", "1000 pressed white", "400000 quickplay-claimed black"})
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    SessionHarness other;
    other.start({game});
    other.key("Enter");
    other.key("F9");
    choose(other, "You verify the final position");
    say_yes(other);
    CHECK(contains(other.journal(), " position-verified white "));
}

TEST_CASE("Only the penalties of the edition are offered, and whoever is expelled has lost") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Penalties");
    const auto list = harness.view().list;
    REQUIRE(list);
    CHECK_FALSE(contains(list->rows, "Fine"));
    CHECK_FALSE(contains(list->rows, "next rounds"));
    choose(harness, "Expel Black from the event");
    say_yes(harness);
    CHECK(contains(harness.said(), "The arbiter expels your opponent from the event"));
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->result == rules::table::Result::WhiteWins);
}

TEST_CASE("A game with its colours reversed is cancelled while that is early enough") {
    settings::Preferences preferences;
    preferences.time_control = "300+3";
    preferences.edition = "fide-2023";
    SessionHarness harness = begun(preferences);
    open_arbiter(harness, "The board and the moves");
    choose(harness, "The colours are reversed");
    say_yes(harness);
    CHECK(contains(harness.said(), "The arbiter finds that the colours are reversed"));
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->result == rules::table::Result::Cancelled);
}

TEST_CASE("A move made with two hands is ruled illegal: the position before it stands again") {
    settings::Preferences preferences;
    preferences.time_control = "5400+30";
    preferences.edition = "fide-2023";
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"d7d5", "d8d5"});
    harness.move("e4");
    harness.move("exd5");
    open_arbiter(harness, "The board and the moves");
    choose(harness, "Rule White’s move illegal");
    say_yes(harness);
    const auto said = harness.said();
    CHECK(contains(said, "The arbiter finds that you made an illegal move"));
    CHECK(contains(said, "The position before the illegal move is restored: your move"));
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("After the game the arbiter says what it is worth, and that is kept with it") {
    SessionHarness harness = begun("300+3");
    harness.keys({"Ctrl+r", "Down", "Enter"});
    REQUIRE(harness.game().table.outcome);
    open_arbiter(harness, "The result");
    choose(harness, "White scores half a point");
    harness.said();
    say_yes(harness);
    CHECK(harness.said() == Lines{"Yes", "You score half a point", "Article 11.1."});
    CHECK(harness.journal().back().ends_with(" points-set white 1/2"));
}

TEST_CASE("A game left with its clocks stopped is kept, and says so when it is gone on with") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness);
    choose(harness, "Stop the clocks");
    say_yes(harness);
    harness.said();
    harness.key("Ctrl+q");
    CHECK(harness.said().back() == "Leave Klangbrett? The game is kept. No. Down arrow for yes, then Enter.");
    harness.key("Escape");
    harness.key("F9");
    choose(harness, "Leave the game");
    say_yes(harness);
    harness.said();
    harness.key("Enter");
    const Lines said = harness.said();
    CHECK(std::find(said.begin(), said.end(),
                    "The clocks are stopped. The arbiter’s list in the game menu lets play resume.") != said.end());
}

TEST_CASE("What the table would refuse is not among the arbiter's rows") {
    SessionHarness harness = begun("-");
    open_arbiter(harness);
    const auto list = harness.view().list;
    REQUIRE(list);
    for (const char* row : {"Uphold the claim", "Let play resume", "Stop the clocks", "Clocks and move counters"})
        CHECK(std::find(list->rows.begin(), list->rows.end(), row) == list->rows.end());
    // Without clocks too the arbiter may be called.
    for (const char* row : {"Stop the game", "Penalties"})
        CHECK(std::find(list->rows.begin(), list->rows.end(), row) != list->rows.end());
}

TEST_CASE("F1 on a row that takes a time tells how a time is written") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Clocks and move counters");
    go_to(harness, "Set White’s clock");
    const Lines set = asked(harness, "F1");
    CHECK(contains(set, "Type seconds, or minutes and seconds with a colon"));
    CHECK_FALSE(contains(set, "A minus in front"));
    go_to(harness, "Add time for White, or take it away");
    CHECK(contains(asked(harness, "F1"), "A minus in front takes time away."));
}

TEST_CASE("F1 on a row that rules tells the Article it rests on, and then the keys") {
    SessionHarness harness = begun("300+3");
    open_arbiter(harness, "Penalties");
    go_to(harness, "Warn White");
    harness.said();
    harness.key("F1");
    const Lines said = harness.said();
    REQUIRE(said.size() == 1);
    CHECK(said.front().starts_with("Article 13.4"));
    CHECK(contains(said, "Up arrow"));
    CHECK(harness.game().table.warnings[0] == 0);
}
