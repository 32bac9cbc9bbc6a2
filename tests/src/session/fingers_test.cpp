// The finger on the board: lifting, placing, promoting, and asking about pieces of either side.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include "rules/notation/fen.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using harness::touch;
using Lines = std::vector<std::string>;

namespace {

/// The finger goes there by the line for squares.
void go(SessionHarness& harness, const std::string& square) {
    harness.key("j");
    harness.tell(session::TextTyped{square});
    harness.key("Enter");
}

void place(SessionHarness& harness, const std::string& from, const std::string& to) {
    go(harness, from);
    harness.key("Enter");
    go(harness, to);
    harness.said();
    harness.key("Enter");
}

/// A white pawn on a7 that can take on b8, White to move.
SessionHarness before_promotion() {
    SessionHarness harness = begun();
    harness.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2", "e7e6"});
    for (const char* words : {"b4", "b5", "b6", "bxa7"}) harness.move(words);
    REQUIRE(harness.game().table.plies.size() == 8);
    return harness;
}

std::size_t plies(const SessionHarness& harness) { return harness.game().table.plies.size(); }

} // namespace

TEST_CASE("An illegal placing is refused as an illegal typing is, with the Article, and the piece stays in the hand") {
    SessionHarness harness = begun();
    harness.move("e5");
    const std::string typed = harness.said().back();
    REQUIRE(typed == "No pawn can go to Eva fünf. Article 3");
    place(harness, "e2", "e5");
    CHECK(harness.said() == Lines{typed});
    CHECK(harness.model().participants.at({}).finger.lifted.has_value());
    harness.engine_plays({"e7e5"});
    harness.keys({"Down", "Enter"});
    CHECK(contains(harness.said(), "Eva vier"));
    CHECK(plies(harness) == 2);
    CHECK(!harness.model().participants.at({}).finger.lifted);
}

TEST_CASE("While a piece is in the hand, the squares it can go to have a sound of their own") {
    SessionHarness harness = begun();
    go(harness, "e2");
    harness.heard();
    harness.key("Up");
    CHECK(contains(harness.heard(), "[black_square]"));
    harness.keys({"Down", "Enter"});
    harness.heard();
    for (const char* cue : {"[legal_target]", "[legal_target]", "[black_square]"}) {
        harness.key("Up");
        CHECK(contains(harness.heard(), cue));
    }
    harness.key("Escape");
    harness.heard();
    harness.key("Up");
    CHECK(contains(harness.heard(), "[black_square]"));
}

TEST_CASE("After the last piece of a kind comes the first again, with the sound of the edge") {
    SessionHarness harness = begun();
    go(harness, "a1");
    harness.heard();
    harness.key("r");
    CHECK(harness.model().participants.at({}).finger.square.name() == "h1");
    CHECK_FALSE(contains(harness.heard(), "[board_edge]"));
    harness.keys({"r", "r"});
    CHECK_FALSE(contains(harness.heard(), "[board_edge]"));
    harness.key("r");
    CHECK(harness.model().participants.at({}).finger.square.name() == "a1");
    CHECK(contains(harness.heard(), "[board_edge]"));
}

TEST_CASE("A move that leaves the king in check is refused with the Article on the king") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5", "d8h4"});
    harness.move("f3");
    harness.move("e4");
    place(harness, "a2", "a3");
    CHECK(harness.said() == Lines{"You are in check, pawn to Anna drei does not help. Article 3.9"});
    CHECK(plies(harness) == 4);
}

TEST_CASE("A piece placed while the opponent thinks is refused with the Article and stays in the hand") {
    SessionHarness harness = begun();
    harness.move("e4");
    harness.said();
    place(harness, "d2", "d4");
    const Lines said = harness.said();
    REQUIRE(said.size() == 1);
    CHECK(said.front().find("It is not your move. Article ") == 0);
    CHECK(harness.model().participants.at({}).finger.lifted.has_value());
    CHECK(plies(harness) == 1);
}

TEST_CASE("A lifted piece that is captured is in the hand no more") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    harness.move("a3"); // the engine thinks
    REQUIRE(plies(harness) == 3);
    go(harness, "e4");
    harness.key("Enter");
    REQUIRE(harness.model().participants.at({}).finger.lifted.has_value());
    const auto move = engine::UciMove::parse("d5e4");
    harness.tell_of_engine(engine::BestMove{{harness.engine().questions}, *move, std::nullopt});
    REQUIRE(plies(harness) == 4);
    CHECK(!harness.model().participants.at({}).finger.lifted);
}

TEST_CASE("A promotion by hand asks for the piece, and takes it by Enter or by its first letter") {
    SessionHarness harness = before_promotion();
    place(harness, "a7", "b8");
    CHECK(harness.said() == Lines{"Promotion. queen"});
    harness.type("k");
    CHECK(harness.said() == Lines{"knight"});
    harness.key("Enter");
    CHECK(contains(harness.said(), "Anna Bella acht Springer"));
    CHECK(plies(harness) == 10);
}

TEST_CASE("Escape from a promotion puts the pawn back") {
    SessionHarness harness = before_promotion();
    place(harness, "a7", "b8");
    harness.said();
    harness.key("Escape");
    CHECK(harness.said() == Lines{"put back, Anna sieben"});
    CHECK(!harness.model().participants.at({}).finger.lifted);
    CHECK(harness.model().participants.at({}).finger.square == *rules::board::Square::parse("a7"));
    CHECK(plies(harness) == 8);
}

TEST_CASE("Castling by hand is the king's move of two squares") {
    SessionHarness harness = begun();
    harness.engine_plays({"a7a6", "a6a5", "a5a4", "a4a3"});
    for (const char* words : {"e4", "Nf3", "Be2"}) harness.move(words);
    place(harness, "e1", "g1");
    CHECK(harness.said().front() == "kurze Rochade");
}

TEST_CASE("Who attacks and who defends depends on whose piece stands there") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    go(harness, "d5");
    harness.said();
    harness.keys({"a", "d"});
    CHECK(harness.said() == Lines{"white pawn Eva vier", "black queen David acht"});
    go(harness, "e4");
    harness.said();
    harness.keys({"a", "d"});
    CHECK(harness.said() == Lines{"black pawn David fünf", "Not defended."});
}

TEST_CASE("The moves of a piece are told whichever side is to move") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    go(harness, "d5");
    harness.said();
    harness.keys({"m", "Shift+m"});
    CHECK(harness.said() == Lines{"David vier, pawn on Eva vier", "pawn on Eva vier"});
}

TEST_CASE("A key leads the finger to where the last move went, and Backspace back") {
    SessionHarness harness = begun();
    harness.key("Shift+l");
    CHECK(contains(harness.said(), "No move"));
    harness.engine_plays({"g8f6"});
    harness.move("e4");
    harness.said();
    harness.key("Shift+l");
    CHECK(contains(harness.said(), "black knight Felix sechs"));
    CHECK(harness.game().table.plies.size() == 2);
    const auto square = harness.model().participants.at({}).finger.square;
    CHECK(square == *rules::board::Square::parse("f6"));
    harness.key("Backspace");
    CHECK(harness.model().participants.at({}).finger.square != square);
}

TEST_CASE("The piece in the hand is not taken off the square it was lifted from") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    touch(harness, "e2");
    harness.said();
    harness.key("Delete");
    CHECK(contains(harness.said(), "No piece stands there"));
    CHECK(harness.game().table.hands.held.size() == 1);
}

TEST_CASE("The opponent's move is followed by the sound of one's own turn, one's own move is not") {
    SessionHarness harness = begun();
    harness.move("e4");
    CHECK(harness.heard().back() == "[move] Eva vier");
    const auto move = engine::UciMove::parse("e7e5");
    harness.tell_of_engine(engine::BestMove{{harness.engine().questions}, *move, std::nullopt});
    CHECK(harness.heard() == Lines{"[move] Eva fünf", "[your_turn] "});
}

TEST_CASE("A claim that fails counts as an offer, and is answered at once") {
    SessionHarness harness = begun();
    harness.keys({"F9", "Down", "Down"});
    harness.said();
    harness.key("Enter");
    CHECK(harness.said().back() == "Claim a draw by threefold repetition? No. Down arrow for yes, then Enter.");
    harness.keys({"Down", "Enter"});
    CHECK(harness.said() ==
          Lines{"Yes", "You claim a draw by repetition", "Your claim is wrong", "Your opponent declines the draw"});
    CHECK(!harness.game().table.offer);
}

TEST_CASE("With clocks a question about a claim warns of what it costs") {
    const auto question = [](const char* edition, const char* time) {
        settings::Preferences preferences;
        preferences.edition = edition;
        preferences.time_control = time;
        SessionHarness harness = begun(preferences);
        harness.keys({"F9", "Down", "Down"});
        harness.said();
        harness.key("Enter");
        return harness.said().back();
    };
    CHECK(contains({question("fide-2023", "5400+30")}, "repetition? A wrong claim gives your opponent 2 minutes. No."));
    CHECK(contains({question("fide-2023", "180+2")}, "A wrong claim gives your opponent 1 minute. No."));
    CHECK(contains({question("fide-2005", "5400+30")},
                   "gives your opponent 3 minutes. It also takes 3 minutes of your time."));
    CHECK(contains({question("cup38", "900+10")},
                   "For a wrong claim the arbiter may give your opponent time. A second wrong claim loses the game."));
}

TEST_CASE("With touch-move on, a piece that is lifted is touched, and putting it back does not undo it") {
    settings::Preferences preferences;
    preferences.touch_move = settings::TouchMove::On;
    SessionHarness harness = begun(preferences);
    touch(harness, "b1");
    CHECK(contains(harness.said(), "You lift: white knight Bella eins"));
    harness.key("Escape");
    CHECK(contains(harness.said(), "You put back: white knight Bella eins"));
    touch(harness, "e2");
    touch(harness, "e4");
    CHECK(contains(harness.said(), "A touched piece must be moved or captured: knight Bella eins. Article 4.3a"));
    harness.key("Escape");
    touch(harness, "b1");
    touch(harness, "c3");
    CHECK(contains(harness.said(), "Springer Cäsar drei"));
    CHECK(harness.game().table.plies.size() == 1);
    CHECK(harness.journal()[1].ends_with("lifted white b1"));
}

TEST_CASE("With touch-move on, an enemy piece that is touched is captured") {
    settings::Preferences preferences;
    preferences.touch_move = settings::TouchMove::On;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    touch(harness, "d5");
    harness.key("Escape");
    harness.said();
    harness.move("Nf3");
    CHECK(contains(harness.said(), "Article 4.3b"));
    touch(harness, "e4");
    touch(harness, "d5");
    CHECK(harness.game().table.plies.size() == 3);
}
