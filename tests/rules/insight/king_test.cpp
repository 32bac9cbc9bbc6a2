#include "rules/insight/king.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::insight::look_round;
using rules::insight::Neighbourhood;
using support::drawn;
using support::setup;
using support::square;

TEST_CASE("Round a king stand pieces, and empty squares that are attacked or open") {
    const Neighbourhood seen = look_round(setup("4k3/8/8/8/8/8/5PPP/r5K1 w - - 0 1").placement, square("g1"));
    CHECK(seen.pieces == drawn(R"(........ ........ ........ ........ ........ ........ .....xxx ........)"));
    // h1 lies behind the king in the rook's line.
    CHECK(seen.attacked == drawn(R"(........ ........ ........ ........ ........ ........ ........ .....x.x)"));
    CHECK(seen.open.empty());
}

TEST_CASE("A king may capture what nobody defends") {
    const Neighbourhood free = look_round(setup("4k3/8/8/8/8/8/6q1/7K w - - 0 1").placement, square("h1"));
    CHECK(free.open == rules::board::Bitboard(square("g2")));
    const Neighbourhood guarded = look_round(setup("4k1r1/8/8/8/8/8/6q1/7K w - - 0 1").placement, square("h1"));
    CHECK(guarded.pieces == rules::board::Bitboard(square("g2")));
    CHECK(guarded.open.empty());
}

TEST_CASE("A king nobody is near may go to all squares around") {
    const Neighbourhood seen = look_round(setup("4k3/8/8/8/3K4/8/8/8 w - - 0 1").placement, square("d4"));
    CHECK(seen.pieces.empty());
    CHECK(seen.attacked.empty());
    CHECK(seen.open.count() == 8);
}
