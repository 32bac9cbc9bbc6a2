#include "rules/notation/uci.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string_view>

using namespace rules::board;
using namespace rules::notation;
using support::position;
using support::square;

namespace {

bool is_illegal(const rules::variants::Position& board, std::string_view text, Obstacle obstacle) {
    const auto reading = read_uci(board, text);
    const auto* illegal = std::get_if<IllegalMove>(&reading);
    return illegal != nullptr && illegal->obstacle == obstacle;
}

} // namespace

TEST_CASE("A move is written from square to square") {
    CHECK(write_uci(Move::normal(square("e2"), square("e4"))) == "e2e4");
    CHECK(write_uci(Move::castling(square("e1"), square("g1"))) == "e1g1");
    CHECK(write_uci(Move::en_passant(square("e5"), square("d6"))) == "e5d6");
    CHECK(write_uci(Move::promotion(square("e7"), square("e8"), Role::Queen)) == "e7e8q");
    CHECK(write_uci(Move::promotion(square("e7"), square("e8"), Role::Knight)) == "e7e8n");
    CHECK(write_uci(Move::drop(Role::Knight, square("f3"))) == "N@f3");
}

TEST_CASE("A move is read with the kind it has in the position") {
    CHECK(read_uci(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1") ==
          MoveReading(Move::castling(square("e1"), square("g1"))));
    CHECK(read_uci(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6") ==
          MoveReading(Move::en_passant(square("e5"), square("d6"))));
    CHECK(read_uci(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8r") ==
          MoveReading(Move::promotion(square("a7"), square("a8"), Role::Rook)));
}

TEST_CASE("A promotion needs its letter, and nothing else has one") {
    const auto board = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(is_illegal(board, "a7a8", Obstacle::PromotionUnnamed));
    CHECK(is_illegal(board, "a7a8k", Obstacle::CannotPromote));
    CHECK(is_illegal(board, "e1e2q", Obstacle::CannotPromote));
}

TEST_CASE("A well-written move that cannot be played is illegal, also a drop, and it is told why") {
    const auto board = rules::variants::Position::initial();
    CHECK(is_illegal(board, "e2e5", Obstacle::CannotReach));
    CHECK(is_illegal(board, "e7e5", Obstacle::NoSuchPiece));
    CHECK(is_illegal(board, "e3e4", Obstacle::NoSuchPiece));
    CHECK(is_illegal(board, "a1a1", Obstacle::OwnPiece));
    CHECK(is_illegal(board, "a1a2", Obstacle::OwnPiece));
    CHECK(is_illegal(board, "e1g1", Obstacle::CannotCastle));
    CHECK(is_illegal(board, "N@f3", Obstacle::CannotDrop));
    CHECK(is_illegal(position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2c3", Obstacle::ExposesKing));
    CHECK(is_illegal(position("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1"), "a1b3", Obstacle::StaysInCheck));
}

TEST_CASE("Anything else is not a move") {
    const auto board = rules::variants::Position::initial();
    for (const char* text : {"", "e2", "e2e", "e2e9", "e2e4x", "e2e4qq", "E2E4", " e2e4", "Nf3", "0000", "(none)",
                             "n@f3", "K@f3", "N@f9", "N@"}) {
        INFO(text);
        CHECK(read_uci(board, text) == MoveReading(NotAMove{}));
    }
}
