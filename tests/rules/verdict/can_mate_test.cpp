#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string_view>

using rules::board::Color;
using rules::verdict::can_mate;
using rules::verdict::Effort;
using rules::verdict::Winnable;
using support::position;

namespace {

constexpr auto white = Color::White;
constexpr auto black = Color::Black;

Winnable verdict(std::string_view fen, Color side) { return can_mate(position(fen), side); }

} // namespace

TEST_CASE("Who has mated can mate, and the other cannot any more") {
    CHECK(verdict("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", white) == Winnable::Can);
    CHECK(verdict("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", black) == Winnable::Cannot);
}

TEST_CASE("A mate that stands on the board counts even if no game leads to it") {
    CHECK(verdict("5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1", white) == Winnable::Can);
}

TEST_CASE("After stalemate nobody can mate") {
    CHECK(verdict("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", black) == Winnable::Cannot);
}

TEST_CASE("From the initial array both can mate") {
    CHECK(can_mate(rules::variants::Position::initial(), white) == Winnable::Can);
    CHECK(can_mate(rules::variants::Position::initial(), black) == Winnable::Can);
}

TEST_CASE("A queen, a rook, a pawn or two minor pieces mate a bare king with its help") {
    for (const char* fen :
         {"4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
          "4k3/8/8/8/8/8/8/2BBK3 w - - 0 1", "4k3/8/8/8/8/8/8/2NBK3 w - - 0 1", "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1"}) {
        INFO(fen);
        CHECK(verdict(fen, white) == Winnable::Can);
        CHECK(verdict(fen, black) == Winnable::Cannot);
    }
}

TEST_CASE("A single minor piece needs a piece of the other side to help, and not every piece does") {
    // The bishop.
    CHECK(verdict("4k3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("3rk3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("3qk3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("3bk3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("3nk3/8/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("4k3/3p4/8/8/8/8/8/3BK3 w - - 0 1", white) == Winnable::Can);
    // The knight.
    CHECK(verdict("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Cannot);
    CHECK(verdict("3rk3/8/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("3bk3/8/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("3nk3/8/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("4k3/3p4/8/8/8/8/8/3NK3 w - - 0 1", white) == Winnable::Can);
}

TEST_CASE("When White's flag falls, Black's bishop mates a pawn's side but not a rook's") {
    CHECK(verdict("8/8/8/3k4/8/3b4/4R3/4K3 w - - 0 1", black) == Winnable::Cannot);
    CHECK(verdict("8/8/8/3k4/8/3b4/4P3/4K3 w - - 0 1", black) == Winnable::Can);
    CHECK(verdict("8/8/8/8/4b3/7k/8/6BK w - - 0 1", black) == Winnable::Can);
}

TEST_CASE("What the pieces are worth says nothing when the only moves lead away from every mate") {
    SECTION("White must take, or be taken into, a draw") {
        CHECK(verdict("r7/K1k5/8/8/8/8/8/8 w - - 0 1", black) == Winnable::Cannot);
        CHECK(verdict("8/6P1/5k1K/7r/8/8/8/8 w - - 0 1", black) == Winnable::Cannot);
    }
    SECTION("a wall keeps Black out") {
        CHECK(verdict("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", black) == Winnable::Cannot);
    }
}

TEST_CASE("A lone knight mates a king shut in by its own pawn") {
    CHECK(verdict("7k/7p/5N2/6K1/8/8/8/8 b - - 0 1", white) == Winnable::Can);
    CHECK(verdict("k1K5/p7/8/1N6/8/8/8/8 b - - 0 1", white) == Winnable::Can);
}

TEST_CASE("Behind locked pawns neither side can do anything") {
    for (const char* fen :
         {"8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
          "8/2k5/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1"}) {
        INFO(fen);
        CHECK(verdict(fen, white) == Winnable::Cannot);
        CHECK(verdict(fen, black) == Winnable::Cannot);
    }
}

TEST_CASE("A wall with a gap is no wall") {
    CHECK(verdict("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", white) == Winnable::Can);
    CHECK(verdict("4k3/8/8/p1p1p1p1/P1P1P1P1/8/6N1/4K3 w - - 0 1", white) == Winnable::Can);
}

TEST_CASE("A wall that an en passant capture opens at once is no wall") {
    constexpr auto open = "4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1";
    CHECK(verdict(open, white) == Winnable::Can);
}

TEST_CASE("Too little effort leaves the question open instead of answering it wrong") {
    CHECK(can_mate(rules::variants::Position::initial(), white, Effort{1}) == Winnable::Unknown);
    CHECK(can_mate(rules::variants::Position::initial(), white, Effort{0}) == Winnable::Unknown);
    CHECK(can_mate(rules::variants::Position::initial(), white, Effort{-5}) == Winnable::Unknown);
    CHECK(rules::verdict::judge(rules::variants::Position::initial(), Effort{1}) == rules::verdict::State::Ongoing);
}

TEST_CASE("A glance proves what few moves lead to, whatever pieces there are") {
    const auto at_a_glance = [](const char* fen, Color side) { return can_mate(position(fen), side, Effort::fast()); };
    CHECK(at_a_glance("8/8/6K1/8/8/8/ppP5/kb6 w - - 0 1", white) == Winnable::Cannot);
    CHECK(at_a_glance("8/8/8/8/2K5/8/ppp5/bkB5 b - - 0 1", white) == Winnable::Cannot);
    CHECK(at_a_glance("8/6p1/1k6/8/6pp/6pb/6p1/6Kn b - - 0 1", black) == Winnable::Cannot);
    CHECK(at_a_glance("2k5/8/2b5/1p1p4/3Pp1p1/1pp1P1P1/1p4P1/bK6 b - - 0 1", white) == Winnable::Cannot);
}

TEST_CASE("Nobody can stop tempo from deciding: a king that may only go where it takes the last move ends nothing") {
    constexpr auto dead = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
    CHECK(verdict(dead, white) == Winnable::Cannot);
    CHECK(verdict(dead, black) == Winnable::Cannot);
}

TEST_CASE("A wall opens after a long walk") {
    const auto start = position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1");
    for (const Color side : {white, black}) CHECK(can_mate(start, side, Effort::full()) == Winnable::Can);
}

TEST_CASE("The only check is mate, or the pawn goes two squares and it is none") {
    // White has only the pawn's moves: one of them mates, after the other Black can still win.
    CHECK(verdict("8/8/8/5p1p/5P1k/4pP1P/4P1PK/6NR w - - 0 1", black) == Winnable::Can);
}

TEST_CASE("Who can mate is shown how") {
    const auto start = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    const auto found = rules::verdict::prospect(start, white);
    REQUIRE(found.winnable == Winnable::Can);
    auto last = start;
    for (const auto move : found.helpmate) {
        REQUIRE(last.is_legal(move));
        last = last.after(move);
    }
    CHECK(rules::verdict::judge(last) == rules::verdict::State::Checkmate);
    CHECK(last.turn() == black);
    CHECK(rules::verdict::prospect(start, black).helpmate.empty());
}

TEST_CASE("A mate that stands on the board needs no more moves") {
    const auto found = rules::verdict::prospect(position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"), white);
    CHECK(found.winnable == Winnable::Can);
    CHECK(found.helpmate.empty());
}

TEST_CASE(
    "A pawn that an irregularity has left on the last rank leaves the verdict open, but for what the pieces tell") {
    const auto left = std::get<rules::variants::Position>(
        rules::variants::Position::as_it_stands(support::setup("P3k3/8/8/8/8/8/8/4K3 b - - 0 1")));
    CHECK(can_mate(left, white) == Winnable::Unknown);
    CHECK(can_mate(left, white, Effort::full()) == Winnable::Unknown);
    CHECK(can_mate(left, black) == Winnable::Cannot);
    CHECK(rules::verdict::judge(left) == rules::verdict::State::Ongoing);
}
