// What the players are called: in settings, in the game that is begun, and in lists.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

/// Two at this computer, with those names.
settings::Preferences for_two(std::optional<std::string> name, std::optional<std::string> opponent) {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.name = std::move(name);
    preferences.opponent_name = std::move(opponent);
    return preferences;
}

SessionHarness begun_by(const settings::Preferences& preferences) {
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    return harness;
}

} // namespace

TEST_CASE("A name is typed in the first steps or the settings, is read back, and an empty line takes it away") {
    for (const char* list : {"First steps", "Settings"}) {
        SessionHarness harness;
        harness.start();
        choose(harness, list);
        go_to(harness, "Player’s name: none");
        harness.said();
        harness.key("Enter");
        CHECK(harness.said().back() == "Type the player’s name; nothing, and there is none.");
        harness.type("Sina ");
        harness.key("Enter");
        CHECK(harness.said().back() == "Player’s name: Sina");
        CHECK(harness.model().preferences.name == "Sina");
        harness.keys({"Enter", "Enter"});
        CHECK(harness.said().back() == "Player’s name: none");
        CHECK_FALSE(harness.model().preferences.name);
    }
}

TEST_CASE("A name has room for sixty characters, whatever their script") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Player’s name: none");
    for (int count = 0; count < 60; ++count) harness.type("س");
    harness.said();
    harness.type("س");
    CHECK(harness.said() == Lines{"The line is full."});
    harness.key("Enter");
    CHECK(harness.model().preferences.name->size() == 120);
}

TEST_CASE("A game keeps the name it began with") {
    settings::Preferences preferences;
    preferences.name = "Sina";
    SessionHarness harness = begun_by(preferences);
    CHECK(harness.view().board->bottom_name == "Sina");
    CHECK(harness.kept().front().game.white == "Sina");
    CHECK(harness.kept().front().game.black == harness.engine().opponent.spec.name);
    preferences.name = "Ada";
    SessionHarness next(preferences);
    next.start(harness.kept());
    next.key("Enter");
    CHECK(next.view().board->bottom_name == "Sina");
}

TEST_CASE("Who has told no name is called by the words of whoever reads") {
    SessionHarness harness = begun();
    CHECK(harness.view().board->bottom_name == "You");
    CHECK_FALSE(harness.kept().front().game.white);
    settings::Preferences german;
    german.language = "de";
    SessionHarness next(german);
    next.start(harness.kept());
    next.key("Enter");
    CHECK(next.view().board->bottom_name == "Sie");
}

TEST_CASE("Two at one computer have names of their own, on the screen and in the list of games") {
    SessionHarness harness = begun_by(for_two("Sina", "Ada"));
    CHECK(harness.view().board->bottom_name == "Ada");
    CHECK(harness.view().board->top_name == "Sina");
    harness.key("Ctrl+q");
    harness.keys({"End", "Enter"});
    SessionHarness next(for_two(std::nullopt, std::nullopt));
    next.start(harness.kept());
    CHECK(contains(next.said(), "Resume the game against Ada"));
    next.key("Enter");
    CHECK(next.view().board->bottom_name == "Ada");
    CHECK(next.view().board->top_name == "Sina");
}

TEST_CASE("The opponent's name is asked for where the opponent is a person, and is dropped with the new game") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    harness.type("Opponent");
    CHECK(harness.said().back().find("Nothing here begins with") != std::string::npos);
    harness.key("Escape");
    SessionHarness two(for_two(std::nullopt, std::nullopt));
    two.start();
    two.key("Enter");
    choose(two, "Opponent’s name: none");
    two.type("Ada");
    two.key("Enter");
    CHECK(two.said().back() == "Opponent’s name: Ada");
    two.key("Escape");
    CHECK_FALSE(two.model().preferences.opponent_name);
}
