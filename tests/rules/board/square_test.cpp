#include "rules/board/square.hpp"

#include "rules/board/setup.hpp"
#include "tests/support/catch.hpp"

#include <type_traits>

using namespace rules::board;

TEST_CASE("A square is named by its file and rank, and read back from the name") {
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        CHECK(Square::parse(square.name()) == square);
        CHECK(square.index() == index);
        CHECK(Square(square.file(), square.rank()) == square);
    }
    CHECK(Square(File::E, Rank::Four).name() == "e4");
    CHECK(Square::at(0).name() == "a1");
    CHECK(Square::at(63).name() == "h8");
}

TEST_CASE("What is not exactly a small file letter and a rank digit is no square") {
    for (const char* text : {"", "e", "4", "e9", "e0", "i4", "E4", "e44", " e4", "4e", "é4"}) {
        INFO(text);
        CHECK_FALSE(Square::parse(text));
    }
}

TEST_CASE("There is no square that is no square") { STATIC_REQUIRE_FALSE(std::is_default_constructible_v<Square>); }

TEST_CASE("The corner at each player's right hand is light") {
    CHECK(Square(File::H, Rank::One).is_light());
    CHECK(Square(File::A, Rank::Eight).is_light());
    CHECK_FALSE(Square(File::A, Rank::One).is_light());
    CHECK_FALSE(Square(File::H, Rank::Eight).is_light());
}

TEST_CASE("A step over the edge leads nowhere") {
    const Square e4(File::E, Rank::Four);
    CHECK(e4.offset(1, 2) == Square(File::F, Rank::Six));
    CHECK(e4.offset(-4, -3) == Square(File::A, Rank::One));
    CHECK_FALSE(e4.offset(4, 0));
    CHECK_FALSE(e4.offset(-5, 0));
    CHECK_FALSE(e4.offset(0, 5));
    CHECK_FALSE(e4.offset(0, -4));
}

TEST_CASE("The opponent of the opponent is oneself") {
    CHECK((!Color::White) == Color::Black);
    CHECK((!Color::Black) == Color::White);
}

TEST_CASE("The initial array has every piece on its square, White to move, all castling rights") {
    const Setup setup = Setup::initial();
    CHECK(setup.placement[Square(File::D, Rank::One)] == Piece{Color::White, Role::Queen});
    CHECK(setup.placement[Square(File::E, Rank::Eight)] == Piece{Color::Black, Role::King});
    CHECK(setup.placement[Square(File::G, Rank::Eight)] == Piece{Color::Black, Role::Knight});
    CHECK(setup.placement[Square(File::C, Rank::Seven)] == Piece{Color::Black, Role::Pawn});
    CHECK_FALSE(setup.placement[Square(File::C, Rank::Six)]);
    CHECK(setup.turn == Color::White);
    CHECK(setup.castling == CastlingRights{true, true, true, true});
    CHECK_FALSE(setup.en_passant);
}

TEST_CASE("A piece put on a square stands there until the square is cleared") {
    Placement placement;
    const Square c3(File::C, Rank::Three);
    CHECK_FALSE(placement[c3]);
    placement.put(c3, {Color::Black, Role::Rook});
    CHECK(placement[c3] == Piece{Color::Black, Role::Rook});
    placement.clear(c3);
    CHECK(placement == Placement());
}
