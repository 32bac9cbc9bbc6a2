#include "rules/notation/fen.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/locked.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::board::Color;
using rules::verdict::Effort;
using rules::verdict::Prospect;
using rules::verdict::Winnable;
using support::position;

namespace {

/// The prospect with full effort; if the side can mate, the moves were played through to the mate.
Prospect proved(const rules::variants::Position& start, Color side) {
    const Prospect found = rules::verdict::prospect(start, side, Effort::full());
    if (found.winnable != Winnable::Can) return found;
    auto last = start;
    for (const auto move : found.helpmate) {
        REQUIRE(last.is_legal(move));
        last = last.after(move);
    }
    CHECK(last.turn() != side);
    CHECK(rules::verdict::judge(last) == rules::verdict::State::Checkmate);
    return found;
}

} // namespace

TEST_CASE("Of positions with locked pawns none stays open, and the mirror shows the same") {
    constexpr std::size_t sample = 300;
    for (const auto& start : support::locked_positions(sample)) {
        INFO(rules::notation::write_fen(start.setup()));
        for (const Color side : rules::board::both_colors) {
            const Winnable found = proved(start, side).winnable;
            CHECK(found != Winnable::Unknown);
            CHECK(proved(support::mirrored(start), side).winnable == found);
        }
    }
}

TEST_CASE("A mate that is many moves away is found all the same") {
    for (const char* fen :
         {"8/ppK2kp1/7p/5p2/P3Q3/1P6/8/8 b - - 3 54", "8/p1K2p1p/1p1P2p1/4pk2/2n5/5P2/P7/3R4 w - - 3 42",
          "6k1/pp4pp/n1p5/2P1pb1P/6p1/PP4N1/8/4K3 w - - 2 36", "5k2/p4b2/Pp1p1p1K/1PpPpP2/2P1P3/8/4N3/8 w - - 7 50",
          "8/pp6/5k2/3pp3/2p2bKp/2P4P/PP6/8 w - - 4 41"}) {
        INFO(fen);
        CHECK(proved(position(fen), Color::Black).winnable == Winnable::Can);
    }
}
