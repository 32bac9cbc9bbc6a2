// The proofs of what rules/verdict/material.hpp states, by trying every case.
#include "rules/verdict/material.hpp"

#include "rules/board/attacks.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <set>

using namespace rules::board;
using rules::variants::Position;
using rules::verdict::lacks_mating_pieces;
using support::position;

namespace {

/// Where the winner's king may stand.
Bitboard king_places(Square loser) { return Bitboard::all().without(king_attacks(loser) | Bitboard(loser)); }

} // namespace

TEST_CASE("The pieces that can never mate are named, by their kinds and the colours of their squares") {
    for (const char* fen :
         {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "qrbnk3/pppp4/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/3NK3 w - - 0 1",
          "2qqk3/8/8/8/8/8/8/3NK3 w - - 0 1", "4k3/8/8/8/8/8/8/3BK3 w - - 0 1", "qrr1k3/8/8/8/8/8/8/1B1BK3 w - - 0 1",
          "2b1k3/8/8/8/8/8/8/3BK3 w - - 0 1"}) {
        INFO(fen);
        CHECK(lacks_mating_pieces(position(fen), Color::White));
    }
    for (const char* fen :
         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
          "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", "4k3/8/8/8/8/8/8/2NBK3 w - - 0 1", "4k3/8/8/8/8/8/8/2BBK3 w - - 0 1",
          "3rk3/8/8/8/8/8/8/3NK3 w - - 0 1", "4k3/p7/8/8/8/8/8/3NK3 w - - 0 1", "3bk3/8/8/8/8/8/8/3BK3 w - - 0 1",
          "4k3/p7/8/8/8/8/8/3BK3 w - - 0 1", "3nk3/8/8/8/8/8/8/3BK3 w - - 0 1"}) {
        INFO(fen);
        CHECK_FALSE(lacks_mating_pieces(position(fen), Color::White));
    }
}

TEST_CASE("A knight never mates a king who is shut in by nothing but queens") {
    // Every square around the king which neither king nor knight of White guards must hold a queen. Pieces elsewhere
    // would only be queens too, and the nearest queen on a line to the knight can take it: so these few are the whole
    // case.
    int cases = 0;
    for (const Square loser : Bitboard::all()) {
        for (const Square knight : knight_attacks(loser)) {
            for (const Square winner : king_places(loser).without(Bitboard(knight))) {
                Setup setup;
                setup.turn = Color::Black;
                setup.placement.put(loser, {Color::Black, Role::King});
                setup.placement.put(knight, {Color::White, Role::Knight});
                setup.placement.put(winner, {Color::White, Role::King});
                for (const Square flight : king_attacks(loser).without(king_attacks(winner) | knight_attacks(knight)))
                    setup.placement.put(flight, {Color::Black, Role::Queen});
                const auto made = Position::from_setup(setup);
                // A queen next to White's king may give check: then it is not Black's move, and no mate either.
                if (!std::holds_alternative<Position>(made)) continue;
                ++cases;
                REQUIRE(std::get<Position>(made).has_legal_move());
            }
        }
    }
    CHECK(cases > 6000);
}

TEST_CASE("Bishops of one square colour never mate a king whose pieces are rooks, queens and bishops of that colour") {
    // Grant White bishops on every square of the king's colour: all flights of that colour are guarded. The check comes
    // over one of the squares diagonally next to the king. Each flight of the other colour is guarded by White's king
    // or holds a rook or queen, which no bishop of White pins; one of these always stands beside the square of the
    // check, and steps there.
    for (const Square loser : Bitboard::all()) {
        const Bitboard other_color = loser.is_light() ? ~Bitboard::light() : Bitboard::light();
        for (const Square winner : king_places(loser)) {
            const Bitboard blocked = (king_attacks(loser) & other_color).without(king_attacks(winner));
            for (const Square check : king_attacks(loser).without(other_color))
                REQUIRE(rook_attacks(check, Bitboard::all()).meets(blocked));
        }
    }
}

TEST_CASE("A bare king never mates: two kings do not touch") {
    for (const Square loser : Bitboard::all())
        for (const Square winner : king_places(loser)) REQUIRE_FALSE(king_attacks(winner).has(loser));
}
