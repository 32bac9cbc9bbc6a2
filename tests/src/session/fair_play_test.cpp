// Games in which nothing is told that helps to find a move.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>

using namespace harness;

namespace {

SessionHarness in_fair_play(const std::string& edition = "fide-2005") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    preferences.edition = edition;
    return begun(preferences);
}

constexpr const char* forbidden[] = {"m", "Shift+m", "a",       "d", "F7",       "F8",    "h",
                                     "z", "Shift+z", "Shift+g", "g", "Shift+F6", "Ctrl+h"};

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

TEST_CASE("In fair play no sound tells where the piece in the hand can go") {
    SessionHarness harness = in_fair_play();
    harness.key("j");
    harness.tell(session::TextTyped{"e2"});
    harness.keys({"Enter", "Enter"});
    harness.heard();
    harness.key("Up");
    CHECK(contains(harness.heard(), "[black_square]"));
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

TEST_CASE("Whether a key helps to find a move is decided of every key there is") {
    // What is bound at the board is either told in fair play or not; a new command has to be put on one of the sides.
    std::set<std::string> refused;
    const SessionHarness harness = in_fair_play();
    for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
        if (binding.key_context != session::KeyContext::Board) continue;
        SessionHarness each = harness;
        each.key(binding.chord.name);
        if (contains(each.said(), "nobody is told")) refused.emplace(session::name(binding.command));
    }
    CHECK(refused == std::set<std::string>{"attackers", "captures", "defenders", "hint", "if_here", "knight_view",
                                           "material", "my_king", "pawn_report", "piece_captures", "piece_moves",
                                           "their_king", "think_of", "what_changed"});
}

TEST_CASE("Once the game is over everything is told again, and it was fair play for good") {
    SessionHarness harness = in_fair_play();
    CHECK(harness.game().table.settings.fair_play);
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
