// Which team has won doubles where one board was drawn: one partner's loss is the team's (part 2 of the cup).
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <array>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using rules::board::Color;
using session::EnginePlace;
using settings::DoublesPlayer;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

/// By Laws that have a fivefold repetition, which nobody needs to claim.
settings::Preferences doubles(DoublesPlayer others = DoublesPlayer::Computer) {
    settings::Preferences preferences;
    preferences.edition = "fide-2023";
    preferences.variant = "doubles";
    preferences.time_control = "600+0";
    preferences.partner = preferences.doubles_opponent = preferences.partners_opponent = others;
    return preferences;
}

/// White at the first board, with a partner who plays Black at the second.
struct Foursome {
    SessionHarness harness = begun(doubles());

    Foursome() {
        harness.engine_is_deaf = true;
        for (const EnginePlace& place : {own(Color::Black), partners(Color::White), partners(Color::Black)})
            harness.tell(session::EngineReported{place, engine::Ready{"Fairy-Stockfish", {}}});
        harness.said();
    }

    EnginePlace own(Color side) const { return {harness.game().table_id, side}; }
    EnginePlace partners(Color side) const { return {*harness.game().partners, side}; }

    void plays(const EnginePlace& place, const char* move) {
        harness.engine_answers(place, move);
        harness.pass(10s);
    }

    void draw_own() {
        for (int turn = 0; turn < 4; ++turn) {
            for (const auto& [mine, theirs] : {std::array{"Nf3", "g8f6"}, {"Ng1", "f6g8"}}) {
                harness.move(mine);
                plays(own(Color::Black), theirs);
            }
        }
    }

    void draw_partners() {
        for (int turn = 0; turn < 4; ++turn)
            for (const auto& [side, move] : {std::pair{Color::White, "g1f3"},
                                             {Color::Black, "g8f6"},
                                             {Color::White, "f3g1"},
                                             {Color::Black, "f6g8"}})
                plays(partners(side), move);
    }

    void lose_own() {
        harness.move("f3");
        plays(own(Color::Black), "e7e5");
        harness.move("g4");
        plays(own(Color::Black), "d8h4");
    }

    void win_partners() {
        for (const auto& [side, move] :
             {std::pair{Color::White, "f2f3"}, {Color::Black, "e7e5"}, {Color::White, "g2g4"}, {Color::Black, "d8h4"}})
            plays(partners(side), move);
    }
};

} // namespace

TEST_CASE("Who loses while the partner has drawn loses for the team, and is told so") {
    Foursome four;
    four.draw_partners();
    CHECK(contains(four.harness.said(), "Partner’s board: Draw"));
    four.lose_own();
    CHECK(contains(four.harness.said(), "you lose. Your team has lost the match."));
    four.harness.key("w");
    CHECK(contains(four.harness.said(), "Your team has lost the match"));
}

TEST_CASE("Who has drawn wins by the partner, and is told so") {
    Foursome four;
    four.draw_own();
    CHECK(contains(four.harness.said(), "The other board plays on"));
    four.win_partners();
    CHECK(contains(four.harness.said(), "Partner’s board: Checkmate: Black wins. Your team has won the match"));
    four.harness.key("w");
    CHECK(contains(four.harness.said(), "Your team has won the match"));
}

TEST_CASE("With both boards drawn the match is drawn") {
    Foursome four;
    four.draw_own();
    four.harness.said();
    four.draw_partners();
    CHECK(contains(four.harness.said(), "The match is drawn"));
}

TEST_CASE("What was won or lost at both boards is told of the team by its reason alone") {
    Foursome four;
    four.win_partners();
    const Lines said = four.harness.said();
    CHECK(contains(said, "You win: your partner has won"));
    CHECK_FALSE(contains(said, "team"));
}

TEST_CASE("Where four share a keyboard, the teams are told by the side they have there") {
    settings::Preferences preferences = doubles(DoublesPlayer::Person);
    preferences.edition = "fide-2005"; // later Laws have no draw agreed to so early
    SessionHarness harness = begun(preferences);
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
