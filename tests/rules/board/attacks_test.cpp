#include "rules/board/attacks.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <array>
#include <utility>
#include <vector>

using namespace rules::board;
using support::drawn;
using support::square;

namespace {

constexpr std::array<std::pair<int, int>, 4> diagonals{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<std::pair<int, int>, 4> straights{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// Walks square by square, as Articles 3.2 to 3.5 describe it.
Bitboard walked(Square from, Bitboard occupied, const std::array<std::pair<int, int>, 4>& steps) {
    Bitboard reached;
    for (const auto& [files, ranks] : steps) {
        for (auto to = from.offset(files, ranks); to; to = to->offset(files, ranks)) {
            reached |= Bitboard(*to);
            if (occupied.has(*to)) break;
        }
    }
    return reached;
}

} // namespace

TEST_CASE("A knight attacks the nearest squares not on its file, rank or diagonal") {
    CHECK(knight_attacks(square("d4")) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . x . x . . .
        . x . . . x . .
        . . . . . . . .
        . x . . . x . .
        . . x . x . . .
        . . . . . . . .)"));
    CHECK(knight_attacks(square("h1")) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . x .
        . . . . . x . .
        . . . . . . . .)"));
}

TEST_CASE("A king attacks every square next to its own") {
    CHECK(king_attacks(square("a4")) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x x . . . . . .
        . x . . . . . .
        x x . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST_CASE("A pawn attacks diagonally ahead, each colour its own way, and not round the edge") {
    CHECK(pawn_attacks(Color::White, square("e4")) == (Bitboard(square("d5")) | Bitboard(square("f5"))));
    CHECK(pawn_attacks(Color::Black, square("e4")) == (Bitboard(square("d3")) | Bitboard(square("f3"))));
    CHECK(pawn_attacks(Color::White, square("a2")) == Bitboard(square("b3")));
    CHECK(pawn_attacks(Color::Black, square("h7")) == Bitboard(square("g6")));
}

TEST_CASE("Bishop, rook and queen attack up to the first piece and that piece") {
    const Bitboard pieces = drawn(R"(
        . . . . . . . .
        . . . . . . x .
        . x . . . . . .
        . . . . . . . .
        . . . . . . x .
        . . . . . . . .
        . x . x . . . .
        . . . . . . . .)");
    const Bitboard diagonal = drawn(R"(
        . . . . . . . .
        . . . . . . x .
        . x . . . x . .
        . . x . x . . .
        . . . . . . . .
        . . x . x . . .
        . x . . . x . .
        . . . . . . x .)");
    const Bitboard straight = drawn(R"(
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .
        x x x . x x x .
        . . . x . . . .
        . . . x . . . .
        . . . . . . . .)");
    CHECK(bishop_attacks(square("d4"), pieces) == diagonal);
    CHECK(rook_attacks(square("d4"), pieces) == straight);
    CHECK(queen_attacks(square("d4"), pieces) == (diagonal | straight));
}

TEST_CASE("Whatever stands on the board, sliders reach exactly as far as walking would") {
    CHECK(rc::check([] {
        // Sparse and crowded boards alike.
        const auto one = *rc::gen::arbitrary<std::uint64_t>();
        const auto other = *rc::gen::arbitrary<std::uint64_t>();
        for (const std::uint64_t bits : {one, one & other, one | other}) {
            const Bitboard pieces(bits);
            for (const Square from : Bitboard::all()) {
                RC_ASSERT(bishop_attacks(from, pieces) == walked(from, pieces, diagonals));
                RC_ASSERT(rook_attacks(from, pieces) == walked(from, pieces, straights));
            }
        }
    }));
}

#if defined(__x86_64__)
TEST_CASE("Where the machine has PEXT, sliders looked up by it reach as far as by multiplication") {
    if (!has_fast_pext()) return;
    CHECK(rc::check([] {
        const auto one = *rc::gen::arbitrary<std::uint64_t>();
        const auto other = *rc::gen::arbitrary<std::uint64_t>();
        for (const std::uint64_t bits : {one, one & other, one | other}) {
            const Bitboard pieces(bits);
            for (const Square from : Bitboard::all()) {
                RC_ASSERT(PextSliders::bishop(from, pieces) == MagicSliders::bishop(from, pieces));
                RC_ASSERT(PextSliders::rook(from, pieces) == MagicSliders::rook(from, pieces));
            }
        }
    }));
}
#endif

TEST_CASE("A piece of any role attacks as its role does") {
    const Bitboard pieces(square("d6"));
    const Square d4 = square("d4");
    CHECK(attacks({Color::White, Role::Pawn}, d4, pieces) == pawn_attacks(Color::White, d4));
    CHECK(attacks({Color::Black, Role::Pawn}, d4, pieces) == pawn_attacks(Color::Black, d4));
    CHECK(attacks({Color::White, Role::Knight}, d4, pieces) == knight_attacks(d4));
    CHECK(attacks({Color::White, Role::Bishop}, d4, pieces) == bishop_attacks(d4, pieces));
    CHECK(attacks({Color::White, Role::Rook}, d4, pieces) == rook_attacks(d4, pieces));
    CHECK(attacks({Color::White, Role::Queen}, d4, pieces) == queen_attacks(d4, pieces));
    CHECK(attacks({Color::White, Role::King}, d4, pieces) == king_attacks(d4));
}

TEST_CASE("Between two squares of a line lie the squares passed, between others none") {
    CHECK(between(square("b2"), square("f6")) ==
          (Bitboard(square("c3")) | Bitboard(square("d4")) | Bitboard(square("e5"))));
    CHECK(between(square("f6"), square("b2")) == between(square("b2"), square("f6")));
    CHECK(between(square("h1"), square("h4")) == (Bitboard(square("h2")) | Bitboard(square("h3"))));
    CHECK(between(square("a1"), square("b1")).empty());
    CHECK(between(square("a1"), square("b3")).empty());
    CHECK(between(square("a1"), square("a1")).empty());
}
