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

TEST_CASE("A long way behind locked pawns leads to a mate") {
    struct Case {
        const char* fen;
        Color side;
    };
    for (const auto& [fen, side] : {Case{"1b6/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K1B w - - 0 1", Color::Black},
                                    Case{"8/8/8/2p3p1/1pPp1pPp/pP1PpP1P/P2kP1K1/B4B2 b - - 0 1", Color::White},
                                    Case{"8/2b1pbp1/4PpPp/3p1PBP/p1pP2K1/PpP5/1P6/4B1k1 w - - 0 1", Color::White},
                                    Case{"4k2b/6p1/p1p3Pp/PpPpKp1P/1P1PpP2/4P3/8/8 w - - 0 1", Color::Black},
                                    Case{"8/8/3p4/2pPp3/1pP1Pp2/pP3PpP/P1k2KP1/5R2 w - - 0 1", Color::White},
                                    Case{"3k1b2/4p3/bp1pP1pP/pPpP1pPK/P1P2P2/8/8/3BB3 w - - 0 1", Color::Black},
                                    Case{"8/p5n1/4p1k1/P1p5/P5p1/B1P1P1P1/2P1K1P1/2N3B1 w - - 0 1", Color::White}}) {
        INFO(fen);
        CHECK(proved(position(fen), side).winnable == Winnable::Can);
    }
}
