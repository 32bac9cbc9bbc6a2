#include "rules/variants/machine.hpp"

#include "rules/variants/standard/tree.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <variant>

using rules::board::Color;
using rules::variants::PlainMachine;
using rules::variants::standard::Position;
using rules::variants::standard::Tree;

TEST_CASE("Every machine counts the same leaves") {
    // Castling, en passant, promotions, pins and checks of both sides.
    for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"}) {
        INFO(fen);
        const auto position = std::get<Position>(Position::from_setup(support::setup(fen)));
        const auto leaves = PlainMachine::leaves<Tree, Color::White>(position, 3);
        CHECK(position.perft(3) == leaves);
#if defined(__x86_64__)
        using namespace rules::variants;
        if (rules::board::has_bit_counting()) CHECK(CountingMachine::leaves<Tree, Color::White>(position, 3) == leaves);
        if (rules::board::has_fast_pext()) CHECK(PextMachine::leaves<Tree, Color::White>(position, 3) == leaves);
#endif
    }
}
