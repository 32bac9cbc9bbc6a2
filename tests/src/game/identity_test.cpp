// Names of games, events and commands.
#include "src/game/identity.hpp"

#include "tests/support/catch.hpp"

#include <limits>

using namespace game;

TEST_CASE("The id of a command is read as it is written, and nothing else is") {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    for (const CommandId id : {CommandId{0, 0}, CommandId{0xc0ffee, 12}, CommandId{most, most}})
        CHECK(read_command_id(write(id)) == id);
    CHECK(write(CommandId{0xc0ffee, 12}) == "0000000000c0ffee-12");
    for (const char* text : {"", "-", "0000000000c0ffee", "0000000000c0ffee-", "c0ffee-12", "0000000000C0FFEE-12",
                             "0000000000c0ffee-012", "0000000000c0ffee-12 ", "0000000000c0ffee--1",
                             "0000000000c0ffeg-12", "0000000000c0ffee-18446744073709551616"}) {
        INFO(text);
        CHECK_FALSE(read_command_id(text));
    }
}

TEST_CASE("A game has a number once a journal has it") {
    CHECK(in_journal(PlayedGame{GameId{3}}) == GameId{3});
    CHECK_FALSE(in_journal(PlayedGame{UncreatedGame{3}}));
}
