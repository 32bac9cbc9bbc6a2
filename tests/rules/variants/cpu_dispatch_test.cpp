#include "rules/variants/cpu_dispatch.hpp"

#include "rules/variants/doubles/rules.hpp"
#include "rules/variants/matranj/rules.hpp"
#include "rules/variants/standard/rules.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <variant>

using rules::board::Color;
using rules::variants::PlainCpu;
using rules::variants::Tree;

namespace {

/// White is to move.
template <class Rules>
void check_machines(const char* fen) {
    INFO(fen);
    using Position = typename Rules::Position;
    const auto position = std::get<Position>(Position::from_setup(support::setup(fen)));
    const auto leaves = PlainCpu::leaves<Tree<Rules>, Color::White>(position, 3);
    CHECK(leaves > 0);
    CHECK(position.perft(3) == leaves);
#if defined(__x86_64__)
    if (rules::board::has_bit_counting()) {
        const auto counted = rules::variants::BitCountingCpu::leaves<Tree<Rules>, Color::White>(position, 3);
        CHECK(counted == leaves);
    }
    if (rules::board::has_fast_pext()) {
        const auto counted = rules::variants::PextCpu::leaves<Tree<Rules>, Color::White>(position, 3);
        CHECK(counted == leaves);
    }
#endif
}

} // namespace

TEST_CASE("Every machine counts the same leaves") {
    // Castling, en passant, promotions, pins and checks of both sides.
    check_machines<rules::variants::standard::Rules>(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    check_machines<rules::variants::standard::Rules>("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
    check_machines<rules::variants::standard::Rules>(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1");
    check_machines<rules::variants::doubles::Rules>("4k3/8/8/8/4q3/8/8/R3K2R[PNr] w KQ - 0 1");
    check_machines<rules::variants::matranj::Rules>("8/P6k/8/1p1pP3/8/8/K5p1/5N2 w - d6 0 1");
}
