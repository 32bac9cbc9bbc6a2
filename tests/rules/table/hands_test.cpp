#include "rules/table/hands/hands.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using namespace rules::table;
using rules::board::Color;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Role;
using rules::variants::Position;
using support::initial;
using support::square;
using support::uci;

namespace {

constexpr Piece white_pawn{Color::White, Role::Pawn};
constexpr Piece white_queen{Color::White, Role::Queen};

/// A board on which somebody's hands are at work.
struct Board {
    explicit Board(const std::string& fen)
        : agreed(support::position(fen))
        , hands(agreed) {}

    Board& lifted(const char* from) {
        lift(hands, agreed, square(from));
        return *this;
    }
    Board& placed(Piece piece, const char* to) {
        place(hands, piece, square(to));
        return *this;
    }
    Board& carried(const char* from, const char* to) {
        const Piece piece = *hands.board[square(from)];
        return lifted(from).placed(piece, to);
    }
    Board& taken_off(const char* there) {
        take_off(hands, agreed, square(there));
        return *this;
    }
    bool on_the_way(const char* move) const { return is_on_the_way(hands, agreed, uci(agreed, move)); }
    bool arrived(const char* move) const { return has_arrived(hands, agreed, uci(agreed, move)); }

    Position agreed;
    Hands hands;
};

const std::string castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const std::string promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

} // namespace

TEST_CASE("Nothing done is on the way to every move, and no move is there yet") {
    const Board board(initial);
    for (const Move move : board.agreed.legal_moves()) {
        CHECK(is_on_the_way(board.hands, board.agreed, move));
        CHECK_FALSE(has_arrived(board.hands, board.agreed, move));
    }
}

TEST_CASE("What is lifted is touched once, in order, and putting it back does not undo that") {
    Board board(initial);
    board.carried("g1", "g1").carried("b1", "b1").lifted("g1");
    CHECK(board.hands.touched == std::vector{square("g1"), square("b1")});
    CHECK(board.hands.held == std::vector{Piece{Color::White, Role::Knight}});
}

TEST_CASE("A piece that has left its square is not touched again where it stands now") {
    Board board(castling);
    board.carried("e1", "g1").lifted("g1");
    CHECK(board.hands.touched == std::vector{square("e1")});
}

TEST_CASE("Castling is under way with the king across, and there when the rook is") {
    Board board(castling);
    board.carried("e1", "g1");
    CHECK(board.on_the_way("e1g1"));
    CHECK_FALSE(board.on_the_way("e1c1"));
    CHECK_FALSE(board.on_the_way("e1f1"));
    CHECK_FALSE(board.arrived("e1g1"));
    CHECK(board.carried("h1", "f1").arrived("e1g1"));
}

TEST_CASE("A piece has not arrived for another that still stands at home") {
    Board board(initial);
    board.carried("e2", "f3");
    CHECK_FALSE(board.on_the_way("f2f3"));
    CHECK(board.lifted("f2").on_the_way("f2f3"));
}

TEST_CASE("A capture is there when the captured piece is off, before or after the other stands") {
    CHECK(Board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1").taken_off("d5").carried("e4", "d5").arrived("e4d5"));
    Board passing("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    passing.carried("e5", "d6");
    CHECK(passing.on_the_way("e5d6"));
    CHECK_FALSE(passing.arrived("e5d6"));
    CHECK(passing.lifted("d5").arrived("e5d6"));
    CHECK(is_held_from(passing.hands, passing.agreed, square("d5")));
    CHECK(passing.taken_off("d5").hands.held.empty());
}

TEST_CASE("A pawn may wait on the last rank, and its piece may be there before it") {
    Board waiting(promotion);
    waiting.carried("a7", "a8");
    CHECK(waiting_pawn(waiting.hands.board, waiting.agreed) == square("a8"));
    CHECK(waiting.on_the_way("a7a8n"));
    CHECK_FALSE(waiting.on_the_way("a7b8n"));
    CHECK(waiting.taken_off("a8").placed(white_queen, "a8").arrived("a7a8q"));

    Board early(promotion);
    early.placed(white_queen, "a8");
    CHECK(early.on_the_way("a7a8q"));
    CHECK_FALSE(early.on_the_way("a7a8r"));
    CHECK_FALSE(early.arrived("a7a8q"));
    CHECK(early.taken_off("a7").arrived("a7a8q"));
}

TEST_CASE("A piece for a pawn takes the pawn out of the hand") {
    Board board(promotion);
    board.lifted("a7").placed(white_queen, "a8");
    CHECK(board.hands.held.empty());
    CHECK(board.arrived("a7a8q"));
}

TEST_CASE("What is done for good is kept by the moves that go on with it") {
    Board board(promotion);
    const auto keeps = [&](const char* move) { return keeps_done(board.hands, board.agreed, uci(board.agreed, move)); };
    board.hands.done = {{square("a8"), white_pawn}};
    CHECK(keeps("a7a8q"));
    CHECK_FALSE(keeps("a7b8q"));
    CHECK_FALSE(keeps("e1e2"));
    board.hands.done = {{square("b8"), std::nullopt}};
    CHECK(keeps("a7b8q"));
    CHECK_FALSE(keeps("a7a8q"));
}

TEST_CASE("Adjusting lasts until every piece is on its square again") {
    Board board(initial);
    board.hands.adjusting = true;
    board.lifted("g1").lifted("b8").placed({Color::White, Role::Knight}, "g1");
    CHECK(board.hands.adjusting);
    board.placed({Color::Black, Role::Knight}, "b8");
    CHECK_FALSE(board.hands.adjusting);
    CHECK(board.hands.touched.empty());
}

TEST_CASE(
    "Whoever says so with a piece in his hand puts others right, one after the other, and holds his own all the same") {
    Board board(initial);
    board.lifted("e2");
    board.hands.adjusting = true;
    board.hands.adjusts_while_holding = true;
    board.lifted("d7").placed({Color::Black, Role::Pawn}, "d7");
    board.lifted("g8").placed({Color::Black, Role::Knight}, "g8");
    CHECK(board.hands.adjusting);
    CHECK(board.hands.touched == std::vector{square("e2")});
    CHECK(board.hands.held == std::vector{Piece{Color::White, Role::Pawn}});
}
