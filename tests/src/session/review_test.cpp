// Announcements kept as sound, and moves walked through: of the game under way, and of games that are over.
#include "rules/journal/event_lines.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;
using Plies = std::vector<std::size_t>;

namespace {

const std::string how_recorded = "Announcements are recorded while “Keep announcements as sound” is on.";

settings::Preferences keeping() {
    settings::Preferences preferences;
    preferences.keep_sound = settings::KeepSound::On;
    return preferences;
}

/// Presses the key twice, as fast as for the second meaning.
void twice(SessionHarness& harness, const std::string& chord) {
    harness.key(chord);
    harness.said();
    harness.key(chord);
}

ports::journal::StoredGame played_game() {
    ports::journal::StoredGame game{game::GameId{7},
                                    {{}, "You", "Stockfish", game::Opponent{"stockfish", 3}, "2026-11-20T14:30:00"},
                                    {},
                                    {},
                                    std::nullopt};
    for (const char* line : {"0 started", "1000 made white e2e4", "2000 made black e7e5", "3000 resigned black",
                             "3000 ended 1-0 resignation"})
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    return game;
}

} // namespace

TEST_CASE("Whether announcements are kept as sound is a setting, and off until it is wanted") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Sounds and outputs");
    go_to(harness, "Keep announcements as sound: off");
    harness.said();
    harness.key("Right");
    CHECK(harness.said() == Lines{"Keep announcements as sound: on"});
    CHECK(harness.model().preferences.keep_sound == settings::KeepSound::On);
    CHECK(std::holds_alternative<session::ApplyPreferences>(harness.effects()[harness.effects().size() - 2]));
}

TEST_CASE("The announcements of both sides' moves are kept, and nothing else") {
    SessionHarness harness = begun(keeping());
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    harness.key("l");
    harness.move("Nf3");
    harness.move("Ke3"); // refused
    CHECK(harness.recorded() == Plies{1, 2, 3, 4});
}

TEST_CASE("Nothing is kept as sound while the setting is off, or of a game the library does not have") {
    SessionHarness off = begun();
    off.engine_plays({"e7e5"});
    off.move("e4");
    CHECK(off.recorded().empty());

    SessionHarness broken(keeping());
    broken.start();
    broken.library_is_broken = true;
    broken.keys({"Enter", "Enter"});
    broken.engine_plays({"e7e5"});
    broken.move("e4");
    CHECK(broken.recorded().empty());
    twice(broken, "F4");
    broken.said();
    broken.key("Enter");
    CHECK(broken.said() == Lines{"1, Black: Eva fünf. There is no recording of it."}); // as it is on
}

TEST_CASE("On two boards each announcement is kept with its move, a slip of the tongue too") {
    settings::Preferences preferences = keeping();
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    touch(harness, "g1");
    touch(harness, "f3");
    harness.move("springer hektor drei");
    harness.move("springer felix drei");
    CHECK(harness.recorded() == Plies{1, 1, 2});
}

TEST_CASE("F4 twice walks the moves so far, the last one first, and Enter plays what was kept") {
    SessionHarness harness = begun(keeping());
    twice(harness, "F4");
    CHECK(harness.said() == Lines{"No move was made yet."});
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.pass(std::chrono::seconds(1));
    harness.key("F4");
    CHECK(contains(harness.said(), "move 1: Eva vier"));
    harness.key("F4");
    CHECK(harness.said() == Lines{"Moves. 1, Black: Eva fünf"});
    harness.key("Up");
    CHECK(harness.said() == Lines{"1, White: Eva vier"});
    harness.key("Enter");
    CHECK(harness.said().empty());
    CHECK(harness.played() == Plies{1});
    harness.spoilt = ports::journal::RecordingProblem::Changed;
    harness.key("Enter");
    CHECK(harness.said() == Lines{"The recording 1-1.flac is not as it was written"});
    harness.spoilt = ports::journal::RecordingProblem::Missing;
    harness.key("Enter");
    CHECK(harness.said() == Lines{"The recording 1-1.flac is missing"});
    harness.key("Escape");
    harness.key("F9");
    choose(harness, "The moves so far, one by one");
    CHECK(harness.said() == Lines{"Moves. 1, Black: Eva fünf"});
}

TEST_CASE("A move that was not recorded is said again, and that there is no recording") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    twice(harness, "F4");
    harness.said();
    harness.key("Enter");
    CHECK(harness.said() == Lines{"1, Black: Eva fünf. There is no recording of it. " + how_recorded});
}

TEST_CASE("Games of Chess960 are listed with the number of their initial position") {
    ports::journal::StoredGame game = played_game();
    game.game.settings.variant = rules::variants::Variant::Chess960;
    game.game.settings.start = describe(rules::variants::Variant::Chess960).initial.of(3);
    SessionHarness over;
    over.start({game});
    choose(over, "Games played: 1");
    CHECK(over.said() ==
          Lines{"Games played. You against Stockfish: White wins, of the 20th of November, 14:30, Chess960, "
                "initial position 3, level 3"});
    game.events.resize(3);
    SessionHarness unfinished;
    unfinished.start({game});
    CHECK(contains(unfinished.view().list->rows,
                   "Resume the game against Stockfish, move 1, of the 20th of November, 14:30, Chess960, "
                   "initial position 3, level 3"));
}

TEST_CASE("Games that are over are listed with players, result and day, and walked through to their result") {
    SessionHarness harness;
    harness.start({played_game()});
    CHECK_FALSE(contains(harness.view().list->rows, "Resume"));
    choose(harness, "Games played: 1");
    CHECK(harness.said() ==
          Lines{"Games played. You against Stockfish: White wins, of the 20th of November, 14:30, level 3"});
    harness.key("Enter");
    CHECK(harness.said() == Lines{"The starting position. Shift plus Right arrow: the next move. F1 helps."});
    harness.keys({"Shift+Right", "Shift+Right", "Shift+Right"});
    CHECK(harness.said() == Lines{"1, White: Eva vier", "1, Black: Eva fünf", "White wins by resignation"});
    twice(harness, "l");
    CHECK(harness.said() == Lines{"1, Black: Eva fünf. There is no recording of it. " + how_recorded});
    harness.keys({"Escape", "Escape"});
    CHECK(contains(harness.said(), "Main menu. Games played: 1"));
}

TEST_CASE("A game that has just ended is among those played, with its sound") {
    SessionHarness harness = begun(keeping());
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.key("F9");
    choose(harness, "Main menu");
    choose(harness, "Games played: 1");
    harness.keys({"Enter", "Shift+Right"});
    twice(harness, "l");
    CHECK(harness.played() == Plies{1});
}

TEST_CASE("After a played game was looked at, the moves of a new one are its own") {
    SessionHarness harness(keeping());
    harness.start({played_game()});
    choose(harness, "Games played: 1");
    harness.keys({"Enter", "Escape", "Escape", "Home", "Enter", "Enter"});
    harness.move("d4");
    twice(harness, "F4");
    CHECK(harness.said() == Lines{"Moves. 1, White: David vier"});
    harness.key("Enter");
    CHECK(harness.played() == Plies{1});
}

TEST_CASE("That nothing can be kept is told as news, and the game goes on") {
    SessionHarness harness = begun(keeping());
    harness.tell(session::NotRecorded{game::GameId{1}, "no room"});
    CHECK(harness.said() == Lines{"Announcements cannot be kept as sound: no room"});
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    CHECK(harness.recorded() == Plies{1, 2});
}
