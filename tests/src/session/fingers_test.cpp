// The finger on the board: lifting, placing, promoting, and asking about men of either side.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include "rules/notation/fen.hpp"

#include <algorithm>

using evening::begun;
using evening::contains;
using evening::Evening;
using evening::touch;
using Lines = std::vector<std::string>;

namespace {

/// The finger goes there by the line for squares.
void go(Evening& evening, const std::string& square) {
    evening.key("j");
    evening.tell(session::TextTyped{square});
    evening.key("Enter");
}

void place(Evening& evening, const std::string& from, const std::string& to) {
    go(evening, from);
    evening.key("Enter");
    go(evening, to);
    evening.said();
    evening.key("Enter");
}

/// A white pawn on a7 that can take on b8, White to move.
Evening before_promotion() {
    Evening evening = begun();
    evening.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2", "e7e6"});
    for (const char* words : {"b4", "b5", "b6", "bxa7"}) evening.move(words);
    REQUIRE(evening.model().game->table.plies.size() == 8);
    return evening;
}

std::size_t plies(const Evening& evening) { return evening.model().game->table.plies.size(); }

} // namespace

TEST_CASE("An illegal placing is refused as an illegal typing is, with the Article, and the man stays in the hand") {
    Evening evening = begun();
    evening.move("e5");
    const std::string typed = evening.said().back();
    REQUIRE(typed == "No pawn can go to Eva fünf. Article 3");
    place(evening, "e2", "e5");
    CHECK(evening.said() == Lines{typed});
    CHECK(evening.model().participants.front().finger.lifted.has_value());
    evening.engine_plays({"e7e5"});
    evening.keys({"Down", "Enter"});
    CHECK(contains(evening.said(), "Eva vier"));
    CHECK(plies(evening) == 2);
    CHECK(!evening.model().participants.front().finger.lifted);
}

TEST_CASE("A move that leaves the king in check is refused with the Article on the king") {
    Evening evening = begun();
    evening.engine_plays({"e7e5", "d8h4"});
    evening.move("f3");
    evening.move("e4");
    place(evening, "a2", "a3");
    CHECK(evening.said() == Lines{"You are in check, pawn to Anna drei does not help. Article 3.9"});
    CHECK(plies(evening) == 4);
}

TEST_CASE("A man placed while the opponent thinks is refused with the Article and stays in the hand") {
    Evening evening = begun();
    evening.move("e4");
    evening.said();
    place(evening, "d2", "d4");
    const Lines said = evening.said();
    REQUIRE(said.size() == 1);
    CHECK(said.front().find("It is not your move. Article ") == 0);
    CHECK(evening.model().participants.front().finger.lifted.has_value());
    CHECK(plies(evening) == 1);
}

TEST_CASE("A lifted man that is captured is in the hand no more") {
    Evening evening = begun();
    evening.engine_plays({"d7d5"});
    evening.move("e4");
    evening.move("a3"); // the engine thinks
    REQUIRE(plies(evening) == 3);
    go(evening, "e4");
    evening.key("Enter");
    REQUIRE(evening.model().participants.front().finger.lifted.has_value());
    const auto move = engine::UciMove::parse("d5e4");
    evening.tell_of_engine(engine::BestMove{{evening.model().game->engine->questions}, *move, std::nullopt});
    REQUIRE(plies(evening) == 4);
    CHECK(!evening.model().participants.front().finger.lifted);
}

TEST_CASE("A promotion by hand asks for the piece, and takes it by Enter or by its first letter") {
    Evening evening = before_promotion();
    place(evening, "a7", "b8");
    CHECK(evening.said() == Lines{"Promotion. queen"});
    evening.type("k");
    CHECK(evening.said() == Lines{"knight"});
    evening.key("Enter");
    CHECK(contains(evening.said(), "Anna Bella acht Springer"));
    CHECK(plies(evening) == 10);
}

TEST_CASE("Escape from a promotion puts the pawn back") {
    Evening evening = before_promotion();
    place(evening, "a7", "b8");
    evening.said();
    evening.key("Escape");
    CHECK(evening.said() == Lines{"put back, Anna sieben"});
    CHECK(!evening.model().participants.front().finger.lifted);
    CHECK(evening.model().participants.front().finger.square == *rules::board::Square::parse("a7"));
    CHECK(plies(evening) == 8);
}

TEST_CASE("Castling by hand is the king's move of two squares") {
    Evening evening = begun();
    evening.engine_plays({"a7a6", "a6a5", "a5a4", "a4a3"});
    for (const char* words : {"e4", "Nf3", "Be2"}) evening.move(words);
    place(evening, "e1", "g1");
    CHECK(evening.said().front() == "kurze Rochade");
}

TEST_CASE("Who attacks and who defends depends on whose man stands there") {
    Evening evening = begun();
    evening.engine_plays({"d7d5"});
    evening.move("e4");
    go(evening, "d5");
    evening.said();
    evening.keys({"a", "d"});
    CHECK(evening.said() == Lines{"white pawn Eva vier", "black queen David acht"});
    go(evening, "e4");
    evening.said();
    evening.keys({"a", "d"});
    CHECK(evening.said() == Lines{"black pawn David fünf", "Not defended."});
}

TEST_CASE("The moves of a man are told whichever side is to move") {
    Evening evening = begun();
    evening.engine_plays({"d7d5"});
    evening.move("e4");
    go(evening, "d5");
    evening.said();
    evening.keys({"m", "Shift+m"});
    CHECK(evening.said() == Lines{"David vier, pawn on Eva vier", "pawn on Eva vier"});
}

TEST_CASE("The opponent's move is followed by the sound of one's own turn, one's own move is not") {
    Evening evening = begun();
    evening.move("e4");
    CHECK(evening.heard().back() == "[move] Eva vier");
    const auto move = engine::UciMove::parse("e7e5");
    evening.tell_of_engine(engine::BestMove{{evening.model().game->engine->questions}, *move, std::nullopt});
    CHECK(evening.heard() == Lines{"[move] Eva fünf", "[your_turn] "});
}

TEST_CASE("A claim that fails counts as an offer, and is answered at once") {
    Evening evening = begun();
    evening.keys({"F9", "Down", "Down"});
    evening.said();
    evening.key("Enter");
    CHECK(evening.said().back() == "Claim a draw by threefold repetition? No. Down arrow for yes, then Enter.");
    evening.keys({"Down", "Enter"});
    CHECK(evening.said() ==
          Lines{"Yes", "You claim a draw by repetition", "Your claim is wrong", "Your opponent declines the draw"});
    CHECK(!evening.model().game->table.offer);
}

TEST_CASE("With clocks a question about a claim warns of what it costs") {
    Evening evening = begun("180+2");
    evening.keys({"F9", "Down", "Down"});
    evening.said();
    evening.key("Enter");
    CHECK(evening.said().back().find("A wrong claim costs time.") != std::string::npos);
}

TEST_CASE("With touch-move on, a man that is lifted is touched, and putting him back does not undo it") {
    settings::Preferences preferences;
    preferences.touch_move = settings::TouchMove::On;
    Evening evening = begun(preferences);
    touch(evening, "b1");
    CHECK(contains(evening.said(), "You lift: white knight Bella eins"));
    evening.key("Escape");
    CHECK(contains(evening.said(), "You put back: white knight Bella eins"));
    touch(evening, "e2");
    touch(evening, "e4");
    CHECK(contains(evening.said(), "Article 4.3a"));
    evening.key("Escape");
    touch(evening, "b1");
    touch(evening, "c3");
    CHECK(contains(evening.said(), "Springer Cäsar drei"));
    CHECK(evening.model().game->table.plies.size() == 1);
    CHECK(evening.journal()[1].ends_with("lifted white b1"));
}

TEST_CASE("With touch-move on, an enemy man that is touched is captured") {
    settings::Preferences preferences;
    preferences.touch_move = settings::TouchMove::On;
    Evening evening = begun(preferences);
    evening.engine_plays({"d7d5"});
    evening.move("e4");
    touch(evening, "d5");
    evening.key("Escape");
    evening.said();
    evening.move("Nf3");
    CHECK(contains(evening.said(), "Article 4.3b"));
    touch(evening, "e4");
    touch(evening, "d5");
    CHECK(evening.model().game->table.plies.size() == 3);
}
