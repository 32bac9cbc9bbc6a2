#include "src/session/core/key_words.hpp"
#include "src/session/widgets/command_list.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using evening::begun;
using evening::contains;
using evening::Evening;
using Lines = std::vector<std::string>;

namespace {

const session::ListScreen& on_top(const Evening& evening) {
    return std::get<session::ListScreen>(evening.model().participants.front().screens.back());
}

std::size_t count(const Evening& evening) { return evening.view().list->rows.size(); }

bool has_row(const Evening& evening, const std::string& row) {
    const auto rows = evening.view().list->rows;
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

} // namespace

TEST_CASE("A space between the words that are typed chooses nothing") {
    Evening evening = begun();
    evening.key("Shift+F10");
    evening.type("knight");
    evening.said();
    evening.key("Space");
    CHECK(contains(evening.said(), "knight"));
    evening.type("move");
    CHECK(contains(evening.said(), "a knight’s move away"));
    CHECK(std::get<session::ListScreen>(evening.model().participants.front().screens.back()).kind ==
          session::ListKind::Commands);
}

TEST_CASE("Every command of the screen is in the list, by name and with its key") {
    Evening evening = begun();
    evening.said();
    evening.key("Shift+F10");
    CHECK(evening.said() == Lines{"Commands. one square up: Up arrow"});
    CHECK(has_row(evening, "the last move: l"));
    CHECK(has_row(evening, "the next king: k"));
    CHECK(has_row(evening, "faster speech: Control plus Up arrow"));
    CHECK(has_row(evening, "material: F7"));
    CHECK_FALSE(has_row(evening, "next: Down arrow")); // of lists
    const Lines rows = evening.view().list->rows;
    for (const std::string& row : rows) {
        CHECK(row.find("to rank ") == std::string::npos);   // digits that stand in a row
        CHECK(row.find("while held") == std::string::npos); // nothing is held here
        CHECK(row.find("every command") == std::string::npos);
    }
}

TEST_CASE("Letters narrow the list by any part of a name, and Backspace widens it again") {
    Evening evening = begun();
    evening.key("Menu");
    const std::size_t all = count(evening);
    evening.said();
    evening.type("mater");
    CHECK(evening.said().back() == "mater, 1 command. material: F7");
    CHECK(count(evening) == 1);
    for (int letter = 0; letter < 4; ++letter) evening.key("Backspace");
    CHECK(on_top(evening).typed == "m");
    CHECK(count(evening) > 1);
    CHECK(evening.said().back().starts_with("m, "));
    evening.key("Backspace");
    CHECK(count(evening) == all);
    CHECK(evening.said().back().starts_with(std::to_string(all) + " commands. "));
    evening.key("Backspace");
    CHECK(evening.heard().back().starts_with("[board_edge] "));
}

TEST_CASE("Words are found without the spaces between them, whatever their case") {
    Evening evening = begun();
    evening.key("Shift+F10");
    evening.type("LastMove");
    CHECK(has_row(evening, "the last move: l"));
    evening.said();
    evening.type("q");
    CHECK(evening.heard() == Lines{"[board_edge] No command has LastMoveq in its name."});
    CHECK(on_top(evening).typed == "LastMove");
}

TEST_CASE("A command chosen does on the screen below what its key does") {
    Evening evening = begun();
    evening.move("e4");
    evening.said();
    evening.key("l");
    const Lines by_key = evening.said();
    evening.key("Shift+F10");
    evening.type("thelastmove");
    evening.said();
    evening.key("Enter");
    CHECK(evening.said() == by_key);
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
}

TEST_CASE("A command that is refused is refused from the list too") {
    settings::Preferences fair;
    fair.fair_play = settings::FairPlay::On;
    Evening evening = begun(fair);
    evening.said();
    evening.key("a");
    const Lines by_key = evening.heard();
    REQUIRE(by_key.front().starts_with("[illegal]"));
    evening.key("Shift+F10");
    evening.type("attacksthis");
    evening.heard();
    evening.key("Enter");
    CHECK(evening.heard() == by_key);
}

TEST_CASE("Escape leaves the list and nothing is done") {
    Evening evening = begun();
    const auto square = evening.model().participants.front().finger.square;
    evening.key("Shift+F10");
    evening.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
    CHECK(evening.model().participants.front().finger.square == square);
}

TEST_CASE("Over a list it is the commands of lists, and asked for twice it is there once") {
    Evening evening;
    evening.start();
    evening.key("Shift+F10");
    evening.key("Shift+F10");
    CHECK(evening.model().participants.front().screens.size() == 2);
    evening.said();
    evening.type("last");
    CHECK(has_row(evening, "last: End"));
    evening.key("Escape");
    evening.key("Shift+F10");
    evening.type("choos");
    evening.key("Enter"); // New game
    CHECK(on_top(evening).kind == session::ListKind::NewGame);
}

TEST_CASE("What takes a letter back in this very list is not offered in it") {
    Evening evening;
    evening.start();
    evening.key("Shift+F10");
    const session::View view = evening.view();
    for (const std::string& row : view.list->rows) CHECK(row.find("Backspace") == std::string::npos);
}

TEST_CASE("Its help tells of typing and of the key that takes a letter back") {
    Evening evening;
    evening.start();
    evening.key("Shift+F10");
    evening.said();
    evening.key("F1");
    CHECK(evening.said() == Lines{"Type a part of a command’s name; Backspace takes a letter back. Enter gives the "
                                  "command, Escape goes back."});
}

TEST_CASE("In every language each command is found by the whole of its name") {
    for (const std::string& language : evening::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        session::Model model = session::begin(evening::equipment(), preferences);
        const session::Scene scene{model, session::Now{}};
        session::ListScreen screen{.kind = session::ListKind::Commands, .keys_of = session::Context::Board};
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
