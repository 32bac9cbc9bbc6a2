// Questions typed in the line for a move, as lichess has them.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

SessionHarness with_lichess_keys() {
    settings::Preferences preferences;
    preferences.key_map = "lichess";
    SessionHarness harness = begun(preferences);
    harness.said();
    return harness;
}

Lines answer(SessionHarness& harness, const std::string& line) {
    harness.key("i");
    harness.said();
    harness.type(line);
    harness.said();
    harness.key("Enter");
    return harness.said();
}

} // namespace

TEST_CASE("With the keys of lichess its typed questions are answered, and no move is made") {
    SessionHarness harness = with_lichess_keys();
    CHECK(answer(harness, "p N") == Lines{"knights Bella eins, Gustav eins"});
    CHECK(answer(harness, "/p k") == Lines{"king Eva acht"});
    CHECK(contains(answer(harness, "s e"), "Eva"));
    CHECK(contains(answer(harness, "s E"), "Eva"));
    CHECK(contains(answer(harness, "s 4"), "empty"));
    CHECK(contains(answer(harness, "board g1"), "knight"));
    CHECK(harness.participant().finger.square == rules::board::Square::parse("g1"));
    CHECK(answer(harness, "b") == Lines{"white knight Gustav eins"});
    CHECK(answer(harness, "opponent") == Lines{"Fairy-Stockfish"});
    CHECK(answer(harness, "c") == answer(harness, "clock"));
    CHECK(answer(harness, "c") == Lines{"no clocks"});
    CHECK(answer(harness, "/l") == answer(harness, "last"));
    CHECK(answer(harness, "l") == Lines{"No move was made yet."});
    CHECK_FALSE(contains(harness.journal(), "made"));
    harness.engine_plays({"e7e5"});
    CHECK(contains(answer(harness, "e4"), "Eva vier"));
    CHECK(contains(answer(harness, "B e2"), "Läufer Eva zwei")); // a bishop, and no board
}

TEST_CASE("What is no such question is read as a move, with any keys") {
    SessionHarness lichess = with_lichess_keys();
    SessionHarness usual = begun();
    usual.said();
    for (const char* line : {"p", "p z", "s 9", "board z9", "opponent now", "c 4", "p N k", "S f3", "o-o", "B e2"}) {
        CAPTURE(line);
        CHECK(answer(lichess, line) == answer(usual, line));
    }
    CHECK(answer(lichess, "p N") != answer(usual, "p N"));
}

TEST_CASE("The list of keys names the typed questions of its map") {
    SessionHarness harness = with_lichess_keys();
    harness.key("Shift+F1");
    CHECK(contains(harness.view().list->rows, "p: typed for a move"));
}
