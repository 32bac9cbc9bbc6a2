#include "rules/notation/fen.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string>
#include <string_view>

using namespace rules::board;
using rules::notation::FenFault;
using rules::notation::read_fen;
using rules::notation::write_fen;
using rules::notation::write_placement;
using support::initial;
using support::square;

namespace {

bool is_fault(std::string_view text, FenFault fault) {
    const auto read = read_fen(text);
    const auto* found = std::get_if<FenFault>(&read);
    return found != nullptr && *found == fault;
}

} // namespace

TEST_CASE("The initial array has its FEN") {
    CHECK(support::setup(initial) == Setup::initial());
    CHECK(write_fen(Setup::initial()) == initial);
}

TEST_CASE("Every field of a FEN is read") {
    const Setup setup = support::setup("r3k3/8/8/8/3Pp3/8/8/4K2R b Kq d3 12 34");
    CHECK(setup.placement[square("a8")] == Piece{Color::Black, Role::Rook});
    CHECK(setup.placement[square("d4")] == Piece{Color::White, Role::Pawn});
    CHECK_FALSE(setup.placement[square("d5")]);
    CHECK(setup.turn == Color::Black);
    CHECK(setup.castling == CastlingRights{true, false, false, true});
    CHECK(setup.en_passant == square("d3"));
    CHECK(setup.halfmove_clock == 12);
    CHECK(setup.fullmove_number == 34);
}

TEST_CASE("A FEN is written as it was read") {
    for (const char* fen : {"8/8/8/8/8/8/8/8 w - - 0 1", "r3k3/8/8/8/3Pp3/8/8/4K2R b Kq d3 12 34",
                            "PPPPPPPP/pppppppp/qkqkqkqk/1Q1Q1Q1Q/8/7n/b7/3N4 b - - 65535 65535"}) {
        INFO(fen);
        CHECK(write_fen(support::setup(fen)) == fen);
    }
}

TEST_CASE("Pieces in hand stand in brackets behind the placement, and a piece that was a pawn is marked") {
    const Setup setup = support::setup("4k3/8/8/8/8/8/8/Q~3K1q~1[QNpNp] w - - 0 1");
    REQUIRE(setup.reserve);
    CHECK(setup.reserve->count({Color::White, Role::Knight}) == 2);
    CHECK(setup.reserve->count({Color::Black, Role::Pawn}) == 2);
    CHECK(setup.reserve->count({Color::Black, Role::Queen}) == 0);
    CHECK(setup.reserve->count(Color::White) == 3);
    CHECK(setup.promoted == (Bitboard(square("a1")) | Bitboard(square("g1"))));
    CHECK(write_fen(setup) == "4k3/8/8/8/8/8/8/Q~3K1q~1[QNNpp] w - - 0 1");
    CHECK(write_placement(setup.placement) == "4k3/8/8/8/8/8/8/Q3K1q1");

    const Setup empty_hands = support::setup("4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    REQUIRE(empty_hands.reserve);
    CHECK(empty_hands.reserve->empty());
    CHECK(write_fen(empty_hands) == "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    CHECK_FALSE(Setup::initial().reserve);
}

TEST_CASE("A hand that is none, and a mark on what was no pawn, are faults") {
    for (const char* hand : {"[", "[Q", "[K]", "[x]", "[Q]N", "[[]", "[Q~]", "[1]"}) {
        INFO(hand);
        CHECK(is_fault(std::string("4k3/8/8/8/8/8/8/4K3") + hand + " w - - 0 1", FenFault::Reserve));
    }
    for (const char* row : {"~4K3", "4K~3", "4K2P~", "Q~~3K3", "Q1~2K3", "4K3]"}) {
        INFO(row);
        CHECK(is_fault(std::string("4k3/8/8/8/8/8/8/") + row + " w - - 0 1", FenFault::Placement));
    }
}

TEST_CASE("Fields missing at the end take their usual values") {
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5")) == "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5 b")) == "8/8/8/8/8/8/8/K1k5 b - - 0 1");
    CHECK(write_fen(support::setup("r3k3/8/8/8/8/8/8/K7 b q -")) == "r3k3/8/8/8/8/8/8/K7 b q - 0 1");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5 b - - 7")) == "8/8/8/8/8/8/8/K1k5 b - - 7 1");
}

TEST_CASE("Rights to castle may be written by the files of the rooks") {
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/8 w HAha - 0 1")) == "8/8/8/8/8/8/8/8 w KQkq - 0 1");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/8 w Ah - 0 1")) == "8/8/8/8/8/8/8/8 w Qk - 0 1");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/8 w KAkq - 0 1")) == "8/8/8/8/8/8/8/8 w KQkq - 0 1");
}

TEST_CASE("The move number 0 and a slash behind the last rank are read as other programs mean them") {
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5 w - - 0 0")) == "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5/ w - - 0 7")) == "8/8/8/8/8/8/8/K1k5 w - - 0 7");
    CHECK(write_fen(support::setup("8/8/8/8/8/8/8/K1k5/[N] w - - 0 7")) == "8/8/8/8/8/8/8/K1k5[N] w - - 0 7");
}

TEST_CASE("More blanks than needed do no harm") {
    CHECK(write_fen(support::setup("  8/8/8/8/8/8/8/K1k5   b\t-  - 3   9 \r\n")) == "8/8/8/8/8/8/8/K1k5 b - - 3 9");
}

TEST_CASE("A fault is told with the field it is in") {
    for (const char* placement :
         {"", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/8", "9/8/8/8/8/8/8/8", "7/8/8/8/8/8/8/8", "44p/8/8/8/8/8/8/8",
          "x7/8/8/8/8/8/8/8", "8//8/8/8/8/8/8", "0p7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8//", "8/8/8/8/8/8/8/",
          "44/8/8/8/8/8/8/8", "p61/8/8/8/8/8/8/8", "p8/8/8/8/8/8/8/8", "88888888"}) {
        INFO(placement);
        CHECK(is_fault(placement, FenFault::Placement));
    }
    CHECK(is_fault("8/8/8/8/8/8/8/8 W - - 0 1", FenFault::Turn));
    CHECK(is_fault("8/8/8/8/8/8/8/8 white - - 0 1", FenFault::Turn));
    CHECK(is_fault("8/8/8/8/8/8/8/8 w KK - 0 1", FenFault::Castling));
    CHECK(is_fault("8/8/8/8/8/8/8/8 w K- - 0 1", FenFault::Castling));
    for (const char* rights : {"AH", "qkQK", "QK", "kQ", "KH", "Qa-", "HAhaK", "B", "KQkqx"}) {
        INFO(rights);
        CHECK(is_fault("8/8/8/8/8/8/8/8 w " + std::string(rights) + " - 0 1", FenFault::Castling));
    }
    for (const char* passed : {"e4", "e", "e33", "i3", "--", "E3"}) {
        INFO(passed);
        CHECK(is_fault("8/8/8/8/8/8/8/8 w - " + std::string(passed), FenFault::EnPassant));
    }
    for (const char* count : {"-1", "x", "1.5", "65536", "99999999999999", "+1", "1x"}) {
        INFO(count);
        CHECK(is_fault("8/8/8/8/8/8/8/8 w - - " + std::string(count), FenFault::HalfmoveClock));
        CHECK(is_fault("8/8/8/8/8/8/8/8 w - - 0 " + std::string(count), FenFault::FullmoveNumber));
    }
    CHECK(is_fault("8/8/8/8/8/8/8/8 w - - 0 1 more", FenFault::TooManyFields));
}

TEST_CASE("A placement alone can be written of any arrangement") {
    Placement placement;
    CHECK(write_placement(placement) == "8/8/8/8/8/8/8/8");
    placement.put(square("a8"), {Color::White, Role::Pawn});
    placement.put(square("h1"), {Color::Black, Role::King});
    placement.put(square("d4"), {Color::White, Role::Knight});
    CHECK(write_placement(placement) == "P7/8/8/8/3N4/8/8/7k");
}
