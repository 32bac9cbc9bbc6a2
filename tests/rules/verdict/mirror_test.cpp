// What is proved of a position is proved of its mirror images.
#include "rules/verdict/canonical.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/rules/verdict/generated.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <functional>

using namespace rules::board;
using generated::Chance;
using rules::notation::write_fen;
using rules::variants::Position;
using rules::verdict::Canonical;
using rules::verdict::Effort;
using rules::verdict::judge;
using rules::verdict::Prospect;
using rules::verdict::prospect;

namespace {

constexpr unsigned positions = tests::is_sanitized ? 20 : 300; ///< of each kind

/// The set-up with every piece of the square a left-right mirror shows, or with colours and ranks swapped.
Setup mirrored(const Setup& setup, bool swaps_colors) {
    Setup image = setup;
    image.placement = {};
    const auto other = [&](Square square) { return Square::at(square.index() ^ (swaps_colors ? 56 : 7)); };
    for (const Square square : Bitboard::all())
        if (const auto piece = setup.placement[square])
            image.placement.put(other(square), {swaps_colors ? !piece->color : piece->color, piece->role});
    if (setup.en_passant) image.en_passant = other(*setup.en_passant);
    if (!swaps_colors) return image;
    image.turn = !setup.turn;
    image.castling = {setup.castling.black_short, setup.castling.black_long, setup.castling.white_short,
                      setup.castling.white_long};
    return image;
}

void expect_same(const Prospect& one, const Prospect& other) {
    REQUIRE(one.winnable == other.winnable);
    REQUIRE(one.helpmate.size() == other.helpmate.size());
}

void expect_the_same_in_mirrors(const Position& position) {
    CAPTURE(write_fen(position.setup()));
    for (const bool swaps_colors : {false, true}) {
        if (!swaps_colors && position.setup().castling != CastlingRights{}) continue;
        const auto image = generated::made(mirrored(position.setup(), swaps_colors));
        REQUIRE(image);
        REQUIRE(judge(position) == judge(*image));
        for (const Color side : both_colors)
            for (const Effort effort : {Effort::fast(), Effort{300}, Effort{2000}})
                expect_same(prospect(position, side, effort), prospect(*image, swaps_colors ? !side : side, effort));
    }
}

void expect_the_same_in_mirrors(unsigned first_seed, const std::function<Setup(Chance&)>& drawn) {
    for (unsigned seed = first_seed; seed < first_seed + positions; ++seed) {
        Chance chance(seed);
        if (const auto position = generated::made(drawn(chance))) expect_the_same_in_mirrors(*position);
    }
}

} // namespace

TEST_CASE("Mirrored positions and those with swapped colours get the same answers") {
    SECTION("locked") {
        expect_the_same_in_mirrors(1000, [](Chance& chance) { return generated::locked(chance, 4); });
    }
    SECTION("nearly locked") { expect_the_same_in_mirrors(2000, generated::near_wall); }
    SECTION("few pieces") { expect_the_same_in_mirrors(3000, generated::handful); }
    SECTION("crowds") { expect_the_same_in_mirrors(4000, generated::crowd); }
    SECTION("cages") { expect_the_same_in_mirrors(5000, generated::cage); }
    SECTION("chains") {
        expect_the_same_in_mirrors(8000, [](Chance& chance) { return generated::chain(chance, 3); });
    }
    SECTION("rights to castle") { expect_the_same_in_mirrors(6000, generated::castle); }
    SECTION("just passed") { expect_the_same_in_mirrors(7000, generated::passed); }
}

TEST_CASE("Positions of random games get the same answers in mirrors") {
    for (unsigned seed = 0; seed < positions; ++seed) {
        Chance chance(seed);
        Position position = Position::initial();
        for (int ply = chance.any(0, 250); ply > 0 && position.has_legal_move(); --ply) {
            const auto moves = position.legal_moves();
            position = position.after(moves[static_cast<std::size_t>(chance.any(0, static_cast<int>(moves.size())))]);
        }
        expect_the_same_in_mirrors(position);
    }
}

TEST_CASE("All mirror images have one canonical position, and its moves are legal where they are asked for") {
    for (unsigned seed = 0; seed < positions; ++seed) {
        Chance chance(seed);
        const auto position = generated::made(generated::near_wall(chance));
        if (!position) continue;
        CAPTURE(write_fen(position->setup()));
        for (const Color side : both_colors) {
            const Canonical canonical(*position, side);
            for (const bool swaps_colors : {false, true}) {
                const auto image = generated::made(mirrored(position->setup(), swaps_colors));
                REQUIRE(image);
                const Canonical other(*image, swaps_colors ? !side : side);
                REQUIRE(other.position().setup() == canonical.position().setup());
            }
            for (const Move move : canonical.position().legal_moves())
                for (const Move back : canonical.moves_back({move})) REQUIRE(position->is_legal(back));
        }
    }
}
