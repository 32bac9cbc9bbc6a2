#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using rules::variants::Position;
using support::after;
using support::position;

namespace {

/// The plies after which a position stood on the board for at least the third time.
std::vector<int> third_times(Position board, std::string_view moves) {
    std::vector<Position::RepetitionKey> keys{board.repetition_key()};
    std::vector<int> found;
    for (int ply = 1; !moves.empty(); ++ply) {
        const auto blank = moves.find(' ');
        board = after(board, moves.substr(0, blank));
        moves.remove_prefix(blank == std::string_view::npos ? moves.size() : blank + 1);
        keys.push_back(board.repetition_key());
        if (std::count(keys.begin(), keys.end(), keys.back()) >= 3) found.push_back(ply);
    }
    return found;
}

} // namespace

TEST_CASE("Positions are the same whichever way they came about and however late") {
    const auto one = after(Position::initial(), "g1f3 g8f6 b1c3 b8c6");
    const auto other = after(Position::initial(), "b1c3 b8c6 g1f3 g8f6");
    CHECK(one.repetition_key() == other.repetition_key());
    CHECK(after(one, "f3g1 f6g8 g1f3 g8f6").repetition_key() == one.repetition_key());
}

TEST_CASE("Positions differ by the side to move, by a piece's kind, colour or square") {
    const auto key = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").repetition_key();
    for (const char* fen :
         {"4k3/8/8/8/8/8/8/R3K3 b - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
          "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}) {
        INFO(fen);
        CHECK(position(fen).repetition_key() != key);
    }
    CHECK(position("4k3/8/8/8/8/2P5/8/4K3 w - - 0 1").repetition_key() !=
          position("4k3/8/8/8/8/2p5/8/4K3 w - - 0 1").repetition_key());
}

TEST_CASE("Positions differ by a castling right, even one barred for the moment") {
    const auto with = position("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    const auto without = position("4kr2/8/8/8/8/8/8/4K2R w - - 0 1");
    CHECK(with.repetition_key() != without.repetition_key());
    CHECK(position("r3k3/8/8/8/8/8/8/4K3 w q - 0 1").repetition_key() !=
          position("r3k3/8/8/8/8/8/8/4K3 w - - 0 1").repetition_key());
}

TEST_CASE("An en passant square counts only when the capture is legal") {
    const auto same = [](std::string_view with, std::string_view without) {
        return position(with).repetition_key() == position(without).repetition_key();
    };
    CHECK_FALSE(same("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    SECTION("no pawn stands ready") {
        CHECK(same("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                   "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    }
    SECTION("the pawn is pinned to its king") {
        CHECK(same("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1"));
    }
    SECTION("the files of two captures differ") {
        CHECK_FALSE(same("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1"));
    }
}

TEST_CASE("After e4 no black pawn can capture, so the third return of that position is the third") {
    CHECK(third_times(Position::initial(), "e2e4 b8c6 g1f3 c6b8 f3g1 b8c6 g1f3 c6b8 f3g1") == std::vector{9});
}

TEST_CASE("A pinned pawn cannot capture en passant, so the position after the double step counts too") {
    CHECK(third_times(position("1k6/8/8/8/1p6/8/P7/1R2K3 w - - 0 1"), "a2a4 b8a8 b1b2 a8b8 b2b1 b8a8 b1b2 a8b8 b2b1") ==
          std::vector{9});
}

TEST_CASE("A pawn that could capture en passant makes the first position another one") {
    CHECK(third_times(position("k7/8/8/8/1p6/8/P7/1R2K3 w - - 0 1"), "a2a4 a8b8 b1c1 b8a8 c1b1 a8b8 b1c1 b8a8 c1b1")
              .empty());
}

TEST_CASE("Moving the king and back loses the rights, so the initial position has stood there only once") {
    CHECK(third_times(position("4k2r/8/8/8/8/8/8/4K3 w k - 0 1"), "e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8") ==
          std::vector<int>{});
}

TEST_CASE("Equal keys hash alike") {
    CHECK(position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1").repetition_key().hash() ==
          position("8/8/8/K2pP2r/8/8/8/4k3 w - - 5 9").repetition_key().hash());
    CHECK(Position::initial().repetition_key().hash() != after(Position::initial(), "e2e4").repetition_key().hash());
}
