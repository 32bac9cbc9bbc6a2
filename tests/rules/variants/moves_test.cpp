#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>

using rules::board::Color;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Role;
using rules::variants::Position;
using support::after;
using support::arrivals;
using support::moves;
using support::position;
using support::square;
using support::uci;
using Names = std::set<std::string>;

TEST_CASE("Twenty moves are open at the start") {
    CHECK(Position::initial().legal_moves().size() == 20);
    CHECK(arrivals(Position::initial(), "b1") == Names{"a3", "c3"});
    CHECK(arrivals(Position::initial(), "e2") == Names{"e3", "e4"});
    CHECK(arrivals(Position::initial(), "d1").empty());
}

TEST_CASE("A position has up to 218 moves") {
    CHECK(position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").legal_moves().size() == 218);
}

TEST_CASE("A pinned piece moves along the line of the pin only") {
    const auto board = position("4r1k1/8/8/b7/8/2N1R3/8/r1B1K3 w - - 0 1");
    CHECK(arrivals(board, "c3").empty());
    CHECK(arrivals(board, "c1").empty());
    CHECK(arrivals(board, "e3") == Names{"e2", "e4", "e5", "e6", "e7", "e8"});
    CHECK(arrivals(position("4k3/8/8/8/7b/6P1/8/4K3 w - - 0 1"), "g3") == Names{"h4"});
    CHECK(arrivals(position("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1"), "f2").empty());
    CHECK(arrivals(position("4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1"), "e2") == Names{"e3", "e4"});
    CHECK(arrivals(position("4k3/8/8/8/q7/1Q6/8/3K4 w - - 0 1"), "b3") == Names{"a4", "c2"});
}

TEST_CASE("A check is answered by capture, interposition or flight") {
    CHECK(moves(position("4k3/8/8/8/4r3/3P4/3B4/3NK1N1 w - - 0 1")) ==
          Names{"d3e4", "d1e3", "d2e3", "g1e2", "e1f1", "e1f2"});
}

TEST_CASE("Two checks at once leave only the king to move") {
    CHECK(moves(position("4r1k1/8/8/8/8/5n2/6P1/3QK3 w - - 0 1")) == Names{"e1f1", "e1f2"});
}

TEST_CASE("A king does not step back along the line of check, nor next to the other king") {
    CHECK(arrivals(position("8/8/8/8/r3K3/8/8/4k3 w - - 0 1"), "e4") == Names{"d3", "e3", "f3", "d5", "e5", "f5"});
    CHECK(arrivals(position("8/8/8/8/8/4k3/8/4K3 w - - 0 1"), "e1") == Names{"d1", "f1"});
}

TEST_CASE("Castling is open while king's path is clear and unattacked") {
    CHECK(arrivals(position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1") ==
          Names{"c1", "d1", "d2", "e2", "f2", "f1", "g1"});
    SECTION("not through or into attack, nor out of it") {
        CHECK(arrivals(position("4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1"), "e1") == Names{"c1", "d1", "d2", "e2"});
        CHECK(arrivals(position("4k1r1/8/8/8/8/8/P6P/R3K2R w KQ - 0 1"), "e1").count("g1") == 0);
        CHECK(arrivals(position("3rk3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1"), "e1").count("c1") == 0);
        CHECK(arrivals(position("k3r3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1"), "e1") == Names{"d1", "d2", "f1", "f2"});
    }
    SECTION("an attack on the rook or on the knight's square is no bar") {
        CHECK(arrivals(position("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1").count("c1") == 1);
        CHECK(arrivals(position("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1").count("c1") == 1);
    }
    SECTION("not over a piece") {
        CHECK(arrivals(position("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1"), "e1").count("c1") == 0);
        CHECK(arrivals(position("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1"), "e1").count("g1") == 0);
    }
    SECTION("not without the right") {
        CHECK(arrivals(position("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), "e1").count("g1") == 0);
    }
}

TEST_CASE("Castling moves king and rook, and ends both rights") {
    const auto board = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7");
    const auto castled = board.after(Move::castling(square("e1"), square("g1")));
    CHECK(rules::notation::write_fen(castled.setup()) == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 7");
    CHECK(rules::notation::write_fen(after(castled, "e8c8").setup()) == "2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 8");
    CHECK_FALSE(board.captured(Move::castling(square("e1"), square("g1"))));
}

TEST_CASE("A right to castle goes with the move of king or rook and with the rook's capture, for good") {
    const auto board = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK(after(board, "e1e2 a8b8 e2e1 b8a8").setup().castling ==
          rules::board::CastlingRights{false, false, true, false});
    CHECK(after(board, "a1b1").setup().castling == rules::board::CastlingRights{true, false, true, true});
    CHECK(after(board, "h1h8").setup().castling == rules::board::CastlingRights{false, true, false, true});
}

TEST_CASE("En passant is open on the very next move only") {
    const auto board = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 5 1");
    const auto passed = after(board, "d7d5");
    const Move capture = Move::en_passant(square("e5"), square("d6"));
    CHECK(passed.setup().en_passant == square("d6"));
    CHECK(passed.is_legal(capture));
    CHECK_FALSE(passed.is_legal(Move::normal(square("e5"), square("d6"))));
    CHECK(passed.captured(capture) == Position::Capture{square("d5"), Piece{Color::Black, Role::Pawn}});
    CHECK(rules::notation::write_fen(passed.after(capture).setup()) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    CHECK_FALSE(after(passed, "e1e2 e8e7").is_legal(capture));
}

TEST_CASE("En passant is closed when it would uncover the own king") {
    SECTION("along the rank, where two pieces leave at once") {
        CHECK(moves(position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1")) ==
              Names{"e5e6", "a5a4", "a5b4", "a5b5", "a5b6", "a5a6"});
    }
    SECTION("along the line of the capturing pawn") {
        CHECK(arrivals(position("3r3k/8/8/2pP4/8/8/8/3K4 w - c6 0 1"), "d5") == Names{"d6"});
        CHECK(arrivals(position("7k/5b2/8/2pP4/8/1K6/8/8 w - c6 0 1"), "d5").empty());
    }
    SECTION("but the capturing pawn may stay on the line of its pin") {
        CHECK(arrivals(position("7k/1b6/8/2pP4/4K3/8/8/8 w - c6 0 1"), "d5") == Names{"c6"});
    }
}

TEST_CASE("En passant answers a check by the pawn that has just passed") {
    CHECK(moves(position("4k3/8/8/3pP3/4K3/8/8/3r1r2 w - d6 0 1")).count("e5d6") == 1);
}

TEST_CASE("A pawn on the last rank becomes queen, rook, bishop or knight") {
    const auto board = position("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(board.is_legal(Move::promotion(square("a7"), square("a8"), Role::Knight)));
    CHECK_FALSE(board.is_legal(Move::promotion(square("a7"), square("a8"), Role::King)));
    CHECK_FALSE(board.is_legal(Move::promotion(square("a7"), square("a8"), Role::Pawn)));
    CHECK_FALSE(board.is_legal(Move::normal(square("a7"), square("a8"))));
    const Move capture = Move::promotion(square("a7"), square("b8"), Role::Rook);
    CHECK(board.captured(capture) == Position::Capture{square("b8"), Piece{Color::Black, Role::Knight}});
    CHECK(rules::notation::write_fen(board.after(capture).setup()) == "1R2k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST_CASE("A drop is no move of ordinary chess") {
    CHECK_FALSE(Position::initial().is_legal(Move::drop(Role::Knight, square("e4"))));
}

TEST_CASE("Without a legal move the list is empty, in check or not") {
    const auto mated = position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(mated.legal_moves().empty());
    CHECK_FALSE(mated.has_legal_move());
    CHECK(mated.is_check());
    const auto stalemated = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    CHECK(stalemated.legal_moves().empty());
    CHECK_FALSE(stalemated.has_legal_move());
    CHECK_FALSE(stalemated.is_check());
}

TEST_CASE("A single move of whatever kind is enough to have one") {
    const auto only = [](std::string_view fen, const char* move) {
        const auto board = position(fen);
        return board.has_legal_move() && moves(board) == Names{move};
    };
    CHECK(only("5k2/5P2/4K3/8/8/8/8/6B1 b - - 0 1", "f8g7"));
    CHECK(only("k7/P7/1K6/8/8/7p/8/8 b - - 0 1", "h3h2"));
    CHECK(only("8/8/4B3/8/3pP3/3P4/2K5/k7 b - e3 0 1", "d4e3"));
    CHECK(moves(position("k7/P7/1K6/8/8/8/6p1/8 b - - 0 1")) == Names{"g2g1q", "g2g1r", "g2g1b", "g2g1n"});
}

TEST_CASE("The clock of fifty moves runs until a pawn moves or a piece is captured") {
    const auto board = position("4k3/3p4/8/8/8/8/8/R3K2R w KQ - 7 30");
    CHECK(after(board, "a1a2").halfmove_clock() == 8);
    CHECK(after(board, "e1g1").halfmove_clock() == 8);
    CHECK(after(board, "a1a2 d7d6").halfmove_clock() == 0);
    CHECK(after(board, "a1a7 e8f8 a7d7").halfmove_clock() == 0);
    CHECK(position("4k3/8/8/8/8/8/8/R3K3 w - - 65535 30")
              .after(Move::normal(square("a1"), square("a2")))
              .halfmove_clock() == 65535);
}

TEST_CASE("A move's number counts up when Black has moved") {
    CHECK(after(Position::initial(), "e2e4").fullmove_number() == 1);
    CHECK(after(Position::initial(), "e2e4 e7e5").fullmove_number() == 2);
}

TEST_CASE("One can ask what stands where") {
    const auto board = after(Position::initial(), "e2e4 g8f6 e4e5");
    CHECK(board.turn() == Color::Black);
    CHECK(board.at(square("e5")) == Piece{Color::White, Role::Pawn});
    CHECK(board.at(square("f6")) == Piece{Color::Black, Role::Knight});
    CHECK_FALSE(board.at(square("e4")));
    CHECK(board.king(Color::White) == square("e1"));
    CHECK(board.king(Color::Black) == square("e8"));
    CHECK(board.pieces(Color::Black, Role::Knight) ==
          (rules::board::Bitboard(square("b8")) | rules::board::Bitboard(square("f6"))));
    CHECK(board.captured(uci(board, "d7d6")) == std::nullopt);
}

TEST_CASE("A pinned piece still attacks") {
    const auto board = position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    CHECK(board.attackers(square("d4"), Color::White) == std::vector{square("e2")});
    CHECK(board.attackers(square("e2"), Color::White) == std::vector{square("e1")});
    CHECK(board.attackers(square("e2"), Color::Black) == std::vector{square("e8")});
    CHECK(board.attackers(square("e1"), Color::Black).empty());
    CHECK(board.attackers(square("a8"), Color::White).empty());
    CHECK_FALSE(board.is_check());
}

TEST_CASE("Pieces of every role attack a square together") {
    const auto board = position("4r2k/8/1b6/3P4/2Q5/3n4/8/4K3 w - - 0 1");
    CHECK(board.attackers(square("e6"), Color::White) == std::vector{square("d5")});
    CHECK(board.attackers(square("d4"), Color::White) == std::vector{square("c4")});
    CHECK(board.attackers(square("e1"), Color::Black) == std::vector{square("d3"), square("e8")});
    CHECK(board.attackers(square("f2"), Color::Black) == std::vector{square("d3"), square("b6")});
    CHECK(board.is_check());
}

TEST_CASE("The tree no ply deep is its root") { CHECK(Position::initial().perft(0) == 1); }
