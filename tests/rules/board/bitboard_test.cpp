#include "rules/board/bitboard.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string>

using namespace rules::board;
using support::drawn;
using support::square;

TEST_CASE("A set of squares is walked from a1 to h8") {
    std::string names;
    for (const Square found : Bitboard(square("h8")) | Bitboard(square("a1")) | Bitboard(square("c5")))
        names += found.name();
    CHECK(names == "a1c5h8");
    CHECK(Bitboard::all().count() == 64);
}

TEST_CASE("Files, ranks and the light squares are sets") {
    CHECK(Bitboard::of(File::B).has(square("b7")));
    CHECK(Bitboard::of(File::B).count() == 8);
    CHECK(Bitboard::of(Rank::Seven).has(square("b7")));
    CHECK((Bitboard::of(File::B) & Bitboard::of(Rank::Seven)) == Bitboard(square("b7")));
    for (const Square found : Bitboard::all()) CHECK(Bitboard::light().has(found) == found.is_light());
}

TEST_CASE("A set knows whether it is empty, has several squares, or shares some with another") {
    const Bitboard two = Bitboard(square("a1")) | Bitboard(square("a2"));
    CHECK(Bitboard().empty());
    CHECK_FALSE(two.empty());
    CHECK(two.several());
    CHECK_FALSE(Bitboard(square("a1")).several());
    CHECK(two.meets(Bitboard(square("a2"))));
    CHECK_FALSE(two.meets(Bitboard(square("a3"))));
    CHECK(two.without(Bitboard(square("a1"))) == Bitboard(square("a2")));
    CHECK(two.first() == square("a1"));
    CHECK(two.without_first() == Bitboard(square("a2")));
}

TEST_CASE("A shifted set loses what leaves the board and wraps round no edge") {
    const Bitboard start = drawn(R"(
        x . . . . . . x
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . x)");
    CHECK(shifted<1, 1>(start) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . . .
        . . . . . . . .)"));
    CHECK(shifted<-2, 0>(start) == drawn(R"(
        . . . . . x . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . x . .)"));
    CHECK(shifted<0, -1>(start) == drawn(R"(
        . . . . . . . .
        x . . . . . . x
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}
