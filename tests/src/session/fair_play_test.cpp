// Games in which nothing is told that helps to find a move.
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;

namespace {

SessionHarness in_fair_play(const std::string& edition = "fide-2005") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    preferences.edition = edition;
    return begun(preferences);
}

constexpr const char* forbidden[] = {"m", "Shift+m", "a",       "d",       "F7", "F8",
                                     "h", "z",       "Shift+z", "Shift+g", "g",  "Shift+F6"};

} // namespace

TEST_CASE("In fair play what helps to find a move is not told, with the Article of the edition") {
    for (const auto& [edition, article] :
         {std::pair{"fide-2001", "Article 12.2"}, std::pair{"fide-2005", "Article 12.2a"},
          std::pair{"fide-2023", "Article 11.3.1"}, std::pair{"cup38", "Paragraph 13"}}) {
        SessionHarness harness = in_fair_play(edition);
        for (const char* chord : forbidden) {
            INFO(edition << " " << chord);
            harness.key(chord);
            CHECK(harness.said() == std::vector{std::string("In this game nobody is told that. ") + article});
        }
        harness.key("y");
        CHECK(contains(harness.said(), "advice"));
    }
}

TEST_CASE("In fair play a player still feels his board, reads his sheet and asks for his clock") {
    SessionHarness harness = in_fair_play();
    for (const char* chord : {"o", "F3", "l", "c", "t", "x", "Alt+x", "F2", "F4", "F5", "F6", "w", "s", "Shift+s",
                              "Alt+k", "Alt+p", "Ctrl+F2"}) {
        INFO(chord);
        harness.key(chord);
        CHECK_FALSE(contains(harness.said(), "nobody is told"));
    }
}

TEST_CASE("Once the game is over everything is told again, and it was fair play for good") {
    SessionHarness harness = in_fair_play();
    CHECK(harness.model().game->table.settings.fair_play);
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    harness.key("F7");
    CHECK_FALSE(contains(harness.said(), "nobody is told"));
}

TEST_CASE("Without fair play every question is answered") {
    SessionHarness harness = begun();
    for (const char* chord : forbidden) {
        INFO(chord);
        harness.key(chord);
        CHECK_FALSE(contains(harness.said(), "nobody is told"));
    }
}
