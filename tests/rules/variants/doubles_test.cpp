#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <variant>

using rules::board::Color;
using rules::board::Piece;
using rules::board::Role;
using rules::variants::End;
using rules::variants::Ending;
using rules::variants::Position;
using rules::variants::SetupFault;
using rules::variants::Variant;
using support::after;
using support::moves;
using support::square;

namespace {

Position doubles(std::string_view fen) { return support::position(fen, Variant::Doubles); }

std::set<SetupFault> faults(std::string_view fen, Variant variant) {
    const auto made = Position::from_setup(support::setup(fen), variant);
    const auto* found = std::get_if<std::set<SetupFault>>(&made);
    return found != nullptr ? *found : std::set<SetupFault>{};
}

} // namespace

TEST_CASE("Pieces in hand are dropped on empty squares only, pawns not on the first and last rank") {
    const auto board = doubles("4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1");
    const auto legal = moves(board);
    for (const char* drop : {"P@b2", "P@e7", "N@a1", "N@h8"}) CHECK(legal.contains(drop));
    for (const char* drop : {"P@a1", "P@a8", "N@e8", "N@e1", "Q@d4", "p@b2"}) CHECK_FALSE(legal.contains(drop));
    CHECK(legal.size() == 5 + 48 + 62);
}

TEST_CASE("What was dropped is no longer in hand, and only its owner may drop it") {
    auto board = doubles("4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1");
    board = after(board, "N@c3");
    CHECK(board.in_hand({Color::White, Role::Knight}) == 0);
    CHECK(board.in_hand({Color::Black, Role::Knight}) == 1);
    CHECK(moves(board).contains("n@c4") == false);
    CHECK(moves(board).contains("N@c4"));
    board = after(board, "e8d8 e1d1");
    CHECK(board.at(square("c3")) == Piece{Color::White, Role::Knight});
}

TEST_CASE("A pawn dropped on the second rank may advance two, and be captured en passant") {
    auto board = after(doubles("4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1"), "P@c2 e8d8");
    CHECK(moves(board).contains("c2c4"));
    board = after(board, "c2c4");
    CHECK(moves(board).contains("d4c3"));
}

TEST_CASE("A drop may give check and even mate") {
    const auto board = after(doubles("6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1"), "R@e8");
    CHECK(board.is_check());
    CHECK(board.ending() == Ending{End::Checkmate, Color::White});
}

TEST_CASE("A drop may parry a check, and nothing dropped elsewhere may") {
    const auto board = doubles("4k3/8/8/8/8/8/5PPP/r5K1[B] w - - 0 1");
    CHECK(moves(board) == std::set<std::string>{"B@b1", "B@c1", "B@d1", "B@e1", "B@f1"});
    CHECK_FALSE(board.ending());
}

TEST_CASE("With nothing in hand that parries at that moment it is mate") {
    CHECK(doubles("4k3/8/8/8/8/8/5PPP/r5K1[] w - - 0 1").ending() == Ending{End::Checkmate, Color::Black});
    // A pawn cannot be dropped on the first rank.
    CHECK(doubles("4k3/8/8/8/8/8/5PPP/r5K1[P] w - - 0 1").ending() == Ending{End::Checkmate, Color::Black});
    // Nothing parries a knight's check.
    CHECK(doubles("6rk/5Npp/8/8/8/8/8/4K3[q] b - - 0 1").ending() == Ending{End::Checkmate, Color::White});
}

TEST_CASE("With nothing in hand and no move it is stalemate, with a piece in hand it is not") {
    CHECK(doubles("7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1").ending() == Ending{End::Stalemate, std::nullopt});
    CHECK_FALSE(doubles("7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1").ending());
}

TEST_CASE("A promoted piece keeps its mark where it goes and loses it with its life") {
    auto board = after(doubles("8/P3k3/8/8/8/8/8/1r2K3 w - - 0 1"), "e1e2 b1c1 a7a8q c1b1");
    CHECK(board.was_pawn(square("a8")));
    board = after(board, "a8h8");
    CHECK_FALSE(board.was_pawn(square("a8")));
    CHECK(board.was_pawn(square("h8")));
    CHECK(board.setup().promoted == rules::board::Bitboard(square("h8")));
    board = after(board, "b1h1 e2e3 h1h8");
    CHECK_FALSE(board.was_pawn(square("h8")));
}

TEST_CASE("What is captured leaves the board and comes to nobody's hand at this board") {
    const auto board = after(doubles("4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1"), "e4d5");
    for (const Color color : rules::board::both_colors) CHECK(board.in_hand({color, Role::Pawn}) == 0);
}

TEST_CASE("Pieces from the partner's board are taken into the hand, but no king and no more than two sets have") {
    const auto board = Position::initial(Variant::Doubles);
    const auto more = board.with_in_hand({Color::Black, Role::Queen});
    REQUIRE(more);
    CHECK(more->in_hand({Color::Black, Role::Queen}) == 1);
    CHECK(more->in_hand({Color::White, Role::Queen}) == 0);
    CHECK_FALSE(board.with_in_hand({Color::White, Role::King}));
    CHECK_FALSE(Position::initial().with_in_hand({Color::White, Role::Pawn}));
    std::optional<Position> full = board;
    int taken = 0;
    while (auto next = full->with_in_hand({Color::White, Role::Pawn})) {
        full = next;
        ++taken;
    }
    CHECK(taken == 15);
}

TEST_CASE("A rook dropped on its corner counts as unmoved while the king has not moved") {
    const auto board = doubles("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK3[R] w Qkq - 0 1");
    auto later = after(board, "R@h1 a7a6");
    CHECK(moves(later).contains("e1g1"));
    later = after(later, "e1g1");
    CHECK(later.at(square("f1")) == Piece{Color::White, Role::Rook});
    CHECK(later.at(square("g1")) == Piece{Color::White, Role::King});

    SECTION("the king has moved and come back") {
        CHECK_FALSE(moves(after(board, "e1f1 a7a6 f1e1 a6a5 R@h1 a5a4")).contains("e1g1"));
    }
    SECTION("another rook has come to the corner by moving") {
        auto moved = after(doubles("k7/8/8/8/8/8/8/4K3[RR] w K - 0 1"), "R@g1 a8a7 g1h1 a7a8");
        CHECK_FALSE(moves(moved).contains("e1g1"));
        moved = after(moved, "h1h5 a8a7 R@h1 a7a8");
        CHECK(moves(moved).contains("e1g1"));
    }
    SECTION("the castling king's ordinary conditions hold") {
        const auto attacked = doubles("4k3/8/8/8/8/8/5r2/4K3[R] w K - 0 1");
        CHECK_FALSE(moves(after(attacked, "R@h1 f2f3")).contains("e1g1"));
    }
    SECTION("the other side's corner is nobody's own") {
        CHECK_FALSE(moves(after(doubles("4k3/8/8/8/8/8/8/4K3[R] w KQkq - 0 1"), "R@h8 e8e7 h8h2")).contains("e8g8"));
    }
}

TEST_CASE("A rook that was a pawn does not castle") {
    const auto board = doubles("4k3/8/8/8/8/8/8/4K2R~[] w K - 0 1");
    CHECK_FALSE(moves(board).contains("e1g1"));
}

TEST_CASE("A right to castle without a rook says that the king has not moved") {
    CHECK(moves(after(doubles("4k3/8/8/8/8/8/8/4K3[R] w KQ - 0 1"), "R@a1 e8e7")).contains("e1c1"));
    CHECK_FALSE(moves(after(doubles("4k3/8/8/8/8/8/8/4K3[R] w - - 0 1"), "R@a1 e8e7")).contains("e1c1"));
    CHECK(doubles("4k3/8/8/8/8/8/8/4K3[R] w KQ - 0 1").setup().castling.white_short);
    CHECK(faults("4k3/8/8/8/8/8/8/3K4[R] w K - 0 1", Variant::Doubles) == std::set{SetupFault::CastlingWithoutPieces});
}

TEST_CASE("A set-up of doubles has no more pieces than two sets, and no others have pieces in hand") {
    CHECK(faults("4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPPPPPPNNNNBBBBRRRRQQ] w - - 0 1", Variant::Doubles).empty());
    CHECK(faults("4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPPPPPPNNNNBBBBRRRRQQQ] w - - 0 1", Variant::Doubles) ==
          std::set{SetupFault::TooManyPieces});
    CHECK(faults("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", Variant::Standard) == std::set{SetupFault::ReserveNotPlayed});
    CHECK(faults("4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1", Variant::Standard) == std::set{SetupFault::ReserveNotPlayed});
    CHECK(faults("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", Variant::Standard).empty());
    CHECK(faults("4k3/8/8/8/8/8/8/4K3[p] w - - 0 1", Variant::Matranj) == std::set{SetupFault::ReserveNotPlayed});
}

TEST_CASE("What is in hand belongs to the position that is repeated") {
    const auto with = doubles("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    const auto without = doubles("4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    CHECK(with.repetition_key() != without.repetition_key());
    CHECK(without.with_in_hand({Color::White, Role::Pawn})->repetition_key() == with.repetition_key());
    CHECK(doubles("4k3/8/8/8/8/8/8/3QK3 w - - 0 1").repetition_key() ==
          doubles("4k3/8/8/8/8/8/8/3Q~K3 w - - 0 1").repetition_key());
}

TEST_CASE("Dropping a pawn is a pawn's move to the count of fifty, dropping another piece is not") {
    const auto board = doubles("4k3/8/8/8/8/8/8/4K3[PN] w - - 40 60");
    CHECK(after(board, "P@e4").halfmove_clock() == 0);
    CHECK(after(board, "N@e4").halfmove_clock() == 41);
}
