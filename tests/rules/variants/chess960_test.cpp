// Chess960 (Guidelines II of the Laws of 2023): where games start, and how king and rook castle from there.
#include "rules/notation/san.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <set>

using rules::board::Color;
using rules::board::Move;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using rules::variants::Position;
using rules::variants::SetupFault;
using rules::variants::Variant;
using support::square;

namespace {

const rules::variants::InitialPositions& positions() { return describe(Variant::Chess960).initial; }

Position chess960(std::string_view fen) { return support::position(fen, Variant::Chess960); }

std::string first_rank(const rules::board::Setup& setup) {
    std::string letters;
    for (const Square place : rules::board::Bitboard::of(Rank::One))
        letters += rules::notation::fen_letter(*setup.placement[place]);
    return letters;
}

std::string fen(const Position& position) { return rules::notation::write_fen(position.setup()); }

std::set<std::string> castlings(std::string_view fen) {
    std::set<std::string> found;
    const Position board = chess960(fen);
    for (const Move move : board.legal_moves())
        if (move.kind() == rules::board::MoveKind::Castling) found.insert(rules::notation::write_uci(board, move));
    return found;
}

using Castlings = std::set<std::string>;

} // namespace

TEST_CASE("Chess960 has 960 initial positions, each with its number and unlike the others") {
    std::set<std::string> seen;
    for (int number = 0; number < positions().count; ++number) {
        CAPTURE(number);
        const auto setup = positions().of(number);
        const std::string rank = first_rank(setup);
        CHECK(seen.insert(rank).second);
        CHECK(positions().number_of(setup) == number);
        // The bishops stand on squares of both colours, the king between the rooks.
        CHECK(rank.find('B') % 2 != rank.rfind('B') % 2);
        CHECK(rank.find('R') < rank.find('K'));
        CHECK(rank.find('K') < rank.rfind('R'));
        const Position start = Position::initial(Variant::Chess960, number);
        CHECK(start.setup() == setup);
        CHECK(support::setup(fen(start)) == setup);
        for (const Color color : rules::board::both_colors)
            for (const auto side : rules::board::both_castling_sides)
                CHECK(start.castling(color, side)->king_from == start.king(color));
    }
    CHECK(seen.size() == 960);
}

TEST_CASE("The numbers of initial positions are those of Scharnagl") {
    CHECK(first_rank(positions().of(0)) == "BBQNNRKR");
    CHECK(first_rank(positions().of(518)) == "RNBQKBNR");
    CHECK(first_rank(positions().of(959)) == "RKRNNQBB");
    CHECK(positions().of(518) == rules::board::Setup::initial());
    CHECK(Position::initial(Variant::Chess960).setup() == rules::board::Setup::initial());
    CHECK_FALSE(positions().number_of(support::setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
}

TEST_CASE("King and rook end where they do in ordinary chess, wherever they started") {
    const Position board = chess960("1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w KQkq - 0 1");
    const Position after_short = support::after(board, "d1g1");
    CHECK(fen(after_short) == "1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 b kq - 1 1");
    CHECK(fen(support::after(after_short, "d8b8")) == "2kr2r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 w - - 2 2");
}

TEST_CASE("In castling the king may stay, the rook may stay, and they may change places") {
    CHECK(fen(support::after(chess960("4k3/8/8/8/8/8/8/6KR w K - 0 1"), "g1h1")) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(fen(support::after(chess960("4k3/8/8/8/8/8/8/3RK3 w Q - 0 1"), "e1d1")) == "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    CHECK(fen(support::after(chess960("4k3/8/8/8/8/8/8/5KR1 w K - 0 1"), "f1g1")) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST_CASE("Nothing else may stand where king or rook go, and nothing may attack the king's way") {
    CHECK(castlings("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1") == Castlings{"b1a1", "b1h1"});
    // The rook passes d1, the king passes e1.
    CHECK(castlings("4k3/8/8/8/8/8/8/RK1N3R w KQ - 0 1").empty());
    CHECK(castlings("4k3/8/8/8/8/8/8/RK2N2R w KQ - 0 1") == Castlings{"b1a1"});
    CHECK(castlings("4rk2/8/8/8/8/8/8/RK5R w KQ - 0 1") == Castlings{"b1a1"});
    CHECK(castlings("1r3k2/8/8/8/8/8/8/RK5R w KQ - 0 1").empty());
    // Only the rook's own way is attacked.
    CHECK(castlings("r4k2/8/8/8/8/8/8/RK6 w Q - 0 1") == Castlings{"b1a1"});
}

TEST_CASE("A rook that shields its king from an attack along the rank cannot castle away") {
    CHECK(castlings("4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1").empty());
    CHECK(castlings("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1") == Castlings{"d1b1"});
}

TEST_CASE("A right goes with its own king or rook, not with the square") {
    const Position board = chess960("4k3/8/8/8/8/8/8/1R1K2RR w GB - 0 1");
    CHECK(fen(board) == "4k3/8/8/8/8/8/8/1R1K2RR w GQ - 0 1"); // the outermost rook on the king's right is not the one
    CHECK(fen(support::after(board, "h1h5 e8e7")) == "8/4k3/8/7R/8/8/8/1R1K2R1 w KQ - 2 2");
    CHECK(fen(support::after(board, "g1g5 e8e7")) == "8/4k3/8/6R1/8/8/8/1R1K3R w Q - 2 2");
    CHECK(fen(support::after(board, "d1d2 e8e7")) == "8/4k3/8/8/8/8/3K4/1R4RR w - - 2 2");
}

TEST_CASE("FENs of Chess960 are read as X-FEN and as Shredder-FEN, and written as X-FEN") {
    CHECK(support::setup("1r1k2r1/8/8/8/8/8/8/1R1K2R1 w GBgb - 0 1") ==
          support::setup("1r1k2r1/8/8/8/8/8/8/1R1K2R1 w KQkq - 0 1"));
    CHECK(support::setup("4k3/8/8/8/8/8/8/RR1K4 w B - 0 1") != support::setup("4k3/8/8/8/8/8/8/RR1K4 w Q - 0 1"));
    const auto faults = Position::from_setup(support::setup("4k3/8/8/8/8/8/8/R3K3 w C - 0 1"), Variant::Chess960);
    CHECK(std::get<std::set<SetupFault>>(faults) == std::set{SetupFault::CastlingWithoutPieces});
    const auto inner = Position::from_setup(support::setup("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"));
    CHECK(std::get<std::set<SetupFault>>(inner) == std::set{SetupFault::CastlingWithoutPieces});
    for (const char* fen : {"4k3/8/8/8/8/8/8/R3K3 w C - 0 1", "4k3/8/8/8/8/8/8/R3K1RR w Gq - 0 1"})
        CHECK(rules::notation::write_fen(support::setup(fen)) == fen); // whether or not the rook is there
    const auto nowhere = rules::notation::read_fen("4k3/8/8/8/8/8/4K3/1R6 w B - 0 1");
    CHECK(std::get<rules::notation::FenFault>(nowhere) == rules::notation::FenFault::Castling);
}

TEST_CASE("A king's step to where it would castle is another move than castling, in every notation") {
    using rules::notation::MoveReading;
    using rules::notation::read_san;
    using rules::notation::read_uci;
    const Position board = chess960("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    const Move step = Move::normal(square("f1"), square("g1"));
    const Move castling = Move::castling(square("f1"), square("g1"));
    CHECK(rules::notation::write_san(board, step) == "Kg1");
    CHECK(rules::notation::write_san(board, castling) == "O-O");
    CHECK(rules::notation::write_uci(board, step) == "f1g1");
    CHECK(rules::notation::write_uci(board, castling) == "f1h1");
    CHECK(read_san(board, "Kg1") == MoveReading(step));
    CHECK(read_san(board, "O-O") == MoveReading(castling));
    CHECK(read_uci(board, "f1g1") == MoveReading(step));
    CHECK(read_uci(board, "f1h1") == MoveReading(castling));
}

TEST_CASE("The same pieces with other rights to castle are another position") {
    const auto key = [](std::string_view fen) { return chess960(fen).repetition_key(); };
    CHECK(key("4k3/8/8/8/8/8/8/RR1K4 w B - 0 1") != key("4k3/8/8/8/8/8/8/RR1K4 w Q - 0 1"));
    CHECK(key("4k3/8/8/8/8/8/8/RR1K4 w Q - 0 1") != key("4k3/8/8/8/8/8/8/RR1K4 w - - 0 1"));
    CHECK(key("4k3/8/8/8/8/8/8/1RK5 w Q - 0 1") != key("4k3/8/8/8/8/8/8/1RK5 b Q - 0 1"));
    CHECK(key("4k3/8/8/8/8/8/8/1RK5 w Q - 0 1") == key("4k3/8/8/8/8/8/8/1RK5 w Q - 5 9"));
}
