// Matranj (annex 3 of the cup) in the window: whoever can capture must, and is told so.
#include "rules/notation/fen.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using Lines = std::vector<std::string>;

namespace {

settings::Preferences matranj(settings::TouchMove touch_move = settings::TouchMove::Off) {
    settings::Preferences preferences;
    preferences.edition = "cup38";
    preferences.variant = "matranj";
    preferences.touch_move = touch_move;
    return preferences;
}

/// White has to capture on d5.
SessionHarness with_capture_due(const settings::Preferences& preferences) {
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    return harness;
}

/// A game of matranj that was begun from there, without clocks.
ports::journal::StoredGame from_position(const std::string& fen) {
    ports::journal::StoredGame game{game::GameId{7},
                                    {{}, std::nullopt, "Fairy-Stockfish", game::Opponent{"fairy-stockfish", 1}, ""},
                                    {{rules::table::Instant{}, rules::table::Started{}}},
                                    {},
                                    std::nullopt};
    game.game.settings.variant = rules::variants::Variant::Matranj;
    game.game.settings.edition = "cup38";
    game.game.settings.white = rules::table::Seat::Blind;
    game.game.settings.black = rules::table::Seat::Computer;
    game.game.settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(fen));
    return game;
}

} // namespace

TEST_CASE("A game of matranj begins with its rules, against an engine that is told of it") {
    SessionHarness harness(matranj());
    harness.start();
    harness.key("Enter");
    CHECK(contains(harness.view().list->rows, "Game: matranj"));
    CHECK(contains(harness.view().list->rows, "Strength: level 1")); // measured in chess, so without a number of Elo
    CHECK_FALSE(contains(harness.view().list->rows, "Elo"));
    harness.key("Enter");
    CHECK(
        contains(harness.said(), "Whoever can capture must. Whoever has no move or no piece left wins. Shift plus c"));
    CHECK(table(harness).settings.variant == rules::variants::Variant::Matranj);
    CHECK(harness.view().title.starts_with("matranj · Laws: the 38th Jan-Bakhtegan Cup"));
    const auto told = std::ranges::find_if(harness.effects(), [](const session::Effect& effect) {
        const auto* start = std::get_if<session::StartEngine>(&effect);
        const engine::OptionSetting wanted{"UCI_Variant", "antichess"};
        return start != nullptr && start->spec.key == "fairy-stockfish" &&
               std::ranges::count(start->spec.options, wanted) == 1 &&
               std::ranges::count(start->spec.options, "UCI_Variant", &engine::OptionSetting::name) == 1;
    });
    CHECK(told != harness.effects().end());
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "Whoever can capture must."));
}

TEST_CASE("Against an engine that only plays chess there is no matranj") {
    auto equipment = std::make_shared<session::Equipment>(*harness::equipment());
    std::erase_if(equipment->engines, [](const auto& engine) { return engine.key == "fairy-stockfish"; });
    SessionHarness harness(matranj(), equipment);
    harness.start();
    harness.keys({"Enter", "Enter"});
    CHECK_FALSE(harness.has_game());
    CHECK(contains(harness.said(), "engine"));
}

TEST_CASE("That one must capture is told where it is new, and heard as long as it goes on") {
    SessionHarness harness = begun(matranj());
    harness.said();
    harness.engine_plays({"f7f5"});
    harness.move("e4");
    const Lines first = harness.heard();
    CHECK(std::ranges::count(first, "[must_capture] You must capture") == 1);
    harness.key("w");
    CHECK(contains(harness.said(), "Your move, You must capture"));
    harness.engine_plays({"g7g6"});
    harness.move("exf5");
    const Lines second = harness.heard();
    CHECK(std::ranges::count(second, "[must_capture] ") == 1);
    CHECK_FALSE(contains(second, "You must capture"));
    CHECK(harness.view().caption == "You must capture"); // every sound has a text
    harness.engine_plays({"h7g6"});
    harness.move("fxg6");
    CHECK_FALSE(contains(harness.heard(), "must_capture")); // nothing is left to capture
    harness.key("Shift+c");
    CHECK(contains(harness.said(), "Nothing can be captured."));
}

TEST_CASE("On two boards it is told that one must capture once the other’s move is carried out, and not before") {
    settings::Preferences preferences = matranj();
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    REQUIRE(harness.has_game());
    harness.move("e4");
    harness.key("Tab");
    click(harness, "e2");
    click(harness, "e4");
    harness.heard();
    click(harness, "f7");
    click(harness, "f5");
    harness.tell(session::ControlClicked{session::Control::Clock});
    CHECK_FALSE(contains(harness.heard(), "must capture"));
    harness.move("f5");
    CHECK_FALSE(contains(harness.heard(), "must capture"));
    harness.key("w");
    CHECK_FALSE(contains(harness.said(), "must capture"));
    harness.key("e");
    CHECK(contains(harness.heard(), "[must_capture] You must capture"));
}

TEST_CASE("What can be captured is one key, also where nothing may help") {
    settings::Preferences preferences = matranj();
    preferences.fair_play = settings::FairPlay::On;
    SessionHarness harness = with_capture_due(preferences);
    harness.said();
    harness.key("Shift+c");
    CHECK(harness.said() == Lines{"Eva schlägt David fünf"});
    harness.key("Shift+m"); // of the piece under the finger: that is help
    CHECK(contains(harness.said(), "nobody is told"));
    SessionHarness chess = begun();
    chess.said();
    chess.key("Shift+c");
    CHECK(chess.said() == Lines{"Nothing can be captured."});
}

TEST_CASE("Where touched pieces do not bind, a move that misses a capture is refused and the captures are named") {
    SessionHarness harness = with_capture_due(matranj());
    harness.said();
    harness.move("d3");
    CHECK(contains(harness.said(), "If you can capture, you must. Possible: Eva schlägt David fünf. Annex 3"));
    CHECK(table(harness).missed_captures == std::array{0, 0});
    harness.key("y");
    CHECK(contains(harness.said(), "Annex 3"));
    harness::touch(harness, "b1");
    harness::touch(harness, "c3");
    CHECK(contains(harness.said(), "Possible: Eva schlägt David fünf"));
    CHECK(table(harness).plies.size() == 2);
}

TEST_CASE("As the cup has it, a missed capture is taken back and counted, and the third one loses") {
    SessionHarness harness = with_capture_due(matranj(settings::TouchMove::On));
    harness.said();
    for (const char* times : {"1", "2"}) {
        harness.move("d3");
        CHECK(contains(harness.said(), std::string("You must capture: your move is undone, offence ") + times +
                                           ". Possible: Eva schlägt David fünf"));
        CHECK(table(harness).plies.size() == 2);
    }
    harness.move("d3");
    CHECK(contains(harness.said(), "You lose: you failed to capture too many times"));
    CHECK(table(harness).outcome->result == rules::table::Result::BlackWins);
    harness.key("y");
    CHECK(contains(harness.said(), "Annex 3"));
}

TEST_CASE("Whoever has no piece left wins, and so does whoever cannot move") {
    SessionHarness none;
    none.start({from_position("8/8/8/8/8/1p6/P7/8 w - - 0 1")});
    none.key("Enter");
    none.said();
    none.move("axb3");
    CHECK(table(none).outcome->result == rules::table::Result::BlackWins);
    CHECK(contains(none.said(), "You lose"));

    SessionHarness blocked;
    blocked.start({from_position("8/8/8/8/p7/8/PP6/8 w - - 0 1")});
    blocked.key("Enter");
    blocked.said();
    blocked.engine_plays({"a4b3"});
    blocked.move("b3");
    CHECK(contains(blocked.said(), "You must capture"));
    blocked.move("axb3");
    CHECK(table(blocked).outcome->result == rules::table::Result::BlackWins);
}

TEST_CASE("The king is a piece like others: it can be captured, and a pawn can become one") {
    SessionHarness harness;
    harness.start({from_position("8/P7/8/8/8/8/7k/8 w - - 0 1")});
    harness.key("Enter");
    harness.said();
    harness.key("z");
    CHECK(contains(harness.said(), "the king is a piece like the others"));
    harness.move("a8");
    const Lines rows = harness.view().list->rows;
    CHECK(contains(rows, "king"));
    harness::choose(harness, "king");
    CHECK(table(harness).position.at(*rules::board::Square::parse("a8")) ==
          rules::board::Piece{rules::board::Color::White, rules::board::Role::King});
}

TEST_CASE("The cup's games set edition, time and rules at once, and tell what they are") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    harness::choose(harness, "The cup’s games");
    CHECK(contains(harness.view().list->rows, "Blitz: 5 minutes"));
    CHECK(contains(harness.view().list->rows, "Matranj: 10 minutes"));
    harness.said();
    harness::go_to(harness, "Matranj: 10 minutes");
    harness.said();
    harness.key("Enter");
    CHECK(
        contains(harness.said(), "Matranj: whoever can capture must, and the third missed capture loses. 10 minutes"));
    CHECK(harness.view().title == "New game");
    const settings::Preferences& chosen = harness.model().preferences;
    CHECK(chosen.edition == "cup38");
    CHECK(chosen.variant == "matranj");
    CHECK(chosen.time_control == "600+0");
    CHECK(contains(harness.view().list->rows, "Time for each player: 10 minutes"));
    harness::go_to(harness, "Start the game");
    harness.key("Enter");
    CHECK(table(harness).settings.variant == rules::variants::Variant::Matranj);

    SessionHarness blitz;
    blitz.start();
    blitz.key("Enter");
    harness::choose(blitz, "The cup’s games");
    harness::choose(blitz, "Blitz: 5 minutes");
    harness::go_to(blitz, "Start the game");
    blitz.key("Enter");
    CHECK(table(blitz).settings.kind == rules::table::Kind::Blitz);
    CHECK(table(blitz).settings.edition == "cup38");
    CHECK_FALSE(rules::table::sees_to_touch_move(table(blitz)));
}
