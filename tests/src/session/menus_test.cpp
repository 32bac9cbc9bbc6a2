#include "src/session/core/key_words.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <set>

using evening::begun;
using evening::choose;
using evening::Evening;
using evening::go_to;
using evening::say_yes;
using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

TEST_CASE("The first words say what this is, which keys help, and where one is") {
    Evening evening;
    evening.start();
    CHECK(evening.said() ==
          Lines{"Welcome to Klangbrett, chess by ear. Up arrow and Down arrow go through the menu, Enter "
                "chooses, F1 helps anywhere. New game."});
}

TEST_CASE("Arrows go through the menu and stop at its ends with the cue of an edge") {
    Evening evening;
    evening.start();
    evening.said();
    evening.keys({"Down", "Down", "Down", "Down", "Down"});
    CHECK(evening.heard() == Lines{"Settings", "Sounds", "Keys", "Quit", "[board_edge] Quit"});
    evening.keys({"Home", "Up"});
    CHECK(evening.heard() == Lines{"New game", "[board_edge] New game"});
}

TEST_CASE("Letters typed in a menu go to the row that begins with them") {
    Evening evening;
    evening.start();
    evening.said();
    evening.type("s");
    evening.type("s");
    evening.pass(2s);
    evening.type("z");
    CHECK(evening.heard() == Lines{"Settings", "Sounds", "[board_edge] Nothing here begins with z."});
}

TEST_CASE("Letters typed within a second are one word, and one that fits nothing is left out of it") {
    Evening evening;
    evening.start();
    evening.said();
    evening.type("soku");
    CHECK(evening.heard() == Lines{"Settings", "Sounds", "[board_edge] Nothing here begins with sok.", "Sounds"});
    evening.key("Home");
    evening.type("se");
    CHECK(evening.heard() == Lines{"New game", "Settings", "Settings"});
    evening.pass(2s);
    evening.type("k");
    CHECK(evening.heard() == Lines{"Keys"});
}

TEST_CASE("A space belongs to the word where a row goes on with it, and else it chooses") {
    Evening evening;
    evening.start();
    evening.said();
    evening.type("new");
    evening.key("Space");
    evening.type("g");
    CHECK(evening.said().back() == "New game");
    CHECK(evening.model().participants.front().screens.size() == 1);
    evening.type("a");
    evening.key("Space");
    CHECK(evening.model().participants.front().screens.size() == 2);
    evening.key("Escape");
    evening.type("new");
    evening.pass(2s);
    evening.key("Space");
    CHECK(evening.model().participants.front().screens.size() == 2);
}

TEST_CASE("The wheel of the mouse ends a word that is typed") {
    Evening evening;
    evening.start();
    evening.type("n");
    evening.tell(session::RowPointed{1});
    evening.said();
    evening.type("s");
    CHECK(evening.said() == Lines{"Sounds"});
}

TEST_CASE("Among settings a row that opens a list says so, but in the short form") {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    go_to(evening, "Talking clock");
    CHECK(evening.said().back() == "Talking clock, list");
    evening.keys({"Left", "Enter", "Escape"});
    const Lines said = evening.said();
    CHECK(said.front() == "Talking clock, list");
    CHECK(said.back() == "Settings. Talking clock, list");
    go_to(evening, "Speech: normal");
    evening.key("Left");
    go_to(evening, "Talking clock");
    CHECK(evening.said().back() == "Talking clock");
}

TEST_CASE("Settings change with the arrows, are said, and stick") {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    choose(evening, "Speech and voices");
    evening.key("Right");
    CHECK(evening.said().back() == "Speed: 195 words a minute");
    CHECK(std::holds_alternative<session::ApplyPreferences>(evening.effects()[evening.effects().size() - 2]));
    CHECK(evening.model().preferences.words_per_minute == 195);
}

TEST_CASE("A new game is played by the Laws chosen for it") {
    Evening evening;
    evening.start();
    evening.key("Enter");
    evening::go_to(evening, "Laws: FIDE 2005");
    evening.said();
    const std::size_t editions = evening.model().equipment->editions.size();
    std::string edition;
    for (std::size_t tried = 0; tried < editions && edition != "Laws: FIDE 2023"; ++tried) {
        evening.key("Right");
        edition = evening.said().back();
    }
    REQUIRE(edition == "Laws: FIDE 2023");
    evening.keys({"Home", "Enter"});
    REQUIRE(evening.model().game);
    CHECK(evening.model().game->table.settings.edition == "fide-2023");
    CHECK(evening.model().game->table.laws.articles.at(rules::laws::Rule::Resignation) == "5.1.2");
}

TEST_CASE("The language changes at once, on the very row that changes it") {
    Evening evening;
    evening.start();
    evening.type("s");
    evening.keys({"Enter", "Left"});
    CHECK(evening.said().back() == "Sprache: Deutsch");
    evening.key("Escape");
    CHECK(evening.said().back() == "Hauptmenü. Einstellungen");
}

TEST_CASE("A setting at its end goes no further and says so by the cue of an edge") {
    settings::Preferences loud;
    loud.speech_volume = 100;
    Evening evening(loud);
    evening.start();
    evening.said();
    evening.key("=");
    CHECK(evening.heard() == Lines{"[board_edge] Loudness of speech: 100 percent"});
}

TEST_CASE("Quitting asks first, and no is the answer in focus") {
    Evening evening;
    evening.start();
    evening.said();
    evening.key("Escape");
    CHECK(evening.said() == Lines{"Leave Klangbrett? No. Down arrow for yes, then Enter."});
    evening.key("Enter");
    CHECK(!evening.has_quit());
    CHECK(evening.said() == Lines{"Main menu. New game"});
    evening.keys({"Escape", "Down", "Enter"});
    CHECK(evening.has_quit());
    CHECK(evening.said().back() == "Goodbye.");
}

TEST_CASE("A question is answered by the first letter too") {
    Evening evening;
    evening.start();
    evening.key("Escape");
    evening.type("n");
    CHECK(!evening.has_quit());
    evening.key("Escape");
    evening.type("y");
    CHECK(evening.has_quit());
}

TEST_CASE("Each cue can be heard by itself") {
    Evening evening;
    evening.start();
    evening.keys({"Down", "Down", "Enter"});
    evening.said();
    for (const sounds::cues::Cue cue : sounds::cues::all_cues) {
        evening.key("Enter");
        const Lines heard = evening.heard();
        REQUIRE(heard.size() == 1);
        CHECK(heard.front().substr(0, heard.front().find(']')) == "[" + std::string(sounds::cues::name(cue)));
        evening.key("Down");
        evening.said();
    }
}

TEST_CASE("Help tells the keys of where one is, and twice lists them all") {
    Evening evening;
    evening.start();
    evening.said();
    evening.key("F1");
    CHECK(evening.said().front().find("Up arrow and Down arrow go through the list, letters go to the row that begins "
                                      "with them, Enter chooses.") == 0);
    evening.key("F1");
    CHECK(evening.said().front() == "Keys. Up arrow: previous");
}

TEST_CASE("After a game its help tells what there is to do then") {
    Evening evening = begun();
    evening.move("e4");
    evening.key("Ctrl+r");
    evening.said();
    evening.key("F1");
    CHECK(evening.said() == Lines{"Up arrow and Down arrow go through the list, Enter chooses. Escape goes back. F1 "
                                  "twice: all keys."});
    say_yes(evening);
    evening.said();
    evening.key("F1");
    CHECK(evening.said() == Lines{"The game is over. Arrow keys go over the board. l: the last move. o: this square. "
                                  "F9: the moves of the game, the scoresheet, a new game. F1 twice: all keys."});
}

TEST_CASE("Help tells of less and more only where there is a value to change") {
    Evening evening;
    evening.start();
    evening.said();
    evening.key("F1");
    CHECK(evening.said() ==
          Lines{"Up arrow and Down arrow go through the list, letters go to the row that begins with them, "
                "Enter chooses. Escape asks whether "
                "to quit. F1 twice: all keys."});
    choose(evening, "Settings");
    evening.said();
    evening.key("F1");
    CHECK(evening.said() ==
          Lines{"Up arrow and Down arrow go through the list, letters go to the row that begins with them, "
                "Enter chooses. Left arrow and Right "
                "arrow change a value. Escape goes back. F1 twice: all keys."});
}

TEST_CASE("The key map is chosen in the settings, holds at once, and every sentence names its keys") {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    go_to(evening, "Keys: Klangbrett");
    evening.said();
    evening.keys({"Right", "Right", "Right"});
    CHECK(evening.heard() == Lines{"Keys: lichess", "Keys: WinBoard for JAWS", "[board_edge] Keys: WinBoard for JAWS"});
    evening.keys({"Left", "Left", "Left"});
    CHECK(evening.heard().back() == "Keys: Chessmart");
    CHECK(evening.model().preferences.key_map == "chessmart");
    CHECK(evening.view().hint == "F1: help");
    evening.keys({"Escape", "Home", "Enter", "Home", "Enter"});
    REQUIRE(evening.model().game);
    CHECK(evening.view().hint == "F5: help");
    evening.said();
    evening.key("F1");
    CHECK(evening.said().front().find("king") != std::string::npos);
    evening.key("F5");
    CHECK(evening.said().front().find("F5 twice: all keys.") != std::string::npos);
}

TEST_CASE("Both sides’ men are told by colour, whoever is asked") {
    settings::Preferences black;
    black.side = settings::SideChoice::Black;
    Evening evening = begun(black);
    evening.said();
    evening.key("Ctrl+F5");
    const std::string white = evening.said().back();
    CHECK(white.starts_with("White: "));
    CHECK(white.find("Eva eins") != std::string::npos);
    evening.key("Ctrl+Shift+F5");
    const std::string dark = evening.said().back();
    CHECK(dark.starts_with("Black: "));
    evening.key("Ctrl+F6");
    CHECK(evening.said() == Lines{white + ". " + dark});
}

TEST_CASE("Signs that are typed are said by their names, typed, erased and read") {
    Evening evening = begun();
    evening.key("i");
    evening.said();
    evening.type("e-4.");
    CHECK(evening.said() == Lines{"e", "minus", "4", "full stop"});
    evening.key("Up");
    CHECK(evening.said() == Lines{"e minus 4 full stop"});
    evening.key("Backspace");
    CHECK(evening.said() == Lines{"full stop erased"});
    evening.type("،");
    CHECK(evening.said() == Lines{"comma"});
}

TEST_CASE("Back at a line from another screen, what was typed so far is told") {
    Evening evening = begun();
    evening.key("i");
    evening.type("Nf");
    evening.key("Shift+F10");
    evening.said();
    evening.key("Escape");
    CHECK(evening.said() == Lines{"Type a move. So far: Nf"});
}

TEST_CASE("Every key of the keypad has a name in every language") {
    for (const std::string& language : evening::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        const session::Model model = session::begin(evening::equipment(), preferences);
        const session::Scene scene{model, session::Now{}};
        for (const char* chord : {"Keypad.", "Keypad*", "Keypad/", "Keypad+", "Keypad-", "Keypad7", "Menu"})
            CHECK(plain_text(session::chord_words(scene, {chord})) != chord);
    }
}

TEST_CASE("The key describer names each key instead of obeying it, until Escape") {
    Evening evening;
    evening.start();
    evening.keys({"Ctrl+F1"});
    CHECK(evening.said().back() == "Press any key to hear what it does. Escape leaves.");
    evening.keys({"Ctrl+Up", "Enter", "Ctrl+q"});
    CHECK(evening.said() == Lines{"Control plus Up arrow: faster speech", "Enter: chooses",
                                  "Control plus q: quits the program; asks first"});
    evening.tell(session::UnknownKey{{"Ctrl+j"}});
    CHECK(evening.said() == Lines{"Control plus j: nothing here"});
    evening.key("Escape");
    CHECK(evening.said() == Lines{"Keys work again."});
}

TEST_CASE("Every key has help in every language, and no two commands share their words") {
    for (const std::string& language : evening::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        Evening evening(preferences);
        evening.start();
        evening.said();
        std::set<std::string> sentences;
        std::set<session::Command> commands;
        for (const session::KeyMap& map : evening.model().equipment->key_maps) {
            for (const session::Binding& binding : map.bindings) {
                session::Step step{evening.model(), session::Now{}, {}};
                const std::string words = plain_text(session::command_words(step, binding.command, binding.number));
                INFO(binding.chord.name << " in " << language << " and " << map.name);
                CHECK(!words.empty());
                CHECK(!plain_text(session::chord_words(step, binding.chord)).empty());
                if (binding.number == 1 && commands.insert(binding.command).second)
                    CHECK(sentences.insert(words).second);
            }
        }
    }
}

TEST_CASE("What was said can be gone through again, and asking for it adds nothing") {
    Evening evening;
    evening.start();
    evening.key("F7");
    evening.key("F1");
    evening.said();
    evening.keys({",", ",", "."});
    const Lines said = evening.said();
    REQUIRE(said.size() == 3);
    CHECK(said[0].find("Welcome") == 0);
    CHECK(said[1].find("Welcome") == 0);
    CHECK(said[2].find("Up arrow and Down arrow") == 0);
    evening.keys({"Alt+1", "Alt+2", "Alt+3"});
    CHECK(evening.heard().back() == "[board_edge] There are not so many messages.");
}

TEST_CASE("Ctrl alone asks for silence and says nothing") {
    Evening evening;
    evening.start();
    evening.said();
    evening.key("Ctrl");
    CHECK(evening.said().empty());
    CHECK(std::holds_alternative<session::HushSpeech>(evening.effects().back()));
}

TEST_CASE("A letter that answers nothing tells the question again with the answer in focus, whichever that is") {
    Evening evening;
    evening.start();
    evening.key("Escape");
    evening.said();
    evening.type("x");
    CHECK(evening.said() == Lines{"Leave Klangbrett? No."});
    evening.keys({"Down"});
    evening.said();
    evening.type("x");
    CHECK(evening.said() == Lines{"Leave Klangbrett? Yes."});
    CHECK(!evening.has_quit());
}

TEST_CASE("A question asked twice is asked once") {
    Evening evening;
    evening.start();
    evening.keys({"Ctrl+q", "Ctrl+q", "Ctrl+q"});
    evening.said();
    evening.key("Escape");
    CHECK(evening.said() == Lines{"Main menu. New game"});
}

TEST_CASE("The main menu's list of keys begins with those of the board") {
    Evening evening;
    evening.start();
    evening.keys({"k"});
    evening.type("k");
    evening.said();
    evening.key("Enter");
    CHECK(evening.said() == Lines{"Keys. Up arrow: one square up"});
    evening.keys({"F1", "F1"});
    evening.key("Escape");
    CHECK(evening.said().back() == "Main menu. Keys");
}

TEST_CASE("The key describer is silent on no key, not even on letters and Shift") {
    Evening evening;
    evening.start();
    evening.keys({"Ctrl+F1"});
    evening.said();
    evening.type("s");
    CHECK(evening.said() == Lines{"s: goes to the next row that begins with it"});
    evening.key("Shift");
    CHECK(evening.said() == Lines{"Shift: pauses the speech, or goes on"});
    evening.key("Escape");
    evening.keys({"Enter", "Enter", "i", "Ctrl+F1"});
    evening.said();
    evening.type(" ");
    CHECK(evening.said() == Lines{"Space: is written into the line"});
}

TEST_CASE("The key list tells the keys of a row of numbers together") {
    Evening evening;
    evening.start();
    evening.keys({"Enter", "Enter", "Shift+F1"});
    evening.said();
    evening.type("1");
    CHECK(evening.said() == Lines{"1 to 8: to rank 1 to 8"});
    evening.key("Enter");
    CHECK(evening.said() == Lines{"1 to 8: to rank 1 to 8"});
    evening.type("a");
    CHECK(evening.said().back() == "Alt plus k: where the kings stand");
    evening.type("aaaaaa");
    CHECK(evening.said().back() == "Alt plus 1 to Alt plus 9: the last message, the one before it, and so on");
}

TEST_CASE("An output that is lost and found again is told, and the settings say where one is heard") {
    using session::Outlet;
    using sounds::device::Trouble;
    Evening evening;
    evening.start();
    evening.tell(session::SoundFound{Outlet::Own, "headphones", 128});
    evening.said();
    evening.tell(session::SoundLost{Outlet::Own, Trouble::Lost});
    CHECK(evening.said() == Lines{"The sound output has stopped. It is looked for, and what is said waits for it."});
    evening.tell(session::SoundFound{Outlet::Own, "headphones", 256});
    CHECK(evening.said() == Lines{"The sound is back, on headphones."});
    evening.tell(session::SoundFound{Outlet::Own, "headphones", 256});
    CHECK(evening.said().empty());
    evening.tell(session::SoundLost{Outlet::Room, Trouble::NoDevice});
    CHECK(evening.said() == Lines{"Nothing is heard in the room. There is no sound output. It is looked for."});
    choose(evening, "Settings");
    choose(evening, "Sounds and outputs");
    go_to(evening, "Sound: headphones, 256 samples at a time");
}

TEST_CASE("A message is spelled letter by letter, and a square in it in the announcing words") {
    Evening evening;
    evening.start();
    evening.tell(session::SoundFailed{"F1 at e4"});
    evening.said();
    evening.key("F11");
    evening.key("F11");
    CHECK(evening.said().back() == "S o u n d t r o u b l e: F 1 a t Eva vier");
}
