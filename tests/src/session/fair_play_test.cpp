// Games in which nothing is told that helps to find a move.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;

namespace {

Evening in_fair_play(const std::string& edition = "fide-2005") {
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
        Evening evening = in_fair_play(edition);
        for (const char* chord : forbidden) {
            INFO(edition << " " << chord);
            evening.key(chord);
            CHECK(evening.said() == std::vector{std::string("In this game nobody is told that. ") + article});
        }
        evening.key("y");
        CHECK(contains(evening.said(), "advice"));
    }
}

TEST_CASE("In fair play a player still feels his board, reads his sheet and asks for his clock") {
    Evening evening = in_fair_play();
    for (const char* chord : {"o", "F3", "l", "c", "t", "x", "Alt+x", "F2", "F4", "F5", "F6", "w", "s", "Shift+s",
                              "Alt+k", "Alt+p", "Ctrl+F2"}) {
        INFO(chord);
        evening.key(chord);
        CHECK_FALSE(contains(evening.said(), "nobody is told"));
    }
}

TEST_CASE("Once the game is over everything is told again, and it was fair play for good") {
    Evening evening = in_fair_play();
    CHECK(evening.model().game->table.settings.fair_play);
    evening.key("Ctrl+r");
    say_yes(evening);
    evening.said();
    evening.key("F7");
    CHECK_FALSE(contains(evening.said(), "nobody is told"));
}

TEST_CASE("Without fair play every question is answered") {
    Evening evening = begun();
    for (const char* chord : forbidden) {
        INFO(chord);
        evening.key(chord);
        CHECK_FALSE(contains(evening.said(), "nobody is told"));
    }
}
