#include "src/session/core/key_words.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>

using harness::begun;
using harness::choose;
using harness::contains;
using harness::go_to;
using harness::say_yes;
using harness::SessionHarness;
using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

namespace {

/// The library's list of games that are not over, with these numbers, each as many moves old.
session::GamesListed listed(std::initializer_list<std::int64_t> numbers) {
    session::GamesListed games;
    for (const std::int64_t number : numbers)
        games.games.push_back({.id = {number},
                               .white = std::nullopt,
                               .black = std::nullopt,
                               .opponent = std::nullopt,
                               .started = "2026-01-01 10:00:00",
                               .plies = 2 * static_cast<int>(number),
                               .result = std::nullopt});
    return games;
}

} // namespace

TEST_CASE("The first words say what this is, which keys help, and where one is") {
    SessionHarness harness;
    harness.start();
    CHECK(harness.said() ==
          Lines{"Welcome to Klangbrett, chess by ear. Up arrow and Down arrow go through the menu, Enter "
                "chooses, F1 helps anywhere. If you are new here, End and then Up arrow lead to the "
                "first steps. New game."});
}

TEST_CASE("The first start leads to the first steps, which are left at any time, and only the first one does") {
    SessionHarness harness;
    harness.tell(session::GamesListed{});
    harness.tell(session::ProgramStarted{.is_first = true});
    CHECK(
        harness.said() ==
        Lines{"Welcome to Klangbrett, chess by ear. F1 helps anywhere. These are the first steps. This takes a minute. "
              "Down arrow goes on, Left arrow and Right arrow change a value, Escape leaves at any time."});
    const auto keeps_settings = [](const session::Effect& effect) {
        return std::holds_alternative<session::ApplyPreferences>(effect);
    };
    CHECK(std::ranges::count_if(harness.effects(), keeps_settings) == 1);
    harness.key("Down");
    CHECK(harness.said() == Lines{"Language: English"});
    harness.key("Escape");
    CHECK(harness.said() == Lines{"Main menu. New game"});
}

TEST_CASE("Whoever has games, or nothing but lines, is not led to the first steps") {
    SessionHarness known;
    known.tell(listed({1}));
    known.tell(session::ProgramStarted{.is_first = true});
    CHECK(known.view().title == "Main menu");
    SessionHarness lines;
    lines.tell(session::GamesListed{});
    lines.tell(session::ProgramStarted{.has_window = false, .is_first = true});
    CHECK(lines.view().title == "Main menu");
}

TEST_CASE("Arrows go through the menu and stop at its ends with the cue of an edge") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.keys({"Down", "Down", "Down", "Down", "Down", "Down", "Down"});
    CHECK(harness.heard() == Lines{"Settings", "Sounds", "Keys", "School", "First steps", "Quit", "[board_edge] Quit"});
    harness.keys({"Home", "Up"});
    CHECK(harness.heard() == Lines{"New game", "[board_edge] New game"});
}

TEST_CASE("Letters typed in a menu go to the row that begins with them") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.type("s");
    harness.type("s");
    harness.pass(2s);
    harness.type("z");
    CHECK(harness.heard() == Lines{"Settings", "Sounds", "[board_edge] Nothing here begins with z."});
}

TEST_CASE("Letters typed within a second are one word, and one that fits nothing is left out of it") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.type("soku");
    CHECK(harness.heard() == Lines{"Settings", "Sounds", "[board_edge] Nothing here begins with sok.", "Sounds"});
    harness.key("Home");
    harness.type("se");
    CHECK(harness.heard() == Lines{"New game", "Settings", "Settings"});
    harness.pass(2s);
    harness.type("k");
    CHECK(harness.heard() == Lines{"Keys"});
}

TEST_CASE("A space belongs to the word where a row goes on with it, and else it chooses") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.type("new");
    harness.key("Space");
    harness.type("g");
    CHECK(harness.said().back() == "New game");
    CHECK(harness.model().participants.at({}).screens.size() == 1);
    harness.type("a");
    harness.key("Space");
    CHECK(harness.model().participants.at({}).screens.size() == 2);
    harness.key("Escape");
    harness.type("new");
    harness.pass(2s);
    harness.key("Space");
    CHECK(harness.model().participants.at({}).screens.size() == 2);
}

TEST_CASE("The wheel of the mouse ends a word that is typed") {
    SessionHarness harness;
    harness.start();
    harness.type("n");
    harness.tell(session::RowPointed{1});
    harness.said();
    harness.type("s");
    CHECK(harness.said() == Lines{"Sounds"});
}

TEST_CASE("Among settings a row that opens a list says so, but in the short form") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    go_to(harness, "Talking clock");
    CHECK(harness.said().back() == "Talking clock, list");
    harness.keys({"Left", "Enter", "Escape"});
    const Lines said = harness.said();
    CHECK(said.front() == "Talking clock, list");
    CHECK(said.back() == "Settings. Talking clock, list");
    go_to(harness, "Speech: normal");
    harness.key("Left");
    go_to(harness, "Talking clock");
    CHECK(harness.said().back() == "Talking clock");
}

TEST_CASE("Settings change with the arrows, are said, and stick") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    harness.key("Right");
    CHECK(harness.said().back() == "Speed: 195 words a minute");
    CHECK(std::holds_alternative<session::ApplyPreferences>(harness.effects()[harness.effects().size() - 2]));
    CHECK(harness.model().preferences.words_per_minute == 195);
}

TEST_CASE("What was changed for a new game is undone by leaving the list, and kept by beginning the game") {
    SessionHarness harness;
    harness.start();
    const settings::Preferences before = harness.model().preferences;
    harness.key("Enter");
    go_to(harness, "Time: no clocks");
    harness.keys({"Right", "Right"});
    go_to(harness, "You play: White");
    harness.key("Right");
    CHECK(harness.model().preferences.time_control == "300+3");
    harness.said();
    harness.key("Escape");
    CHECK(harness.said() == Lines{"What you changed for the new game is undone. Main menu. New game"});
    CHECK(harness.model().preferences == before);
    harness.keys({"Enter", "Escape"});
    CHECK(harness.said().back() == "Main menu. New game");
    harness.key("Enter");
    go_to(harness, "Time: no clocks");
    harness.keys({"Right", "Home", "Enter"});
    REQUIRE(harness.has_game());
    CHECK(harness.model().preferences.time_control == "180+2");
}

TEST_CASE("Enter goes through all values of a setting and comes back to the first") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    harness.keys({"Down", "Home"});
    const auto language = [&harness] { return harness.model().preferences.language; };
    const std::string first = language();
    harness.key("Enter");
    CHECK(language() != first);
    for (std::size_t press = 1; press < harness::languages().size(); ++press) harness.key("Enter");
    CHECK(language() == first);
}

TEST_CASE("Enter goes round through times, voices and accents as well") {
    SessionHarness harness;
    harness.start();
    const auto row_in_focus = [&harness] {
        const auto list = harness.view().list;
        return list->rows.at(list->focus);
    };
    const auto comes_back = [&](const std::string& row) {
        go_to(harness, row);
        harness.key("Enter");
        CHECK(row_in_focus() != row);
        for (int press = 0; row_in_focus() != row && press < 50; ++press) harness.key("Enter");
        CHECK(row_in_focus() == row);
    };
    harness.key("Enter");
    comes_back("Time: no clocks");
    harness.key("Escape");
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    harness.key("Home");
    std::size_t voices = 0;
    const Lines rows = harness.view().list->rows;
    for (const std::string& row : rows)
        if (row.starts_with("Voice, ") || row.starts_with("Accent, ")) {
            comes_back(row);
            ++voices;
        }
    CHECK(voices > 0);
}

TEST_CASE("Settings of the program stay changed whichever list they were changed in") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    go_to(harness, "Language: English");
    harness.key("Left");
    const std::string language = harness.model().preferences.language;
    CHECK(language != "en");
    harness.key("Escape");
    CHECK(harness.model().preferences.language == language);
}

TEST_CASE("Whoever quits from the list of a new game leaves it unbegun") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    go_to(harness, "Time: no clocks");
    harness.key("Right");
    harness.tell(session::EndRequested{});
    CHECK(harness.model().preferences.time_control == "-");
    const auto& effects = harness.effects();
    const auto last = std::find_if(effects.rbegin(), effects.rend(), [](const session::Effect& effect) {
        return std::holds_alternative<session::ApplyPreferences>(effect);
    });
    REQUIRE(last != effects.rend());
    CHECK(std::get<session::ApplyPreferences>(*last).preferences.time_control == "-");
}

TEST_CASE("A time for a new game is told with what the Laws chosen call a game of that length") {
    settings::Preferences preferences;
    preferences.time_control = "900+10";
    preferences.edition = "fide-2023";
    SessionHarness harness(preferences);
    harness.start();
    harness.key("Enter");
    go_to(harness, "Time for each player: 15 minutes plus 10 seconds a move: rapid chess");
    CHECK(harness.said().back() == "Time for each player: 15 minutes plus 10 seconds a move: rapid chess");
    harness.key("Left");
    CHECK(harness.said().back() == "Time for each player: 10 minutes plus 5 seconds a move: rapid chess");
    harness.keys({"Left", "Left"});
    CHECK(harness.said().back() == "Time for each player: 3 minutes plus 2 seconds a move: blitz");
    harness.keys({"Right", "Right", "Right", "Right", "Right", "Right", "Right"});
    CHECK(harness.said().back() == "Time for each player: 1 hour 30 minutes plus 30 seconds a move: standard chess");
}

TEST_CASE("A time control of one's own is built in a list, told whole as it grows, and played with") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    choose(harness, "Your own time: none yet");
    harness.said();
    harness.key("Right");
    CHECK(harness.said().back() ==
          "2 periods. In all: 40 moves in 1 hour 30 minutes plus 30 seconds a move, then 1 hour "
          "30 minutes plus 30 seconds a move");
    go_to(harness, "Period 2: 1 hour 30 minutes");
    harness.key("Enter");
    harness.type("30");
    harness.key("Enter");
    CHECK(harness.said().back() ==
          "Period 2: 30 minutes. In all: 40 moves in 1 hour 30 minutes plus 30 seconds a move, "
          "then 30 minutes plus 30 seconds a move");
    go_to(harness, "With each move: added time");
    harness.key("Left");
    CHECK(harness.model().preferences.time_control == "40/5400:1800");
    harness.key("Escape");
    go_to(harness, "Time for each player: 40 moves in 1 hour 30 minutes, then 30 minutes: standard chess");
    harness.key("Left");
    harness.key("Right");
    CHECK(harness.model().preferences.time_control == "40/5400:1800");
    harness.keys({"Home", "Enter"});
    REQUIRE(harness.has_game());
    CHECK(rules::table::write_time_control(harness.game().table.settings.time) == "40/5400:1800");
}

TEST_CASE("A whole time control is typed in minutes and seconds a move, and what is none is refused") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    choose(harness, "Your own time: none yet");
    choose(harness, "Type all of it");
    harness.type("40/120:soon");
    harness.key("Enter");
    const Lines refused = harness.said();
    CHECK(contains(refused, "“40 slash 120 colon soon” is no such time."));
    harness.type("40/120:30+30");
    harness.key("Enter");
    CHECK(contains(harness.said(), "Your own time: 40 moves in 2 hours, then 30 minutes plus 30 seconds a move"));
    CHECK(harness.model().preferences.own_time_control == "40/7200:1800+30");
    go_to(harness, "With each move: not the same in every period");
}

TEST_CASE("A new game is played by the Laws chosen for it") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    harness::go_to(harness, "Laws: FIDE 2005");
    harness.said();
    const std::size_t editions = harness.model().equipment->editions.size();
    std::string edition;
    for (std::size_t tried = 0; tried < editions && edition != "Laws: FIDE 2023"; ++tried) {
        harness.key("Right");
        edition = harness.said().back();
    }
    REQUIRE(edition == "Laws: FIDE 2023");
    harness.keys({"Home", "Enter"});
    REQUIRE(harness.has_game());
    CHECK(harness.game().table.settings.edition == "fide-2023");
    CHECK(harness.game().table.laws.articles.at(rules::laws::Rule::Resignation) == "5.1.2");
}

TEST_CASE("The focus stays on its row when rows above it come and go") {
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    // The Laws of 2023 have Chess960, whose rows stand above that of the Laws; those before do not.
    go_to(harness, "Laws: FIDE 2005");
    while (harness.model().preferences.edition != "fide-2023") harness.key("Right");
    go_to(harness, "Game: chess");
    while (harness.model().preferences.variant != "chess960") harness.key("Right");
    go_to(harness, "Laws: FIDE 2023");
    harness.said();
    const std::string language = harness.model().preferences.language;
    harness.keys({"Left", "Left", "Left", "Right"});
    for (const std::string& line : harness.said()) CHECK(line.starts_with("Laws: "));
    CHECK(harness.model().preferences.language == language);
    const session::View view = harness.view();
    REQUIRE(view.list);
    CHECK(view.list->rows[view.list->focus].starts_with("Laws: "));
}

TEST_CASE("A row that has gone is not acted on in place of the one that was told") {
    SessionHarness harness;
    harness.tell(session::ProgramStarted{1});
    harness.tell(listed({9, 8, 7}));
    choose(harness, "Unfinished games: 3");
    harness.key("Down");
    harness.tell(listed({9, 7}));
    harness.said();
    const auto loads = [&harness] {
        return std::ranges::count_if(harness.effects(), [](const session::Effect& effect) {
            return std::holds_alternative<session::LoadGame>(effect);
        });
    };
    harness.key("Enter");
    CHECK(loads() == 0);
    const Lines heard = harness.heard();
    REQUIRE(heard.size() == 1);
    CHECK(heard.front().starts_with("[board_edge]"));
    CHECK(contains(heard, "move 8"));
    harness.key("Enter");
    CHECK(loads() == 1);
}

TEST_CASE("A click just after rows have come or gone by themselves only tells the row that is there") {
    SessionHarness harness;
    harness.tell(session::ProgramStarted{1});
    harness.tell(listed({9, 8, 7}));
    choose(harness, "Unfinished games: 3");
    harness.tell(listed({9, 7}));
    harness.said();
    const auto loads = [&harness] {
        return std::ranges::count_if(harness.effects(), [](const session::Effect& effect) {
            return std::holds_alternative<session::LoadGame>(effect);
        });
    };
    harness.tell(session::RowClicked{1}); // where the eighth stood a moment ago
    CHECK(loads() == 0);
    CHECK(contains(harness.said(), "move 8")); // of the seventh
    harness.pass(600ms);
    harness.tell(session::RowClicked{1});
    CHECK(loads() == 1);
}

TEST_CASE("The games listed late leave the focus where it is") {
    SessionHarness harness;
    harness.tell(session::ProgramStarted{1});
    harness.key("Down");
    harness.said();
    harness.tell(listed({7}));
    harness.keys({"Up", "Up"});
    const Lines said = harness.said();
    CHECK(said.front() == "New game");
    CHECK(said.back().starts_with("Resume"));
}

TEST_CASE("A library that is damaged at the start is asked about in place of the first words") {
    SessionHarness harness;
    const auto damaged = [](session::LibraryRequest request) {
        return session::LibraryFailed{request, std::nullopt, {ports::journal::Problem::Damaged, "page 3"}};
    };
    harness.tell(damaged(session::LibraryRequest::List));
    harness.tell(session::ProgramStarted{1});
    harness.tell(damaged(session::LibraryRequest::Copy));
    const Lines said = harness.said();
    CHECK(harness::contains(said, "page 3"));
    CHECK(std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()));
    harness.pass(1s);
    harness.key("Escape");
    CHECK(harness::contains(harness.said(), "New game"));
}

TEST_CASE("The language changes at once, on the very row that changes it") {
    SessionHarness harness;
    harness.start();
    harness.type("s");
    harness.keys({"Enter", "Left"});
    CHECK(harness.said().back() == "Sprache: Deutsch");
    harness.key("Escape");
    CHECK(harness.said().back() == "Hauptmenü. Einstellungen");
}

TEST_CASE("A setting at its end goes no further and says so by the cue of an edge") {
    settings::Preferences loud;
    loud.speech_volume = 100;
    SessionHarness harness(loud);
    harness.start();
    harness.said();
    harness.key("=");
    CHECK(harness.heard() == Lines{"[board_edge] Volume of speech: 100 percent"});
}

TEST_CASE("Quitting asks first, and no is the answer in focus") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.key("Escape");
    CHECK(harness.said() == Lines{"Leave Klangbrett? No. Down arrow for yes, then Enter."});
    harness.key("Enter");
    CHECK(!harness.has_quit());
    CHECK(harness.said() == Lines{"Main menu. New game"});
    harness.keys({"Escape", "Down", "Enter"});
    CHECK(harness.has_quit());
    CHECK(harness.said().back() == "Goodbye.");
}

TEST_CASE("A letter goes to the answer that begins with it, and Enter alone gives it") {
    SessionHarness harness;
    harness.start();
    harness.key("Escape");
    harness.said();
    harness.type("y");
    CHECK(harness.said() == Lines{"Yes"});
    CHECK(!harness.has_quit());
    harness.type("n");
    CHECK(harness.said() == Lines{"No"});
    harness.type("y");
    harness.key("Enter");
    CHECK(harness.has_quit());
}

TEST_CASE("Each cue can be heard by itself") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Down", "Down", "Enter"});
    harness.said();
    for (const sounds::cues::Cue cue : sounds::cues::all_cues) {
        harness.key("Enter");
        const Lines heard = harness.heard();
        REQUIRE(heard.size() == 1);
        CHECK(heard.front().substr(0, heard.front().find(']')) == "[" + std::string(sounds::cues::name(cue)));
        harness.key("Down");
        harness.said();
    }
}

TEST_CASE("Help tells the keys of where one is, and twice lists them all") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.key("F1");
    CHECK(harness.said().front().starts_with(
        "Here you choose the opponent, the clocks and the Laws. The first row begins the game. Up arrow and Down arrow "
        "go through the list, letters go to the row that begins with them, Enter chooses."));
    harness.key("F1");
    CHECK(harness.said().front() == "Keys. Up arrow: previous");
}

TEST_CASE("After a game its help tells what there is to do then") {
    SessionHarness harness = begun();
    harness.move("e4");
    harness.key("Ctrl+r");
    harness.said();
    harness.key("F1");
    CHECK(harness.said() ==
          Lines{"Up arrow and Down arrow go through the list, Enter chooses. To answer aloud, hold the key left of 1. "
                "Escape goes back. F1 twice: all keys. The board’s keys for clocks, pieces and the last move work here "
                "too, letters "
                "with Alt."});
    say_yes(harness);
    harness.said();
    harness.key("F1");
    CHECK(harness.said() == Lines{"The game is over. Arrow keys go over the board. l: the last move. o: this square. "
                                  "Shift plus Left arrow: back through the moves. "
                                  "F9: the moves of the game, the scoresheet, a new game. F1 twice: all keys."});
}

TEST_CASE("Help tells of less and more only where there is a value to change") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.key("F1");
    CHECK(harness.said() ==
          Lines{"Here you choose the opponent, the clocks and the Laws. The first row begins the game. "
                "Up arrow and Down arrow go through the list, letters go to the row that begins with them, "
                "Enter chooses. Escape asks whether "
                "to quit. F1 twice: all keys."});
    choose(harness, "Settings");
    harness.said();
    harness.key("F1");
    CHECK(harness.said() ==
          Lines{"The language of everything that is said and shown. It changes at once. "
                "Up arrow and Down arrow go through the list, letters go to the row that begins with them, "
                "Enter: the next value. Left arrow and Right arrow change it. Escape goes back. "
                "F1 twice: all keys."});
}

TEST_CASE("F1 tells of each row of the main menu, the settings, the new game and the cup what it is about") {
    SessionHarness harness;
    SessionHarness played = begun();
    harness.start(played.kept());
    const auto check_rows = [&harness](std::size_t rows) {
        harness.said();
        for (std::size_t row = 0; row < rows; ++row) {
            const std::string here = harness.view().list->rows.at(row);
            INFO(here);
            harness.key("F1");
            const Lines help = harness.said();
            REQUIRE(help.size() == 1);
            CHECK_FALSE(help.front().starts_with("Up arrow"));
            harness.key("Down");
            harness.said();
        }
    };
    check_rows(harness.view().list->rows.size());
    for (const char* list : {"Settings", "New game"}) {
        choose(harness, list);
        check_rows(harness.view().list->rows.size());
        if (list == std::string("New game")) break;
        harness.key("Escape");
    }
    choose(harness, "The cup’s games");
    check_rows(harness.view().list->rows.size());
}

TEST_CASE("F1 tells what each of the arbiter's lists is about") {
    SessionHarness harness = begun("300");
    open_arbiter(harness);
    const std::map<std::string, std::string> about{
        {"Clocks and move counters", "Times and move counters are set here"},
        {"Penalties", "from a warning to expulsion"},
        {"The board and the moves", "Illegal moves and pieces on wrong squares are put right here"},
        {"The result", "Ends the game"}};
    for (const auto& [row, sentence] : about) {
        go_to(harness, row);
        harness.said();
        harness.key("F1");
        CHECK(contains(harness.said(), sentence));
    }
}

TEST_CASE("The key map is chosen in the settings, holds at once, and every sentence names its keys") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    go_to(harness, "Keys: Klangbrett");
    harness.said();
    harness.keys({"Right", "Right", "Right"});
    CHECK(harness.heard() == Lines{"Keys: lichess", "Keys: WinBoard for JAWS", "[board_edge] Keys: WinBoard for JAWS"});
    harness.keys({"Left", "Left", "Left"});
    CHECK(harness.heard().back() == "Keys: Chessmart");
    CHECK(harness.model().preferences.key_map == "chessmart");
    CHECK(harness.view().hint == "F1: help");
    harness.keys({"Escape", "Home", "Enter", "Home", "Enter"});
    REQUIRE(harness.has_game());
    CHECK(harness.view().hint == "F5: help");
    harness.said();
    harness.key("F1");
    CHECK(harness.said().front().find("king") != std::string::npos);
    harness.key("F5");
    CHECK(harness.said().front().find("F5 twice: all keys.") != std::string::npos);
}

TEST_CASE("Both sides’ pieces are told by colour, whoever is asked") {
    settings::Preferences black;
    black.side = settings::SideChoice::Black;
    SessionHarness harness = begun(black);
    harness.said();
    harness.key("Ctrl+F5");
    const std::string white = harness.said().back();
    CHECK(white.starts_with("White: "));
    CHECK(white.find("Eva eins") != std::string::npos);
    harness.key("Ctrl+Shift+F5");
    const std::string dark = harness.said().back();
    CHECK(dark.starts_with("Black: "));
    harness.key("Ctrl+F6");
    CHECK(harness.said() == Lines{white + ". " + dark});
}

TEST_CASE("Signs that are typed are said by their names, typed, erased and read") {
    SessionHarness harness = begun();
    harness.key("i");
    harness.said();
    harness.type("e-4.");
    CHECK(harness.said() == Lines{"e", "minus", "4", "full stop"});
    harness.key("Up");
    CHECK(harness.said() == Lines{"e minus 4 full stop"});
    harness.key("Backspace");
    CHECK(harness.said() == Lines{"full stop erased"});
    harness.type("،");
    CHECK(harness.said() == Lines{"comma"});
}

TEST_CASE("Back at a line from another screen, what was typed so far is told") {
    SessionHarness harness = begun();
    harness.key("i");
    harness.type("Nf");
    harness.key("Shift+F10");
    harness.said();
    harness.key("Escape");
    CHECK(harness.said() == Lines{"Type a move. So far: Nf"});
}

TEST_CASE("Every key of the keypad has a name in every language") {
    for (const std::string& language : harness::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        const session::Model model = session::begin(harness::equipment(), preferences);
        const session::Scene scene{model, session::Now{}};
        for (const char* chord : {"Keypad.", "Keypad*", "Keypad/", "Keypad+", "Keypad-", "Keypad7", "Menu"})
            CHECK(plain_text(session::chord_words(scene, {chord})) != chord);
    }
}

TEST_CASE("The key describer names each key instead of obeying it, until Escape") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Ctrl+F1"});
    CHECK(harness.said().back() == "Press any key to hear what it does. Escape leaves.");
    harness.keys({"Ctrl+Up", "Enter", "Ctrl+q"});
    CHECK(harness.said() == Lines{"Control plus Up arrow: faster speech", "Enter: chooses",
                                  "Control plus q: quits the program, after confirmation"});
    harness.tell(session::UnknownKey{{"Ctrl+j"}});
    CHECK(harness.said() == Lines{"Control plus j: nothing here"});
    harness.key("Escape");
    CHECK(harness.said() == Lines{"Keys work again."});
}

TEST_CASE("Every key has help in every language, and no two commands share their words") {
    for (const std::string& language : harness::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        harness.start();
        harness.said();
        std::set<std::string> sentences;
        std::set<session::Command> commands;
        for (const session::KeyMap& map : harness.model().equipment->key_maps) {
            for (const session::Binding& binding : map.bindings) {
                const session::Model model = harness.model();
                const session::Scene context{model, session::Now{}};
                const std::string words = plain_text(session::command_words(context, binding.command, binding.number));
                INFO(binding.chord.name << " in " << language << " and " << map.name);
                CHECK(!words.empty());
                CHECK(!plain_text(session::chord_words(context, binding.chord)).empty());
                if (binding.number == 1 && commands.insert(binding.command).second)
                    CHECK(sentences.insert(words).second);
            }
        }
    }
}

TEST_CASE("What was said can be gone through again, and asking for it adds nothing") {
    SessionHarness harness;
    harness.start();
    harness.key("F7");
    harness.key("F1");
    harness.said();
    harness.keys({",", ",", "."});
    const Lines said = harness.said();
    REQUIRE(said.size() == 3);
    CHECK(said[0].find("Welcome") == 0);
    CHECK(said[1].find("Welcome") == 0);
    CHECK(said[2].starts_with("Here you choose the opponent, the clocks and the Laws. The first row begins the game. "
                              "Up arrow and Down arrow"));
    harness.keys({"Alt+1", "Alt+2", "Alt+3"});
    CHECK(harness.heard().back() == "[board_edge] There are not so many messages.");
}

TEST_CASE("Ctrl alone asks for silence and says nothing") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.key("Ctrl");
    CHECK(harness.said().empty());
    CHECK(std::holds_alternative<session::HushSpeech>(harness.effects().back()));
}

TEST_CASE("A letter that answers nothing tells the question again with the answer in focus, whichever that is") {
    SessionHarness harness;
    harness.start();
    harness.key("Escape");
    harness.said();
    harness.type("x");
    CHECK(harness.said() == Lines{"Leave Klangbrett? No."});
    harness.keys({"Down"});
    harness.said();
    harness.type("x");
    CHECK(harness.said() == Lines{"Leave Klangbrett? Yes."});
    CHECK(!harness.has_quit());
}

TEST_CASE("A question asked twice is asked once") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Ctrl+q", "Ctrl+q", "Ctrl+q"});
    harness.said();
    harness.key("Escape");
    CHECK(harness.said() == Lines{"Main menu. New game"});
}

TEST_CASE("The main menu's list of keys begins with those of the board") {
    SessionHarness harness;
    harness.start();
    harness.keys({"k"});
    harness.type("k");
    harness.said();
    harness.key("Enter");
    CHECK(harness.said() == Lines{"Keys. Up arrow: one square up"});
    harness.keys({"F1", "F1"});
    harness.key("Escape");
    CHECK(harness.said().back() == "Main menu. Keys");
}

TEST_CASE("The key describer is silent on no key, not even on letters and Shift") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Ctrl+F1"});
    harness.said();
    harness.type("s");
    CHECK(harness.said() == Lines{"s: goes to the next row that begins with it"});
    harness.key("Shift");
    CHECK(harness.said() == Lines{"Shift: pauses the speech, or goes on"});
    harness.key("Escape");
    harness.keys({"Enter", "Enter", "i", "Ctrl+F1"});
    harness.said();
    harness.type(" ");
    CHECK(harness.said() == Lines{"Space: is written into the line"});
}

TEST_CASE("The key describer knows the board’s keys that ask in menus and lines, and the one that closes the game’s") {
    SessionHarness harness = begun();
    harness.keys({"F9", "Ctrl+F1"});
    harness.said();
    harness.key("F6");
    CHECK_FALSE(contains(harness.said(), "nothing"));
    harness.key("F9");
    CHECK(contains(harness.said(), "F9: "));
    harness.keys({"Escape", "Escape", "i", "Ctrl+F1"});
    harness.said();
    harness.tell(session::UnknownKey{{"Alt+t"}});
    CHECK(contains(harness.said(), "clocks"));
    harness.tell(session::UnknownKey{{"F9"}});
    CHECK(contains(harness.said(), "nothing"));
}

TEST_CASE("The key describer says of a key that is not the program’s whose it is; elsewhere it does nothing") {
    SessionHarness harness;
    harness.start();
    harness.said();
    const std::string caption = harness.view().caption;
    harness.tell(session::OthersKey{{"Insert"}});
    CHECK(harness.said().empty());
    CHECK(harness.view().caption == caption);
    harness.key("Ctrl+F1");
    harness.said();
    harness.tell(session::OthersKey{{"Insert"}});
    CHECK(harness.said() == Lines{"Insert: belongs to the screen reader or the desktop"});
    harness.tell(session::OthersKey{{"Alt+PrintScreen"}});
    CHECK(harness.said() == Lines{"Alt plus Print Screen: belongs to the screen reader or the desktop"});
}

TEST_CASE("The key list tells the keys of a row of numbers together") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Enter", "Enter", "Shift+F1"});
    harness.said();
    harness.type("1");
    CHECK(harness.said() == Lines{"1 to 8: to rank 1 to 8"});
    harness.key("Enter");
    CHECK(harness.said() == Lines{"1 to 8: to rank 1 to 8"});
    harness.type("a");
    CHECK(harness.said().back() == "Alt plus k: where the kings stand");
    harness.type("aaaaaa");
    CHECK(harness.said().back() == "Alt plus 1 to Alt plus 9: the last message, the one before it, and so on");
}

TEST_CASE("An output that is lost and found again is told, and the settings say where one is heard") {
    using session::SoundOutput;
    using sounds::device::Trouble;
    SessionHarness harness;
    harness.start();
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 128});
    harness.said();
    harness.tell(session::SoundLost{SoundOutput::Own, Trouble::Lost});
    CHECK(harness.said() ==
          Lines{"The sound output has stopped. Klangbrett looks for it, and speech waits until it is back."});
    harness.tell(session::SoundLost{SoundOutput::Own, Trouble::NoDevice});
    CHECK(harness.said().empty());
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 256});
    CHECK(harness.said() == Lines{"The sound is back, on headphones."});
    harness.tell(session::SoundFound{SoundOutput::Own, "headphones", 256});
    CHECK(harness.said().empty());
    harness.tell(session::SoundLost{SoundOutput::Room, Trouble::NoDevice});
    CHECK(harness.said() ==
          Lines{"Nothing is heard in the room. There is no sound output. Klangbrett keeps looking for one."});
    choose(harness, "Settings");
    choose(harness, "Sounds and outputs");
    go_to(harness, "Sound: headphones, 256 samples at a time");
}

TEST_CASE("A transcript that cannot be written is told by its file's name") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::TranscriptFailed{"evening.txt"});
    CHECK(harness.said() == Lines{"The transcript cannot be written: evening.txt"});
}

TEST_CASE("A message is spelled with a pause between words, and a square in it in the announcing words") {
    SessionHarness harness;
    harness.start();
    harness.tell(session::SoundFailed{"F1 at e4"});
    harness.said();
    harness.key("F11");
    harness.key("F11");
    CHECK(harness.said().back() == "S o u n d, t r o u b l e: F 1, a t, Eva vier");
    SessionHarness on_board = begun();
    on_board.key("o"); // words of two languages
    on_board.key("F11");
    on_board.key("F11");
    CHECK(on_board.said().back() == "w h i t e, p a w n, E v a, z w e i");
}

namespace {

/// Somebody who is new here has opened their list.
SessionHarness in_first_steps(const std::string& language) {
    settings::Preferences preferences;
    preferences.language = language;
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"End", "Up", "Enter"});
    return harness;
}

} // namespace

TEST_CASE("Whoever is new here is led to the first steps, in every language, and from there into a game") {
    for (const std::string& language : harness::languages()) {
        SessionHarness harness = in_first_steps(language);
        INFO(language);
        REQUIRE(std::holds_alternative<session::ListScreen>(harness.model().participants.at({}).screens.back()));
        harness.said();
        for (int row = 1; row < 9; ++row) harness.key("Down");
        const auto said = harness.said();
        REQUIRE(said.size() == 8);
        CHECK(contains(said, "Anna"));
        CHECK(contains(said, "acht"));
        CHECK(contains(said, "Eva vier"));
        harness.keys({"End", "Enter"});
        REQUIRE(harness.has_game());
        harness.engine_plays({"e7e5"});
        harness.move("e4");
        CHECK(contains(harness.said(), "Eva fünf"));
    }
}

TEST_CASE("In the first steps a move is typed: it is said as in a game, and nothing is played") {
    for (const std::string& language : harness::languages()) {
        SessionHarness harness = in_first_steps(language);
        for (int row = 1; row < 10; ++row) harness.key("Down");
        INFO(language);
        const auto type = [&harness](const char* text) {
            harness.key("Enter");
            harness.type(text);
            harness.said();
            harness.key("Enter");
            return harness.said();
        };
        const Lines played = type("e4");
        REQUIRE(played.size() == 1);
        CHECK(contains(played, "Eva vier"));
        CHECK_FALSE(harness.has_game());
        CHECK_FALSE(contains(type("e5"), "Eva fünf."));
        CHECK(type("Ne5").size() == 1);
        CHECK(type("xyz").size() == 1);
        CHECK(type("remis").size() == 1);
        CHECK(harness.view().list);
    }
}

TEST_CASE("The first steps are named at the start only where nobody has played yet, and can be left at any row") {
    SessionHarness harness;
    harness.start();
    CHECK(contains(harness.said(), "If you are new here"));
    harness.keys({"End", "Up", "Enter", "Down", "Down", "Escape"});
    CHECK(harness.model().participants.at({}).screens.size() == 1);
    SessionHarness again(harness.model().preferences);
    SessionHarness played = begun();
    again.start(played.kept());
    CHECK_FALSE(contains(again.said(), "If you are new here"));
}

TEST_CASE("The sounds are heard while one walks through their list") {
    SessionHarness harness;
    harness.start();
    harness.keys({"End", "Up", "Up", "Up", "Enter", "Down", "Down"});
    harness.heard();
    harness.key("Up");
    REQUIRE(harness.heard().size() == 1);
}

TEST_CASE("Where another program has the library open that is said once, and its game is not offered") {
    SessionHarness harness;
    harness.start();
    harness.said();
    ports::journal::GameSummary game{};
    game.id = {7};
    game.started = "2026-11-20T14:30:00";
    game.is_held_elsewhere = true;
    harness.tell(session::GamesListed{{game}, true});
    CHECK(contains(harness.said(), "Klangbrett is open a second time."));
    CHECK(harness.view().list->rows.front() == "New game");
    harness.tell(session::GamesListed{{game}, true});
    CHECK_FALSE(contains(harness.said(), "second time"));
    game.is_held_elsewhere = false;
    harness.tell(session::GamesListed{{game}, false});
    CHECK(harness.view().list->rows.front().starts_with("Resume the game"));
}
