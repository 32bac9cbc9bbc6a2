// Matranj and doubles in files of games, under the names other programs know.
#include "tests/rules/pgn/support.hpp"

using namespace rules::pgn;
using support::read_game;

TEST_CASE("Matranj is written as Antichess, and read by any of its names") {
    for (const char* name : {"Antichess", "antichess", "matranj", "Giveaway"}) {
        INFO(name);
        const Game game = read_game(std::string("[Variant \"") + name + "\"]\n\n1. e3 b5 2. Bxb5 *");
        CHECK(game.start.variant() == rules::variants::Variant::Matranj);
        CHECK(game.main.plies.size() == 3);
        CHECK(write_game(game).find("[Variant \"Antichess\"]") != std::string::npos);
    }
}

TEST_CASE("One board of doubles is written as Bughouse, with what is put on the board as N@f3") {
    for (const char* name : {"Bughouse", "doubles", "bughouse chess"}) {
        INFO(name);
        const Game game = read_game(std::string("[Variant \"") + name +
                                    "\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1\"]\n\n1. N@f3 Kd8 *");
        CHECK(game.start.variant() == rules::variants::Variant::Doubles);
        const std::string written = write_game(game);
        CHECK(written.find("[Variant \"Bughouse\"]") != std::string::npos);
        CHECK(written.find("1. N@f3 Kd8") != std::string::npos);
    }
}
