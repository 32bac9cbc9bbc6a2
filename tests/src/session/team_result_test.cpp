// Which team has won doubles where one board was drawn: one partner's loss is the team's (part 2 of the cup).
#include "tests/src/session/foursome.hpp"
#include "tests/support/catch.hpp"

#include <array>

using harness::contains;
using harness::doubles;
using harness::Foursome;
using harness::SessionHarness;
using rules::board::Color;
using Lines = std::vector<std::string>;

namespace {

constexpr const char* fivefold_repetition = "fide-2023"; ///< Laws that have one, which nobody needs to claim

void draw_own(Foursome& four) {
    for (int turn = 0; turn < 4; ++turn)
        for (const auto& [mine, theirs] : {std::array{"Nf3", "g8f6"}, {"Ng1", "f6g8"}}) {
            four.harness.move(mine);
            four.plays(four.here(Color::Black), theirs);
        }
}

void draw_partners(Foursome& four) {
    for (int turn = 0; turn < 4; ++turn)
        four.play_there(
            {{Color::White, "g1f3"}, {Color::Black, "g8f6"}, {Color::White, "f3g1"}, {Color::Black, "f6g8"}});
}

void lose_own(Foursome& four) {
    for (const auto& [mine, theirs] : {std::array{"f3", "e7e5"}, {"g4", "d8h4"}}) {
        four.harness.move(mine);
        four.plays(four.here(Color::Black), theirs);
    }
}

void win_partners(Foursome& four) {
    four.play_there({{Color::White, "f2f3"}, {Color::Black, "e7e5"}, {Color::White, "g2g4"}, {Color::Black, "d8h4"}});
}

} // namespace

TEST_CASE("Who loses while the partner has drawn loses for the team, and is told so") {
    Foursome four(doubles(fivefold_repetition));
    draw_partners(four);
    CHECK(contains(four.harness.said(), "Partner’s board: Draw"));
    lose_own(four);
    CHECK(contains(four.harness.said(), "you lose. Your team has lost the match."));
    four.harness.key("w");
    CHECK(contains(four.harness.said(), "Your team has lost the match"));
}

TEST_CASE("Who has drawn wins by the partner, and is told so") {
    Foursome four(doubles(fivefold_repetition));
    draw_own(four);
    CHECK(contains(four.harness.said(), "The other board plays on"));
    win_partners(four);
    CHECK(contains(four.harness.said(), "Partner’s board: Checkmate: Black wins. Your team has won the match"));
    four.harness.key("w");
    CHECK(contains(four.harness.said(), "Your team has won the match"));
}

TEST_CASE("With both boards drawn the match is drawn") {
    Foursome four(doubles(fivefold_repetition));
    draw_own(four);
    four.harness.said();
    draw_partners(four);
    CHECK(contains(four.harness.said(), "The match is drawn"));
}

TEST_CASE("What was won or lost at both boards is told of the team by its reason alone") {
    Foursome four(doubles(fivefold_repetition));
    win_partners(four);
    const Lines said = four.harness.said();
    CHECK(contains(said, "You win: your partner has won"));
    CHECK_FALSE(contains(said, "team"));
}

TEST_CASE("Where four share a keyboard, the teams are told by the side they have there") {
    settings::Preferences preferences = doubles("fide-2005"); // later Laws have no draw agreed to so early
    preferences.partner = preferences.doubles_opponent = preferences.partners_opponent =
        settings::DoublesPlayer::Person;
    SessionHarness harness = harness::begun(preferences);
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    harness.move("e4");
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    REQUIRE(harness.game().table.outcome);
    harness.key("Ctrl+k");
    for (const char* move : {"f3", "e5", "g4"}) harness.move(move);
    harness.said();
    harness.move("Qh4");
    CHECK(contains(harness.said(), "Black wins. Black’s team has won the match"));
}
