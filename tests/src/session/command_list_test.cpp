#include "src/session/core/key_words.hpp"
#include "src/session/widgets/command_list.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using Lines = std::vector<std::string>;

namespace {

const session::ListScreen& on_top(const SessionHarness& harness) {
    return std::get<session::ListScreen>(harness.model().participants.at({}).screens.back());
}

std::size_t count(const SessionHarness& harness) { return harness.view().list->rows.size(); }

bool has_row(const SessionHarness& harness, const std::string& row) {
    const auto rows = harness.view().list->rows;
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

} // namespace

TEST_CASE("A space between the words that are typed chooses nothing") {
    SessionHarness harness = begun();
    harness.key("Shift+F10");
    harness.type("knight");
    harness.said();
    harness.key("Space");
    CHECK(contains(harness.said(), "knight"));
    harness.type("move");
    CHECK(contains(harness.said(), "a knight’s move away"));
    CHECK(std::get<session::ListScreen>(harness.model().participants.at({}).screens.back()).kind ==
          session::ListKind::Commands);
}

TEST_CASE("Every command of the screen is in the list, by name and with its key") {
    SessionHarness harness = begun();
    harness.said();
    harness.key("Shift+F10");
    CHECK(harness.said() == Lines{"Commands. to the square the last move went to: Shift plus l"});
    CHECK(has_row(harness, "the last move: l"));
    CHECK(has_row(harness, "the next king: k"));
    CHECK(has_row(harness, "faster speech: Control plus Up arrow"));
    CHECK(has_row(harness, "material: F7"));
    CHECK_FALSE(has_row(harness, "next: Down arrow")); // of lists
    const Lines rows = harness.view().list->rows;
    for (const std::string& row : rows) {
        CHECK(row.find("to rank ") == std::string::npos);   // digits that stand in a row
        CHECK(row.find("while held") == std::string::npos); // nothing is held here
        CHECK(row.find("every command") == std::string::npos);
    }
}

TEST_CASE("Letters narrow the list by any part of a name, and Backspace widens it again") {
    SessionHarness harness = begun();
    harness.key("Menu");
    const std::size_t all = count(harness);
    harness.said();
    harness.type("mater");
    CHECK(harness.said().back() == "mater: 1. material: F7");
    CHECK(count(harness) == 1);
    for (int letter = 0; letter < 4; ++letter) harness.key("Backspace");
    CHECK(on_top(harness).typed == "m");
    CHECK(count(harness) > 1);
    CHECK(harness.said().back().starts_with("m: "));
    harness.key("Backspace");
    CHECK(count(harness) == all);
    CHECK(harness.said().back().starts_with(std::to_string(all) + " commands. "));
    harness.key("Backspace");
    CHECK(harness.heard().back().starts_with("[board_edge] "));
}

TEST_CASE("The finger’s own keys stand last, and are found by their names") {
    SessionHarness harness = begun();
    harness.key("Shift+F10");
    const Lines rows = harness.view().list->rows;
    REQUIRE(rows.size() > 9);
    CHECK(rows.front() != "one square up: Up arrow");
    CHECK(std::find(rows.end() - 9, rows.end(), "one square up: Up arrow") != rows.end());
    harness.type("onesquareup");
    CHECK(harness.view().list->rows.front() == "one square up: Up arrow");
}

TEST_CASE("A command is also found by the words in which it can be said as an order") {
    SessionHarness harness = begun();
    harness.key("Shift+F10");
    harness.type("undo");
    REQUIRE(count(harness) == 1);
    CHECK(contains(harness.view().list->rows, "Control plus z"));
    for (int letter = 0; letter < 4; ++letter) harness.key("Backspace");
    harness.type("best");
    CHECK(contains(harness.view().list->rows, "Control plus h"));
}

TEST_CASE("Words are found without the spaces between them, whatever their case") {
    SessionHarness harness = begun();
    harness.key("Shift+F10");
    harness.type("LastMove");
    CHECK(has_row(harness, "the last move: l"));
    harness.said();
    harness.type("q");
    CHECK(harness.heard() == Lines{"[board_edge] Nothing has LastMoveq in its name."});
    harness.key("Backspace");
    CHECK(has_row(harness, "the last move: l"));
}

TEST_CASE("Where letters have found nothing, no key does what the letters before had found") {
    SessionHarness harness = begun();
    harness.move("e4");
    harness.key("Shift+F10");
    harness.type("undo");
    REQUIRE(count(harness) == 1);
    harness.type("e");
    CHECK(harness.view().list->rows.empty());
    harness.said();
    for (const char* key : {"Enter", "Down", "Up", "Home", "End", "Right", "Left"}) {
        INFO(key);
        harness.key(key);
        CHECK(harness.said() == Lines{"Nothing has undoe in its name."});
    }
    harness.keys({"F1", "F1", "F5", "Ctrl+Shift+F1"});
    CHECK(harness.game().table.plies.size() == 1);
    harness.key("Backspace");
    CHECK(count(harness) == 1);
    harness.type("q");
    harness.key("Escape");
    CHECK_FALSE(harness.view().list);
}

TEST_CASE("A command chosen does on the screen below what its key does") {
    SessionHarness harness = begun();
    harness.move("e4");
    harness.said();
    harness.key("l");
    const Lines by_key = harness.said();
    harness.key("Shift+F10");
    harness.type("thelastmove");
    harness.said();
    harness.key("Enter");
    CHECK(harness.said() == by_key);
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("A command that is refused is refused from the list too") {
    settings::Preferences fair;
    fair.fair_play = settings::FairPlay::On;
    SessionHarness harness = begun(fair);
    harness.said();
    harness.key("a");
    const Lines by_key = harness.heard();
    REQUIRE(by_key.front().starts_with("[illegal]"));
    harness.key("Shift+F10");
    harness.type("attacksthis");
    harness.heard();
    harness.key("Enter");
    CHECK(harness.heard() == by_key);
}

TEST_CASE("Escape leaves the list and nothing is done") {
    SessionHarness harness = begun();
    const auto square = harness.model().participants.at({}).finger.square;
    harness.key("Shift+F10");
    harness.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    CHECK(harness.model().participants.at({}).finger.square == square);
}

TEST_CASE("Over a list it is the commands of lists, and asked for twice it is there once") {
    SessionHarness harness;
    harness.start();
    harness.key("Shift+F10");
    harness.key("Shift+F10");
    CHECK(harness.model().participants.at({}).screens.size() == 2);
    harness.said();
    harness.type("last");
    CHECK(has_row(harness, "last: End"));
    harness.key("Escape");
    harness.key("Shift+F10");
    harness.type("choos");
    harness.key("Enter"); // New game
    CHECK(on_top(harness).kind == session::ListKind::NewGame);
}

TEST_CASE("What takes a letter back in this very list is not offered in it") {
    SessionHarness harness;
    harness.start();
    harness.key("Shift+F10");
    const session::View view = harness.view();
    for (const std::string& row : view.list->rows) CHECK(row.find("Backspace") == std::string::npos);
}

TEST_CASE("Its help tells of typing and of the key that takes a letter back") {
    SessionHarness harness;
    harness.start();
    harness.key("Shift+F10");
    harness.said();
    harness.key("F1");
    CHECK(harness.said() ==
          Lines{"Type a part of the name of a command or a setting; Backspace takes a letter back. Enter gives "
                "the command or goes to the setting, Escape goes back."});
}

TEST_CASE("In every language each command is found by the whole of its name") {
    for (const std::string& language : harness::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        session::Model model = session::begin(harness::equipment(), preferences);
        const session::Scene scene{model, session::Now{}};
        session::ListScreen screen{.kind = session::ListKind::Commands, .keys_of = session::KeyContext::Board};
        for (const session::Item& row : session::command_rows(scene, screen)) {
            const auto& binding = std::get<session::Obey>(row.action).binding;
            screen.typed = plain_text(session::command_words(scene, binding.command, binding.number));
            INFO(language << ": " << screen.typed);
            const auto found = session::command_rows(scene, screen);
            CHECK(std::any_of(found.begin(), found.end(), [&](const session::Item& each) {
                return std::get<session::Obey>(each.action).binding == binding;
            }));
        }
    }
}

TEST_CASE("What is no command here is found as a row of another list, and gone to") {
    SessionHarness harness = begun();
    harness.key("Shift+F10");
    harness.type("langua");
    const Lines rows = harness.view().list->rows;
    REQUIRE_FALSE(rows.empty());
    CHECK(rows.front() == "Language: English, in Settings");
    harness.said();
    harness.key("Enter");
    CHECK(harness.said() == Lines{"Settings. Language: English"});
    harness.key("Right");
    CHECK(harness.model().preferences.language != "en");
    harness.key("Left");
    harness.said();
    harness.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("Rows of the game menu are found on the board, those of a new game in the main menu") {
    SessionHarness on_board = begun();
    on_board.key("Shift+F10");
    on_board.type("leave");
    const Lines rows = on_board.view().list->rows;
    CHECK(std::ranges::any_of(rows, [](const std::string& row) { return row.ends_with(", in Game menu"); }));
    CHECK(std::ranges::none_of(rows, [](const std::string& row) { return row.ends_with(", in New game"); }));

    SessionHarness in_menu;
    in_menu.start();
    const settings::Preferences before = in_menu.model().preferences;
    in_menu.key("Shift+F10");
    in_menu.type("level");
    const Lines found = in_menu.view().list->rows;
    REQUIRE(found.size() == 1);
    CHECK(found.front().ends_with(", in New game"));
    in_menu.key("Enter");
    CHECK(on_top(in_menu).kind == session::ListKind::NewGame);
    CHECK(in_menu.view().list->rows.at(in_menu.view().list->focus) + ", in New game" == found.front());
    in_menu.key("Right");
    in_menu.key("Escape");
    CHECK(in_menu.model().preferences == before); // as in any new game that is not begun
}

TEST_CASE("A list of settings that is open is gone back to, and a single letter finds commands alone") {
    SessionHarness harness;
    harness.start();
    harness.key("Shift+F10");
    harness.type("language");
    harness.key("Enter");
    const std::size_t deep = harness.model().participants.at({}).screens.size();
    harness.key("Shift+F10");
    harness.type("languag");
    harness.key("Enter");
    CHECK(harness.model().participants.at({}).screens.size() == deep);
    CHECK(on_top(harness).kind == session::ListKind::Settings);
    harness.key("Shift+F10");
    harness.type("l");
    const Lines rows = harness.view().list->rows;
    CHECK(std::ranges::none_of(rows, [](const std::string& row) { return row.ends_with(", in Settings"); }));
}

TEST_CASE("A letter or digit that is in no command finds rows, however it came to stand alone") {
    SessionHarness harness;
    harness.start();
    harness.key("Shift+F10");
    harness.type("100");
    CHECK(count(harness) >= 1);
    harness.key("Backspace");
    harness.key("Backspace");
    CHECK(on_top(harness).typed == "1");
    CHECK(count(harness) >= 1);
}

TEST_CASE("The game menu is not opened over a question, nor a new game left by looking for a setting") {
    SessionHarness asked = begun();
    asked.key("Ctrl+r");
    asked.key("Shift+F10");
    asked.type("leave");
    for (const std::string& row : Lines(asked.view().list->rows)) CHECK_FALSE(row.ends_with(", in Game menu"));
    SessionHarness harness;
    harness.start();
    harness.key("Enter");
    REQUIRE(on_top(harness).kind == session::ListKind::NewGame);
    harness.key("Shift+F10");
    harness.type("text size");
    harness.key("Enter");
    CHECK(on_top(harness).kind == session::ListKind::ScreenSettings);
    harness.key("Escape");
    CHECK(on_top(harness).kind == session::ListKind::NewGame);
}
