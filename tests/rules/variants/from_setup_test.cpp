#include "rules/notation/fen.hpp"
#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <type_traits>

using rules::variants::Position;
using rules::variants::SetupFault;
using Faults = std::set<SetupFault>;

namespace {

Faults faults(std::string_view fen) {
    const auto made = Position::from_setup(support::setup(fen));
    const auto* found = std::get_if<Faults>(&made);
    return found != nullptr ? *found : Faults{};
}

} // namespace

TEST_CASE("A position begins as a set-up or as the initial array, never as nothing") {
    STATIC_REQUIRE_FALSE(std::is_default_constructible_v<Position>);
    CHECK(Position::initial().setup() == rules::board::Setup::initial());
}

TEST_CASE("A variant has a name and is read back from it") {
    using rules::variants::Variant;
    CHECK(rules::variants::name(Variant::Standard) == "standard");
    CHECK(rules::variants::parse_variant("standard") == Variant::Standard);
    CHECK_FALSE(rules::variants::parse_variant("Standard"));
    CHECK_FALSE(rules::variants::parse_variant(""));
    CHECK(rules::variants::names_of_variants() == "standard, doubles, matranj or chess960");
    CHECK(Position::initial().variant() == Variant::Standard);
}

TEST_CASE("Each side needs one king, and has no more") {
    CHECK(faults("4k3/8/8/8/8/8/8/8 w - - 0 1") == Faults{SetupFault::NoWhiteKing});
    CHECK(faults("8/8/8/8/8/8/8/4K3 w - - 0 1") == Faults{SetupFault::NoBlackKing});
    CHECK(faults("4k3/8/8/8/8/8/8/K3K3 w - - 0 1") == Faults{SetupFault::SeveralWhiteKings});
    CHECK(faults("k3k3/8/8/8/8/8/8/4K3 w - - 0 1") == Faults{SetupFault::SeveralBlackKings});
    CHECK(faults("8/8/8/8/8/8/8/8 w - - 0 1") == Faults{SetupFault::NoWhiteKing, SetupFault::NoBlackKing});
}

TEST_CASE("Nobody has more than sixteen pieces") {
    CHECK(faults("4k3/8/8/8/8/NNNNNNNN/NNNNNNNN/4K3 w - - 0 1") == Faults{SetupFault::TooManyPieces});
    CHECK(faults("4k3/8/8/8/8/1NNNNNNN/NNNNNNNN/4K3 w - - 0 1").empty());
}

TEST_CASE("No pawn stands on the first or last rank") {
    CHECK(faults("P3k3/8/8/8/8/8/8/4K3 w - - 0 1") == Faults{SetupFault::PawnOnFirstOrLastRank});
    CHECK(faults("4k3/8/8/8/8/8/8/p3K3 w - - 0 1") == Faults{SetupFault::PawnOnFirstOrLastRank});
}

TEST_CASE("The side that has just moved is not in check") {
    CHECK(faults("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1") == Faults{SetupFault::OpponentInCheck});
    CHECK(faults("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1").empty());
    CHECK(faults("8/8/8/3kK3/8/8/8/8 w - - 0 1") == Faults{SetupFault::OpponentInCheck});
    CHECK(faults("8/8/8/3kK3/8/8/8/8 b - - 0 1") == Faults{SetupFault::OpponentInCheck});
}

TEST_CASE("Nobody has a ninth pawn") {
    CHECK(faults("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1") == Faults{SetupFault::TooManyPawns});
    CHECK(faults("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1") == Faults{SetupFault::TooManyPawns});
    CHECK(faults("4k3/8/8/8/8/P7/1PPPPPPP/4K3 w - - 0 1").empty());
}

TEST_CASE("A problem may have a ninth pawn") {
    const auto setup = support::setup("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    const auto made = Position::from_problem(setup);
    REQUIRE(std::holds_alternative<Position>(made));
    CHECK(std::get<Position>(made).setup() == setup);
}

TEST_CASE("Several checks at once must have come from one move") {
    for (const char* fen : {
             "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",     // from both sides of one rank
             "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",   // two knights
             "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",   // the same for White
             "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1",   // two pawns
             "4k3/8/3N4/1B6/4R3/8/8/4K3 b - - 0 1", // three
         }) {
        INFO(fen);
        CHECK(faults(fen) == Faults{SetupFault::ImpossibleCheck});
        CHECK(std::holds_alternative<Position>(Position::as_it_stands(support::setup(fen)))); // after illegal moves
    }
    for (const char* fen : {
             "5B2/7r/7k/5K1n/8/4B3/8/8 b - - 0 1",  // nobody asks which of the bishops has uncovered the other
             "4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1",   // the knight has come from e4
             "4k3/4R3/8/1B6/8/8/8/4K3 b - - 0 1",   // the rook from d7
             "4k3/3P4/8/8/8/8/4R3/4K3 b - - 0 1",   // the pawn from e6, capturing
             "3Rk3/8/8/8/4R3/8/8/4K3 b - - 0 1",    // a pawn has captured on d8 and become a rook
             "4R3/1B6/3P4/8/4k3/8/8/4K3 b - - 0 1", // two lines were opened by capturing en passant
             "4k3/8/8/4K3/8/3p4/1b6/4r3 w - - 0 1",
         }) {
        INFO(fen);
        CHECK(faults(fen).empty());
    }
}

TEST_CASE("A castling right needs king and rook at home") {
    CHECK(faults("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").empty());
    CHECK(faults("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1") == Faults{SetupFault::CastlingWithoutPieces});
    CHECK(faults("r3k2r/8/8/8/8/8/8/R2K3R w Q - 0 1") == Faults{SetupFault::CastlingWithoutPieces});
    CHECK(faults("r3k2n/8/8/8/8/8/8/R3K2R w k - 0 1") == Faults{SetupFault::CastlingWithoutPieces});
    CHECK(faults("r3k2R/8/8/8/8/8/8/R3K3 b k - 0 1") == Faults{SetupFault::CastlingWithoutPieces});
    CHECK(faults("r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1").empty());
}

TEST_CASE("An en passant square stands behind a pawn which can just have made a double step") {
    CHECK(faults("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").empty());
    CHECK(faults("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1").empty());
    SECTION("whether or not anything can capture it") {
        CHECK(faults("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1").empty());
    }
    SECTION("not on the mover's own side") {
        CHECK(faults("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1") == Faults{SetupFault::ImpossibleEnPassant});
    }
    SECTION("not without the pawn, nor with a piece of another kind") {
        CHECK(faults("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
        CHECK(faults("4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
        CHECK(faults("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
    }
    SECTION("not with its way blocked") {
        CHECK(faults("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
        CHECK(faults("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
    }
    SECTION("not if the king was already attacked before it") {
        CHECK(faults("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
        CHECK(faults("4k1b1/8/8/3pP3/8/1K6/8/8 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
        CHECK(faults("4k3/8/2K5/3pP3/8/8/8/8 w - d6 0 1") == Faults{SetupFault::ImpossibleEnPassant});
    }
    SECTION("but well with the check it gives, itself or by uncovering a line") {
        CHECK(faults("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1").empty());
        CHECK(faults("k3b3/8/8/3pP3/K7/8/8/8 w - d6 0 1").empty());
        CHECK(faults("4k3/8/5q2/3pP3/8/8/1K6/8 w - d6 0 1").empty());
    }
}

TEST_CASE("Everything that is wrong is named at once") {
    CHECK(faults("p7/8/8/8/8/8/8/4K3 w K e6 0 1") == Faults{SetupFault::NoBlackKing, SetupFault::PawnOnFirstOrLastRank,
                                                            SetupFault::CastlingWithoutPieces,
                                                            SetupFault::ImpossibleEnPassant});
}

TEST_CASE("A position gives back the set-up it was made from") {
    for (const char* fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 17 65535",
             "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
             "8/8/4k3/8/8/4K3/4R3/8 w - - 99 80",
         }) {
        INFO(fen);
        CHECK(rules::notation::write_fen(support::position(fen).setup()) == fen);
    }
}

TEST_CASE("Counts beyond what can be written are held at the edge") {
    rules::board::Setup setup = rules::board::Setup::initial();
    setup.halfmove_clock = -3;
    setup.fullmove_number = 1000000;
    const auto position = std::get<Position>(Position::from_setup(setup));
    CHECK(position.halfmove_clock() == 0);
    CHECK(position.fullmove_number() == 65535);
    CHECK(support::after(position, "g1f3 g8f6").fullmove_number() == 65535);
}
