// What keeps a side from mating for ever, and what only seems to.
#include "rules/verdict/static_unwinnability.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::board::Color;
using rules::verdict::can_mate;
using rules::verdict::Effort;
using rules::verdict::is_statically_unwinnable;
using rules::verdict::Winnable;
using support::position;

namespace {} // namespace

TEST_CASE("A check by the piece who shuts the king in lets the king out") {
    // Black's d3 guards c2; when it checks on d2, White takes c2.
    CHECK_FALSE(
        is_statically_unwinnable(position("7B/1b6/3k4/Bp1p4/1PpPp1p1/2ppP1P1/2p5/2K5 w - - 0 1"), Color::White));
    // White's a6 guards b7; when it checks on a7, Black takes b7.
    CHECK_FALSE(
        is_statically_unwinnable(position("1k4b1/1P1p4/PP1Pp1p1/4P1P1/8/PpB5/1P1B4/K7 b - - 0 1"), Color::Black));
}

TEST_CASE("Whoever captures the piece that kept others off a square gives no mate there") {
    // The square is free to the others from then on.
    CHECK_FALSE(is_statically_unwinnable(position("1B6/p2p4/Pk1P4/1P1p4/PKpP4/PpP5/1P6/1b6 b - - 0 1"), Color::Black));
    CHECK(can_mate(position("1B6/p2p4/Pk1P4/1P1p4/PKpP4/PpP5/1P6/1b6 b - - 0 1"), Color::Black, Effort::full()) ==
          Winnable::Can);
}

TEST_CASE("Pieces that can only come out by giving mate stay where they are") {
    // c3-c2 is mate, so White's king never gets out of its corner, and two bishops alone do not mate.
    CHECK(is_statically_unwinnable(position("8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 b - - 0 1"), Color::White));
}

TEST_CASE("A last piece who can only enter a cage to be taken there never opens it") {
    // White's cage stands still: what moves there mates, for Black's king is shut in by it. Wherever Black's last piece
    // takes from the cage it checks, and White can only take it.
    CHECK(is_statically_unwinnable(position("5k1N/5PNQ/q4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"), Color::Black));
    CHECK(is_statically_unwinnable(position("5k1N/5PNQ/b4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"), Color::Black));
}

TEST_CASE("A cage is open to a last piece who is not taken, or not at once, or is not the last") {
    const auto can = [](const char* fen) {
        INFO(fen);
        CHECK_FALSE(is_statically_unwinnable(position(fen), Color::Black));
        CHECK(can_mate(position(fen), Color::Black, Effort::full()) == Winnable::Can);
    };
    SECTION("his king protects him on f7, where no piece guards") { can("5k2/5PNQ/q4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"); }
    SECTION("a rook gives no check on f7") { can("5k1N/5PNQ/r4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"); }
    SECTION("a knight checks from where nobody guards") { can("5k1N/5PNQ/n4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"); }
    SECTION("a pawn may become any piece") { can("5k1N/5PNQ/p4PKB/5PPP/3R4/8/1P6/8 w - - 0 1"); }
    SECTION("after the queen another piece is left") { can("5k1N/5PNQ/q4PKB/5PPP/3R3b/8/1P6/8 w - - 0 1"); }
    SECTION("the king has a square to go to") { can("5k1N/5PNQ/q4PKB/6PP/3R4/8/1P6/8 w - - 0 1"); }
    SECTION("a piece of the cage can move without mating") { can("5k1N/5PNQ/q4PKB/5NPP/3R4/8/1P6/8 w - - 0 1"); }
}
