// Announcements kept as sound, and moves walked through: of the game under way, and of games that are over.
#include "rules/journal/event_lines.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using Lines = std::vector<std::string>;
using Plies = std::vector<std::size_t>;

namespace {

settings::Preferences keeping() {
    settings::Preferences preferences;
    preferences.keep_sound = settings::KeepSound::On;
    return preferences;
}

/// Presses the key twice, as fast as for the second meaning.
void twice(Evening& evening, const std::string& chord) {
    evening.key(chord);
    evening.said();
    evening.key(chord);
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
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    choose(evening, "Sounds and outputs");
    go_to(evening, "Keep announcements as sound: off");
    evening.said();
    evening.key("Right");
    CHECK(evening.said() == Lines{"Keep announcements as sound: on"});
    CHECK(evening.model().preferences.keep_sound == settings::KeepSound::On);
    CHECK(std::holds_alternative<session::ApplyPreferences>(evening.effects()[evening.effects().size() - 2]));
}

TEST_CASE("The announcements of both sides' moves are kept, and nothing else") {
    Evening evening = begun(keeping());
    evening.engine_plays({"e7e5", "b8c6"});
    evening.move("e4");
    evening.key("l");
    evening.move("Nf3");
    evening.move("Ke3"); // refused
    CHECK(evening.recorded() == Plies{1, 2, 3, 4});
}

TEST_CASE("Nothing is kept as sound while the setting is off, or of a game the library does not have") {
    Evening off = begun();
    off.engine_plays({"e7e5"});
    off.move("e4");
    CHECK(off.recorded().empty());

    Evening broken(keeping());
    broken.start();
    broken.library_is_broken = true;
    broken.keys({"Enter", "Enter"});
    broken.engine_plays({"e7e5"});
    broken.move("e4");
    CHECK(broken.recorded().empty());
    twice(broken, "F4");
    broken.said();
    broken.key("Enter");
    CHECK(broken.said() == Lines{"1, Black: Eva fünf. There is no recording of it."});
}

TEST_CASE("On two boards each announcement is kept with its move, a slip of the tongue too") {
    settings::Preferences preferences = keeping();
    preferences.boards = rules::table::Boards::Two;
    Evening evening = begun(preferences);
    evening.engine_plays({"e7e5"});
    touch(evening, "g1");
    touch(evening, "f3");
    evening.move("springer hektor drei");
    evening.move("springer felix drei");
    CHECK(evening.recorded() == Plies{1, 1, 2});
}

TEST_CASE("F4 twice walks the moves so far, the last one first, and Enter plays what was kept") {
    Evening evening = begun(keeping());
    twice(evening, "F4");
    CHECK(evening.said() == Lines{"No move was made yet."});
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    evening.pass(std::chrono::seconds(1));
    evening.key("F4");
    CHECK(contains(evening.said(), "move 1: Eva vier"));
    evening.key("F4");
    CHECK(evening.said() == Lines{"Moves. 1, Black: Eva fünf"});
    evening.key("Up");
    CHECK(evening.said() == Lines{"1, White: Eva vier"});
    evening.key("Enter");
    CHECK(evening.said().empty());
    CHECK(evening.played() == Plies{1});
    evening.spoilt = ports::journal::RecordingProblem::Changed;
    evening.key("Enter");
    CHECK(evening.said() == Lines{"The recording 1-1.flac is not as it was written"});
    evening.spoilt = ports::journal::RecordingProblem::Missing;
    evening.key("Enter");
    CHECK(evening.said() == Lines{"The recording 1-1.flac is missing"});
    evening.key("Escape");
    evening.key("F9");
    choose(evening, "The moves so far, one by one");
    CHECK(evening.said() == Lines{"Moves. 1, Black: Eva fünf"});
}

TEST_CASE("A move that was not recorded is said again, and that there is no recording") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    twice(evening, "F4");
    evening.said();
    evening.key("Enter");
    CHECK(evening.said() == Lines{"1, Black: Eva fünf. There is no recording of it."});
}

TEST_CASE("Games that are over are listed with players, result and day, and walked through to their result") {
    Evening evening;
    evening.start({played_game()});
    CHECK_FALSE(contains(evening.view().list->rows, "Go on"));
    choose(evening, "Games played: 1");
    CHECK(evening.said() == Lines{"Games played. You against Stockfish: White wins, of 20 November, 14:30"});
    evening.key("Enter");
    CHECK(evening.said() == Lines{"Moves. 1, White: Eva vier"});
    evening.key("Down");
    evening.key("Down");
    CHECK(evening.said() == Lines{"1, Black: Eva fünf", "White wins by resignation"});
    evening.key("Enter");
    CHECK(evening.said() == Lines{"White wins by resignation"});
    evening.key("Up");
    evening.said();
    evening.key("Enter");
    CHECK(evening.said() == Lines{"1, Black: Eva fünf. There is no recording of it."});
    evening.keys({"Escape", "Escape"});
    CHECK(contains(evening.said(), "Main menu. Games played: 1"));
}

TEST_CASE("A game that has just ended is among those played, with its sound") {
    Evening evening = begun(keeping());
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    evening.key("Ctrl+r");
    say_yes(evening);
    evening.key("F9");
    choose(evening, "Main menu");
    choose(evening, "Games played: 1");
    evening.key("Enter");
    evening.key("Enter");
    CHECK(evening.played() == Plies{1});
}

TEST_CASE("After a played game was looked at, the moves of a new one are its own") {
    Evening evening(keeping());
    evening.start({played_game()});
    choose(evening, "Games played: 1");
    evening.keys({"Enter", "Escape", "Escape", "Home", "Enter", "Enter"});
    evening.move("d4");
    twice(evening, "F4");
    CHECK(evening.said() == Lines{"Moves. 1, White: David vier"});
    evening.key("Enter");
    CHECK(evening.played() == Plies{1});
}

TEST_CASE("That nothing can be kept is told as news, and the game goes on") {
    Evening evening = begun(keeping());
    evening.tell(session::NotRecorded{game::GameId{1}, "no room"});
    CHECK(evening.said() == Lines{"Announcements cannot be kept as sound: no room"});
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    CHECK(evening.recorded() == Plies{1, 2});
}
