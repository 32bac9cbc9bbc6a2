#include "rules/insight/supposal.hpp"

#include "rules/insight/piece_attacks.hpp"

#include "rules/board/attacks.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Placement;
using rules::board::Square;
using rules::insight::Supposal;
using rules::insight::suppose;
using support::setup;
using support::square;
using support::squares;

TEST_CASE("A piece elsewhere attacks, is attacked and is defended from there") {
    const Placement now = setup("4k3/8/2p5/5b2/8/2N5/4P3/3RK3 w - - 0 1").placement;
    const Supposal there = suppose(now, square("c3"), square("d5"));
    CHECK(there.attacks.empty());
    CHECK(there.attackers == squares({"c6"}));
    CHECK(there.defenders == squares({"d1"}));
    CHECK(there.checked.empty());
    CHECK_FALSE(there.board[square("c3")]);
    CHECK(now[square("c3")]);
}

TEST_CASE("A piece elsewhere may give check, and takes the place of whoever stands there") {
    const Placement now = setup("4k3/8/2p5/5b2/8/2N5/4P3/3RK3 w - - 0 1").placement;
    const Supposal fork = suppose(now, square("c3"), square("d6"));
    CHECK(fork.attacks == squares({"e8", "f5"}));
    CHECK(fork.checked == squares({"e8"}));
    const Supposal taking = suppose(now, square("c3"), square("f5"));
    CHECK(taking.board[square("f5")] == now[square("c3")]);
    CHECK(taking.attackers.empty());
}

TEST_CASE("A piece that leaves its place may uncover its own king") {
    const Placement now = setup("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1").placement;
    CHECK(suppose(now, square("e2"), square("c3")).checked == squares({"e1"}));
}

TEST_CASE("A pawn attacks aslant, and nothing where no piece of the other side stands") {
    const Placement now = setup("4k3/8/8/2r1n3/8/8/3P4/4K3 w - - 0 1").placement;
    CHECK(suppose(now, square("d2"), square("d4")).attacks == squares({"c5", "e5"}));
    CHECK(suppose(now, square("d2"), square("d5")).attacks.empty());
}

TEST_CASE("The attackers of a square are those the position knows") {
    for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"}) {
        const auto position = support::position(fen);
        const rules::insight::PieceAttacks pieces(position.setup().placement);
        for (const Square at : Bitboard::all())
            for (const Color by : rules::board::both_colors) {
                Bitboard known;
                for (const Square from : position.attackers(at, by)) known |= Bitboard(from);
                INFO(fen << " " << at.name());
                CHECK(pieces.attackers(at, by) == known);
            }
    }
}
