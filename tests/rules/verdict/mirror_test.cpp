// What is proved of a position is proved of its mirror images.
#include "rules/verdict/canonical.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/rules/verdict/generated.hpp"
#include "tests/support/catch.hpp"

#include <optional>

using namespace rules::board;
using rules::variants::Position;
using rules::verdict::Canonical;
using rules::verdict::Effort;
using rules::verdict::judge;
using rules::verdict::Prospect;
using rules::verdict::prospect;

namespace {

/// The set-up with every man of the square a left-right mirror shows, or with colours and ranks swapped.
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
    RC_ASSERT(one.winnable == other.winnable);
    RC_ASSERT(one.helpmate.size() == other.helpmate.size());
}

void expect_the_same_in_mirrors(const Position& position) {
    for (const bool swaps_colors : {false, true}) {
        const bool may_castle = position.setup().castling != CastlingRights{};
        if (may_castle && !swaps_colors) continue;
        const auto image = generated::made(mirrored(position.setup(), swaps_colors));
        RC_ASSERT(image);
        RC_ASSERT(judge(position) == judge(*image));
        for (const Color side : both_colors) {
            const Color other = swaps_colors ? !side : side;
            for (const Effort effort : {Effort::fast(), Effort{300}, Effort{3000}})
                expect_same(prospect(position, side, effort), prospect(*image, other, effort));
        }
    }
}

void expect_the_same_in_mirrors(const Setup& setup) {
    if (const auto position = generated::made(setup)) expect_the_same_in_mirrors(*position);
}

} // namespace

TEST_CASE("Mirrored positions and those with swapped colours get the same answers") {
    CHECK(rc::check("locked", [] { expect_the_same_in_mirrors(generated::any_locked(4)); }));
    CHECK(rc::check("nearly locked", [] { expect_the_same_in_mirrors(generated::any_near_wall()); }));
    CHECK(rc::check("few men", [] { expect_the_same_in_mirrors(generated::any_handful()); }));
    CHECK(rc::check("crowds", [] { expect_the_same_in_mirrors(generated::any_crowd()); }));
    CHECK(rc::check("special rights", [] { expect_the_same_in_mirrors(generated::any_special_right()); }));
}

TEST_CASE("Every position of random games gets the same answers in mirrors") {
    CHECK(rc::check([] {
        Position position = Position::initial();
        for (int ply = generated::any(0, 200); ply > 0 && position.has_legal_move(); --ply) {
            const auto moves = position.legal_moves();
            position =
                position.after(moves[static_cast<std::size_t>(generated::any(0, static_cast<int>(moves.size())))]);
        }
        expect_the_same_in_mirrors(position);
    }));
}

TEST_CASE("All mirror images have one canonical position, and its moves are legal where they are asked for") {
    CHECK(rc::check([] {
        const auto position = generated::made(generated::any_near_wall());
        if (!position) return;
        for (const Color side : both_colors) {
            const Canonical canonical(*position, side);
            RC_ASSERT(canonical.side() == Color::White);
            for (const bool swaps_colors : {false, true}) {
                const auto image = generated::made(mirrored(position->setup(), swaps_colors));
                RC_ASSERT(Canonical(*image, swaps_colors ? !side : side).position().setup() ==
                          canonical.position().setup());
            }
            for (const Move move : canonical.position().legal_moves())
                for (const Move back : canonical.moves_back({move})) RC_ASSERT(position->is_legal(back));
        }
    }));
}
