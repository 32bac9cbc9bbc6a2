// Scoresheets and games written, copied and opened from the window, and games deleted there.
#include "rules/journal/event_lines.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

constexpr const char* row = "Write the scoresheet into a file";
constexpr const char* as_pgn = "Write the game as PGN";
constexpr const char* to_clipboard = "Copy the game to the clipboard";
constexpr const char* in_program = "Open the game in its program";

/// Against the computer at that level: over, unless its last lines are left out.
ports::journal::StoredGame kept_game(std::int64_t number, int level) {
    ports::journal::StoredGame game{game::GameId{number},
                                    {{}, "You", "Stockfish", game::Opponent{"stockfish", level}, "2026-11-20T14:30:00"},
                                    {},
                                    {},
                                    std::nullopt};
    game.game.settings.black = rules::table::Seat::Computer;
    for (const char* line : {"0 started", "1000 made white e2e4", "2000 made black e7e5", "3000 resigned black",
                             "3000 ended 1-0 resignation"})
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    return game;
}

ports::journal::StoredGame unfinished_game(std::int64_t number, int level) {
    ports::journal::StoredGame game = kept_game(number, level);
    game.events.resize(3);
    return game;
}

std::shared_ptr<const session::Equipment> with_opener() {
    auto made = *equipment();
    made.opens_files = true;
    return std::make_shared<const session::Equipment>(std::move(made));
}

template <typename Effect>
std::size_t asked_for(const SessionHarness& harness) {
    return static_cast<std::size_t>(std::ranges::count_if(
        harness.effects(), [](const session::Effect& each) { return std::holds_alternative<Effect>(each); }));
}

} // namespace

TEST_CASE("The scoresheet is written from the game's menu, in print or in Braille, and where it lies is told") {
    SessionHarness harness = begun();
    harness.key("F9");
    choose(harness, row);
    CHECK(harness.said() == Lines{"Scoresheet. In print"});
    choose(harness, "In Braille");
    CHECK(harness.said() == Lines{"Written: 1.brf, in home"});
    CHECK(harness.view().caption == "Written: /home/1.brf");
    harness.disk_is_full = true;
    choose(harness, row);
    choose(harness, "In print");
    CHECK(harness.said() == Lines{"The scoresheet cannot be written: no room"});
}

TEST_CASE("A game the library does not have has no scoresheet to be written") {
    SessionHarness harness;
    harness.library_is_broken = true;
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.key("F9");
    REQUIRE(harness.view().list);
    CHECK_FALSE(contains(harness.view().list->rows, row));
}

TEST_CASE("A game that is over is written as PGN, copied and opened; the name is told, and the whole path kept") {
    SessionHarness harness({}, with_opener());
    harness.start({kept_game(7, 1)});
    choose(harness, "Games played: 1");
    harness.keys({"Enter", "F9"});
    harness.said();
    choose(harness, as_pgn);
    CHECK(harness.said() == Lines{"Written: 1.pgn, in Documents"});
    CHECK(harness.view().caption == "Written: /home/sina/Documents/1.pgn");
    choose(harness, to_clipboard);
    CHECK(harness.said() == Lines{"The game is on the clipboard"});
    choose(harness, in_program);
    CHECK(harness.said() == Lines{"Written and opened: 1.pgn, in Documents"});
    harness.disk_is_full = true;
    choose(harness, as_pgn);
    CHECK(harness.said() == Lines{"The game cannot be written: no room"});
    choose(harness, to_clipboard);
    CHECK(harness.said() == Lines{"The game cannot be copied: no room"});
}

TEST_CASE("A game that goes on is not written yet, and none is opened where nothing is installed for that") {
    SessionHarness going_on({}, with_opener());
    going_on.start();
    going_on.keys({"Enter", "Enter", "F9"});
    for (const char* each : {as_pgn, to_clipboard, in_program}) CHECK_FALSE(contains(going_on.view().list->rows, each));
    SessionHarness over;
    over.start({kept_game(7, 1)});
    choose(over, "Games played: 1");
    over.keys({"Enter", "F9"});
    CHECK(contains(over.view().list->rows, as_pgn));
    CHECK_FALSE(contains(over.view().list->rows, in_program));
}

TEST_CASE("Without a window there is no clipboard, and the answer says what there is") {
    SessionHarness harness;
    harness.start({kept_game(7, 1)});
    harness.tell(session::ProgramStarted{1, false});
    choose(harness, "Games played: 1");
    harness.keys({"Enter", "F9"});
    harness.said();
    choose(harness, to_clipboard);
    CHECK(harness.said() == Lines{"Without a window there is no clipboard. The game can be written as PGN."});
    CHECK(asked_for<session::CopyGame>(harness) == 0);
}

TEST_CASE("The folder for sheets and games is typed whole, looked at, and an empty line takes it away") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    go_to(harness, "Folder for sheets and games: your documents");
    const auto type = [&harness](const char* folder) {
        harness.key("Enter");
        harness.type(folder);
        harness.said();
        harness.key("Enter");
        return harness.said();
    };
    CHECK(type("/media/stick") == Lines{"Folder for sheets and games: /media/stick"});
    CHECK(harness.model().preferences.documents == "/media/stick");
    CHECK(contains(type("stick"), "Type the whole path, from the slash at its beginning on: stick"));
    harness.trouble_with_folder = session::FolderTrouble::Missing;
    CHECK(contains(type("/nowhere"), "There is no such folder: /nowhere"));
    harness.trouble_with_folder = session::FolderTrouble::NoFolder;
    CHECK(contains(type("/etc/passwd"), "That is not a folder: /etc/passwd"));
    harness.trouble_with_folder = session::FolderTrouble::Closed;
    CHECK(contains(type("/root"), "Nothing can be written there: /root"));
    CHECK(harness.model().preferences.documents == "/media/stick");
    CHECK(type("") == Lines{"Folder for sheets and games: your documents"});
    CHECK_FALSE(harness.model().preferences.documents);
}

TEST_CASE("Delete asks before a game goes, the focus stays near, and with the last one the list goes") {
    SessionHarness harness;
    harness.start({kept_game(9, 1), kept_game(8, 1), kept_game(7, 1)});
    harness.tell(session::GameRenamed{game::GameId{8}, "Sunday", {}});
    choose(harness, "Games played: 3");
    harness.key("Delete");
    CHECK(contains(harness.said(), "Delete the game against Stockfish, of the 20th of November, 14:30? No."));
    harness.key("Escape");
    harness.key("Down");
    harness.said();
    harness.key("Delete");
    CHECK(contains(harness.said(), "Sunday: Delete the game against Stockfish, of the 20th of November, 14:30? No."));
    harness.key("Enter");
    CHECK(asked_for<session::DeleteGame>(harness) == 0);
    harness.key("Delete");
    say_yes(harness);
    CHECK(contains(harness.said(), "The game is deleted"));
    CHECK(harness.kept().size() == 2);
    CHECK(harness.kept().back().id == game::GameId{7});
    REQUIRE(harness.view().list);
    CHECK(harness.view().list->focus == 1);
    for (int left = 2; left > 0; --left) {
        harness.key("Delete");
        say_yes(harness);
    }
    CHECK(harness.kept().empty());
    CHECK(harness.said().back().find("Main menu") != std::string::npos);
}

TEST_CASE("The only unfinished game is deleted in the main menu; nothing else is by that key") {
    SessionHarness harness;
    harness.start({unfinished_game(7, 1)});
    harness.key("Delete");
    say_yes(harness);
    CHECK(harness.kept().empty());
    harness.said();
    harness.key("Home");
    harness.said();
    harness.key("Delete");
    CHECK(harness.heard().empty() == false);
    CHECK(asked_for<session::DeleteGame>(harness) == 1);
}

TEST_CASE("A game that another program plays is not deleted") {
    SessionHarness harness;
    harness.games_are_held = true;
    harness.start({unfinished_game(7, 1)});
    harness.key("Delete");
    say_yes(harness);
    CHECK(contains(harness.said(), "The game is being played, and cannot be deleted now"));
    CHECK(harness.kept().size() == 1);
}

TEST_CASE("Help names the key that deletes where a game is in focus") {
    SessionHarness harness;
    harness.start({unfinished_game(7, 1)});
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "Delete deletes the game."));
    harness.key("Down");
    harness.said();
    harness.key("F1");
    CHECK_FALSE(contains(harness.said(), "deletes the game"));
}

TEST_CASE("A row of a game tells Black, another level than the lowest and two boards, behind all else") {
    ports::journal::StoredGame game = unfinished_game(7, 3);
    game.game.settings.white = rules::table::Seat::Computer;
    game.game.settings.black = rules::table::Seat::Blind;
    game.game.settings.boards = rules::table::Boards::Two;
    SessionHarness harness;
    harness.start({game});
    CHECK(contains(harness.view().list->rows, "of the 20th of November, 14:30, as Black, level 3, two boards"));
    SessionHarness usual;
    usual.start({unfinished_game(7, 1)});
    CHECK(usual.view().list->rows.front().ends_with("14:30"));
}

TEST_CASE("A game is given a name, which stands in front of its row, and an empty line takes it away") {
    SessionHarness harness;
    harness.start({kept_game(7, 1)});
    choose(harness, "Games played: 1");
    harness.said();
    harness.key("Shift+Enter");
    CHECK(harness.said() == Lines{"Type a name for the game; nothing, and it has none."});
    harness.type("The Immortal ");
    harness.said();
    harness.key("Enter");
    CHECK(contains(harness.said(), "The Immortal: You against Stockfish: White wins"));
    harness.key("Shift+Enter");
    harness.said();
    harness.key("Enter");
    CHECK_FALSE(contains(harness.said(), "Immortal"));
    CHECK(harness.view().list->rows.front().starts_with("You against"));
}
