#include "rules/notation/uci.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string_view>

using namespace rules::board;
using namespace rules::notation;
using support::position;
using support::square;

TEST_CASE("A move is written from square to square") {
    CHECK(write_uci(Move::normal(square("e2"), square("e4"))) == "e2e4");
    CHECK(write_uci(Move::castling(square("e1"), square("g1"))) == "e1g1");
    CHECK(write_uci(Move::en_passant(square("e5"), square("d6"))) == "e5d6");
    CHECK(write_uci(Move::promotion(square("e7"), square("e8"), Role::Queen)) == "e7e8q");
    CHECK(write_uci(Move::promotion(square("e7"), square("e8"), Role::Knight)) == "e7e8n");
    CHECK(write_uci(Move::drop(Role::Knight, square("f3"))) == "N@f3");
}

TEST_CASE("A move is read with the kind it has in the position") {
    CHECK(read_uci(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1") ==
          MoveReading(Move::castling(square("e1"), square("g1"))));
    CHECK(read_uci(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6") ==
          MoveReading(Move::en_passant(square("e5"), square("d6"))));
    CHECK(read_uci(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8r") ==
          MoveReading(Move::promotion(square("a7"), square("a8"), Role::Rook)));
}

TEST_CASE("A promotion needs its letter, and nothing else has one") {
    CHECK(read_uci(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8") == MoveReading(IllegalMove{}));
    CHECK(read_uci(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "e1e2q") == MoveReading(IllegalMove{}));
}

TEST_CASE("A well-written move that cannot be played is illegal, also a drop") {
    const auto board = rules::variants::Position::initial();
    for (const char* text : {"e2e5", "e7e5", "e3e4", "a1a1", "N@f3"}) {
        INFO(text);
        CHECK(read_uci(board, text) == MoveReading(IllegalMove{}));
    }
}

TEST_CASE("Anything else is not a move") {
    const auto board = rules::variants::Position::initial();
    for (const char* text : {"", "e2", "e2e", "e2e9", "e2e4x", "e2e4qq", "E2E4", " e2e4", "Nf3", "0000", "(none)",
                             "n@f3", "K@f3", "N@f9", "N@"}) {
        INFO(text);
        CHECK(read_uci(board, text) == MoveReading(NotAMove{}));
    }
}
