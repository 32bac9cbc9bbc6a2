#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <variant>

using rules::board::Color;
using rules::variants::End;
using rules::variants::Ending;
using rules::variants::Position;
using rules::variants::SetupFault;
using rules::variants::Variant;
using support::after;
using support::moves;
using support::square;
using Moves = std::set<std::string>;

namespace {

Position matranj(std::string_view fen) { return support::position(fen, Variant::Matranj); }

constexpr Ending draw{End::NoCapturePossible, std::nullopt};

} // namespace

TEST_CASE("Who can capture must, with whichever piece they like") {
    CHECK(moves(matranj("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2")) == Moves{"e4d5"});
    CHECK(moves(matranj("8/8/8/3p4/4P3/3R4/8/8 w - - 0 1")) == Moves{"e4d5", "d3d5"});
    CHECK(moves(matranj("8/8/8/4p3/4P3/8/8/8 w - - 0 1")).empty());
}

TEST_CASE("Capturing en passant is capturing, whatever it does to the king") {
    CHECK(moves(matranj("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1")) == Moves{"e5d6"});
}

TEST_CASE("The king is captured, captures and walks into attacks like any piece") {
    const auto board = matranj("8/8/8/8/8/3k4/8/3K3R w - - 0 1");
    CHECK(moves(board).contains("d1d2"));
    CHECK_FALSE(board.is_check());
    CHECK_FALSE(board.king(Color::White));
    const auto next = after(board, "d1d2");
    CHECK(moves(next) == Moves{"d3d2"});
    CHECK(after(next, "d3d2").pieces(Color::White, rules::board::Role::King).empty());
}

TEST_CASE("Nobody castles") {
    const auto board = matranj("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK_FALSE(moves(board).contains("e1g1"));
    CHECK(board.setup().castling == rules::board::CastlingRights{});
    CHECK(Position::initial(Variant::Matranj).setup().castling == rules::board::CastlingRights{});
}

TEST_CASE("A pawn may become a king too, capturing or not") {
    CHECK(moves(matranj("8/P7/8/8/8/8/8/7n w - - 0 1")) == Moves{"a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7a8k"});
    CHECK(moves(matranj("1n6/P7/8/8/8/8/8/8 w - - 0 1")) == Moves{"a7b8q", "a7b8r", "a7b8b", "a7b8n", "a7b8k"});
    const auto board = after(matranj("8/P7/8/8/8/8/8/K6n w - - 0 1"), "a7a8k");
    CHECK(board.pieces(Color::White, rules::board::Role::King).count() == 2);
}

TEST_CASE("Who cannot move wins, and so does who has no pieces left") {
    CHECK(matranj("8/8/8/4p3/4P3/8/8/8 w - - 0 1").ending() == Ending{End::Stalemate, Color::White});
    CHECK(matranj("8/8/8/4p3/4P3/8/8/8 b - - 0 1").ending() == Ending{End::Stalemate, Color::Black});
    CHECK(after(matranj("8/8/8/8/8/8/1p6/R7 b - - 0 1"), "b2a1q").ending() == Ending{End::NoPiecesLeft, Color::White});
    CHECK(matranj("8/8/8/8/8/8/8/K7 w - - 0 1").ending() == Ending{End::NoPiecesLeft, Color::Black});
    CHECK_FALSE(Position::initial(Variant::Matranj).ending());
}

TEST_CASE("Two bishops of unlike colours will never meet: a draw") {
    CHECK(matranj("8/8/3b4/8/8/3B4/8/8 w - - 0 1").ending() == draw);
    CHECK(matranj("8/8/3b4/8/8/3B4/8/8 b - - 0 1").ending() == draw);
    SECTION("bishops of one colour may meet") { CHECK_FALSE(matranj("8/8/3b4/8/8/8/3B4/8 w - - 0 1").ending()); }
    SECTION("so may a bishop and a knight, a rook or a king") {
        for (const char* fen :
             {"8/8/3b4/8/8/8/2N5/8 w - - 0 1", "7r/8/8/8/8/3B4/8/8 w - - 0 1", "8/8/3k4/8/8/8/2B5/8 w - - 0 1"})
            CHECK_FALSE(matranj(fen).ending());
    }
    SECTION("with pawns that stand for ever on the other colour") {
        CHECK(matranj("8/8/3b4/3p4/3P4/8/4B3/8 w - - 0 1").ending() == std::nullopt); // the bishop may take on d5
        CHECK(matranj("8/8/8/2bp4/3P4/3B4/8/8 w - - 0 1").ending() == std::nullopt);
        CHECK(matranj("8/8/3B4/3p4/3P4/5b2/8/8 w - - 0 1").ending() == draw);
    }
    SECTION("a pawn that may still promote may meet anything") {
        CHECK_FALSE(matranj("8/8/3b4/8/P7/3B4/8/8 w - - 0 1").ending());
    }
}

TEST_CASE("A draw is not declared where someone may yet be left without a move, and so win") {
    // Black moves the bishop, then White has nothing but a pawn that stands for ever.
    const auto board = matranj("8/8/8/3p4/3P4/5b2/8/8 b - - 0 1");
    CHECK_FALSE(board.ending());
    CHECK(after(board, "f3g2").ending() == Ending{End::Stalemate, Color::White});
}

TEST_CASE("A position of matranj needs no king, and may have many") {
    const auto faults = [](std::string_view fen) {
        const auto made = Position::from_setup(support::setup(fen), Variant::Matranj);
        const auto* found = std::get_if<std::set<SetupFault>>(&made);
        return found != nullptr ? *found : std::set<SetupFault>{};
    };
    CHECK(faults("8/8/8/8/8/8/8/8 w - - 0 1").empty());
    CHECK(faults("kkkk4/8/8/8/8/8/8/KKKK4 w - - 0 1").empty());
    CHECK(faults("P7/8/8/8/8/8/8/8 w - - 0 1") == std::set{SetupFault::PawnOnFirstOrLastRank});
    CHECK(faults("8/8/8/8/8/NNNNNNNN/NNNNNNNN/4K3 w - - 0 1") == std::set{SetupFault::TooManyPieces});
    CHECK(faults("8/8/8/8/8/8/8/8 w - d6 0 1") == std::set{SetupFault::ImpossibleEnPassant});
}
