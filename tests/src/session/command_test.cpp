#include "src/session/core/command.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>

using session::Command;
using session::KeyContext;

TEST_CASE("Every command has a name of its own, and the name reads back") {
    std::set<std::string_view> names;
    for (int place = 0; place <= static_cast<int>(Command::GameMenu) || !name(static_cast<Command>(place)).empty();
         ++place) {
        const Command command = static_cast<Command>(place);
        INFO("command " << place << " " << session::name(command));
        CHECK_FALSE(session::name(command).empty());
        CHECK(names.insert(session::name(command)).second);
        CHECK(session::parse_command(session::name(command)) == command);
    }
}

TEST_CASE("A name that no command has is no command") {
    for (const char* text : {"", "fly", "Hush", "cursor_up ", "cursor"})
        CHECK_FALSE(session::parse_command(text).has_value());
}

TEST_CASE("Contexts are named as the tables of a key map") {
    CHECK(session::name(KeyContext::Everywhere) == "everywhere");
    CHECK(session::name(KeyContext::List) == "list");
    CHECK(session::name(KeyContext::Text) == "text");
    CHECK(session::name(KeyContext::Board) == "board");
}
