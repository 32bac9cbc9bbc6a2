#include "rules/board/move.hpp"

#include "tests/support/catch.hpp"

#include <type_traits>

using namespace rules::board;

namespace {

constexpr Square e7{File::E, Rank::Seven};
constexpr Square e8{File::E, Rank::Eight};
constexpr Square g8{File::G, Rank::Eight};

} // namespace

TEST_CASE("A move keeps what it was made of") {
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            if (from == to) continue;
            const Square start = Square::at(from);
            const Square arrival = Square::at(to);
            for (const Move move : {Move::normal(start, arrival), Move::en_passant(start, arrival),
                                    Move::castling(start, arrival), Move::promotion(start, arrival, Role::Rook)}) {
                REQUIRE(move.from() == start);
                REQUIRE(move.to() == arrival);
                REQUIRE_FALSE(move.dropped());
            }
        }
    }
}

TEST_CASE("A move knows its kind") {
    CHECK(Move::normal(e7, e8).kind() == MoveKind::Normal);
    CHECK(Move::en_passant(e7, e8).kind() == MoveKind::EnPassant);
    CHECK(Move::castling(e8, g8).kind() == MoveKind::Castling);
    CHECK(Move::promotion(e7, e8, Role::Knight).kind() == MoveKind::Promotion);
    CHECK(Move::drop(Role::Knight, e8).kind() == MoveKind::Drop);
}

TEST_CASE("Only a promotion names what the pawn becomes") {
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King})
        CHECK(Move::promotion(e7, e8, role).promoted() == role);
    CHECK_FALSE(Move::normal(e7, e8).promoted());
    CHECK_FALSE(Move::castling(e8, g8).promoted());
    CHECK_FALSE(Move::drop(Role::Queen, e8).promoted());
}

TEST_CASE("A drop comes from the reserve, not from a square") {
    for (const Role role : {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen}) {
        const Move drop = Move::drop(role, g8);
        CHECK(drop.dropped() == role);
        CHECK(drop.to() == g8);
        CHECK_FALSE(drop.from());
    }
}

TEST_CASE("Moves of another kind between the same squares are other moves") {
    CHECK(Move::normal(e7, e8) != Move::promotion(e7, e8, Role::Queen));
    CHECK(Move::promotion(e7, e8, Role::Rook) != Move::promotion(e7, e8, Role::Queen));
    CHECK(Move::normal(e8, g8) != Move::castling(e8, g8));
    STATIC_REQUIRE_FALSE(std::is_default_constructible_v<Move>);
}
