#include "rules/insight/changes.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::board::Bitboard;
using rules::insight::Attack;
using rules::insight::Changes;
using support::square;
using support::squares;

namespace {

Changes after(std::string_view fen, std::string_view move) {
    const auto position = support::position(fen);
    return rules::insight::compare(position.setup().placement, support::after(position, move).setup().placement,
                                   position.turn());
}

} // namespace

TEST_CASE("The first move changes nothing that is attacked") {
    CHECK(after("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4") == Changes{});
}

TEST_CASE("What has moved attacks pieces, and is attacked where it stands now") {
    const Changes knight = after("4k3/8/3r4/8/8/1n6/5P2/4K1N1 b - - 0 1", "b3d2");
    CHECK(knight.attacked.empty());
    CHECK(knight.exposed == squares({"d2"}));
    CHECK(knight.opened.empty());
    const Changes fork = after("4k3/8/q7/4r3/8/8/4P3/4K1N1 w - - 0 1", "g1f3");
    CHECK(fork.attacked == squares({"e5"}));
    CHECK(fork.exposed.empty());
}

TEST_CASE("Whom the same piece attacked before is not attacked anew") {
    CHECK(after("4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e5") == Changes{});
    CHECK(after("4k3/8/8/8/4r3/8/4P3/K3R3 b - - 0 1", "e4e5").exposed.empty());
}

TEST_CASE("A move opens lines for either side") {
    const Changes bishop = after("3qk3/8/8/8/3B4/8/8/3RK3 w - - 0 1", "d4g7");
    CHECK(bishop.opened == std::vector<Attack>{{square("d1"), square("d8")}, {square("d8"), square("d1")}});
    CHECK(bishop.attacked.empty());
}

TEST_CASE("A check from a line that opens is an attack on the king") {
    const Changes check = after("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4c5");
    CHECK(check.opened == std::vector<Attack>{{square("e1"), square("e8")}});
}

TEST_CASE("The rook that castles attacks, and a pawn captured in passing opens its line") {
    CHECK(after("k7/5p2/8/8/8/8/8/4K2R w K - 0 1", "e1g1").attacked == squares({"f7"}));
    const Changes passing = after("4k3/8/8/R2pP2b/8/8/8/4K3 w - d6 0 1", "e5d6");
    CHECK(passing.opened == std::vector<Attack>{{square("a5"), square("h5")}});
}

TEST_CASE("A pawn that becomes a queen attacks what it did not as a pawn") {
    const Changes promoted = after("3n2k1/4P3/8/8/8/8/r7/4K3 w - - 0 1", "e7d8q");
    CHECK(promoted.attacked == squares({"g8"}));
    CHECK(after("4k3/4P3/8/8/8/8/r7/4K3 b - - 0 1", "e8d7").opened.empty());
}
