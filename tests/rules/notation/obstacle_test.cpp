#include "rules/notation/san.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string_view>

using namespace rules::notation;
using rules::board::Role;
using support::initial;
using support::position;
using support::square;

namespace {

IllegalMove illegal_move(std::string_view fen, std::string_view text) {
    const auto reading = read_san(position(fen), text);
    REQUIRE(std::holds_alternative<IllegalMove>(reading));
    return std::get<IllegalMove>(reading);
}

Obstacle obstacle(std::string_view fen, std::string_view text) { return illegal_move(fen, text).obstacle; }

} // namespace

TEST_CASE("Nobody of that kind is there, or none where the move is said to start") {
    CHECK(obstacle("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Nf3") == Obstacle::NoSuchPiece);
    CHECK(obstacle(initial, "Nef3") == Obstacle::NoSuchPiece);
    CHECK(obstacle(initial, "N5f3") == Obstacle::NoSuchPiece);
    CHECK(obstacle("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e4") == Obstacle::NoSuchPiece);
    CHECK(illegal_move(initial, "Nef3").role == Role::Knight);
    CHECK(illegal_move(initial, "Nef3").to == square("f3"));
}

TEST_CASE("No such piece can reach the square") {
    CHECK(obstacle(initial, "Nd5") == Obstacle::CannotReach);
    CHECK(obstacle(initial, "Ngc3") == Obstacle::CannotReach);
    CHECK(obstacle(initial, "Ra3") == Obstacle::CannotReach);
    CHECK(obstacle(initial, "e5") == Obstacle::CannotReach);
    CHECK(obstacle(initial, "exd3") == Obstacle::CannotReach);
    SECTION("a pawn that captures names its file") {
        CHECK(obstacle("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5") == Obstacle::CannotReach);
    }
}

TEST_CASE("An own piece is in the way") {
    CHECK(obstacle(initial, "Ra2") == Obstacle::OwnPiece);
    CHECK(obstacle(initial, "Nd2") == Obstacle::OwnPiece);
}

TEST_CASE("A pinned piece could go there, but its king would be attacked, and it is told by whom") {
    const auto pinned = illegal_move("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3");
    CHECK(pinned.obstacle == Obstacle::ExposesKing);
    CHECK(pinned.piece == square("e2"));
    CHECK(pinned.attacker == square("e8"));
    const auto walking = illegal_move("4r1k1/8/8/8/8/8/8/3K4 w - - 0 1", "Ke1");
    CHECK(walking.obstacle == Obstacle::ExposesKing);
    CHECK(walking.attacker == square("e8"));
    SECTION("also where two pawns leave one rank at once") {
        const auto passing = illegal_move("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6 e.p.");
        CHECK(passing.obstacle == Obstacle::ExposesKing);
        CHECK(passing.piece == square("e5"));
        CHECK(passing.attacker == square("h5"));
    }
    SECTION("kings keep apart") {
        CHECK(illegal_move("8/8/3k4/8/3K4/8/8/8 w - - 0 1", "Kd5").attacker == square("d6"));
    }
}

TEST_CASE("The king is in check and would stay so") {
    const auto staying = illegal_move("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3");
    CHECK(staying.obstacle == Obstacle::StaysInCheck);
    CHECK(staying.piece == square("a1"));
    CHECK(staying.attacker == square("e8"));
}

TEST_CASE("What is written beside the squares is not true") {
    CHECK(obstacle(initial, "Nxf3") == Obstacle::NothingToCapture);
    CHECK(obstacle(initial, "e2xe4") == Obstacle::NothingToCapture);
    CHECK(obstacle("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5 e.p.") == Obstacle::NotEnPassant);
    CHECK(obstacle(initial, "e4=Q") == Obstacle::CannotPromote);
    CHECK(obstacle("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K") == Obstacle::CannotPromote);
}

TEST_CASE("Castling is barred, and nothing is in reserve") {
    CHECK(obstacle(initial, "O-O") == Obstacle::CannotCastle);
    CHECK(obstacle("r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", "0-0-0") == Obstacle::CannotCastle);
    CHECK(obstacle(initial, "N@f3") == Obstacle::CannotDrop);
    CHECK(obstacle(initial, "@e4") == Obstacle::CannotDrop);
    CHECK(illegal_move(initial, "P@e4").role == Role::Pawn);
}
