#include "rules/table/hands/touch_move.hpp"

#include "rules/notation/san.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <algorithm>

using rules::board::Bitboard;
using rules::board::Move;
using rules::board::MoveKind;
using rules::board::Square;
using rules::laws::Rule;
using rules::table::Obligation;
using rules::table::oblige;
using rules::variants::Position;
using support::initial;
using Moves = std::set<std::string>;
using Squares = std::vector<Square>;

namespace {

std::vector<Move> legal_moves(const Position& position) {
    const auto moves = position.legal_moves();
    return {moves.begin(), moves.end()};
}

Squares squares(std::initializer_list<const char*> names) {
    Squares all;
    for (const char* name : names) all.push_back(support::square(name));
    return all;
}

Obligation obligation(const std::string& fen, std::initializer_list<const char*> touched) {
    const Position position = support::position(fen);
    return oblige(position, squares(touched), legal_moves(position));
}

Moves open(const std::string& fen, std::initializer_list<const char*> touched) {
    const Position position = support::position(fen);
    Moves moves;
    for (const Move move : obligation(fen, touched).open) moves.insert(rules::notation::write_san(position, move));
    return moves;
}

const std::string both_castle = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

Position any_position() {
    Position position = support::position(*rc::gen::elementOf(std::vector<std::string>{
        initial, both_castle, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "1n2k3/P7/8/8/8/8/p7/1N2K2R b K - 0 1"}));
    for (int plies = *rc::gen::inRange(0, 40); plies > 0 && position.has_legal_move(); --plies) {
        const auto moves = position.legal_moves();
        position = position.after(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
    return position;
}

/// Up to six pieces, in any order.
Squares any_touched(const Position& position) {
    Squares pieces;
    for (const Square square : Bitboard::all())
        if (position.at(square)) pieces.push_back(square);
    Squares touched;
    for (int count = *rc::gen::inRange(0, 7); count > 0 && !pieces.empty(); --count) {
        const auto place = *rc::gen::inRange<std::size_t>(0, pieces.size());
        touched.push_back(pieces[place]);
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return touched;
}

bool has(const std::vector<Move>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

} // namespace

TEST_CASE("An own piece that was touched must move, and of several the first that can") {
    CHECK(open(initial, {"g1"}) == Moves{"Nf3", "Nh3"});
    CHECK(open(initial, {"a1", "b1", "g1"}) == Moves{"Na3", "Nc3"});
    CHECK(obligation(initial, {"g1"}).rule == Rule::TouchedOwnPiece);
}

TEST_CASE("When no piece that was touched can move or be captured, every legal move is open") {
    CHECK(open(initial, {"a1"}).size() == 20);
    CHECK(open(initial, {"e7"}).size() == 20);
    CHECK(open(initial, {"a1", "e7", "d8"}).size() == 20);
    CHECK_FALSE(obligation(initial, {"a1", "e7"}).rule);
}

TEST_CASE("An enemy piece that was touched must be captured, and of several the first that can be") {
    const std::string fen = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";
    CHECK(open(fen, {"f5", "d5"}) == Moves{"exf5"});
    CHECK(open(fen, {"e8", "d5"}) == Moves{"exd5"});
    CHECK(obligation(fen, {"d5"}).rule == Rule::TouchedEnemyPiece);
}

TEST_CASE("En passant, the piece to be captured is the one that stands there") {
    CHECK(open("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"d5"}) == Moves{"exd6"});
    CHECK(open("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"d5", "e1"}) == Moves{"exd6"});
    CHECK(open("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {"e1", "d5"}) == Moves{"Kd1", "Kd2", "Ke2", "Kf1", "Kf2"});
}

TEST_CASE("With pieces of both colours touched the one captures the other, in whatever order") {
    const std::string fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    CHECK(open(fen, {"d5", "e4"}) == Moves{"exd5"});
    CHECK(open(fen, {"e4", "d5"}) == Moves{"exd5"});
    CHECK(obligation(fen, {"d5", "e4"}).rule == Rule::TouchedBothColours);
    SECTION("and if it cannot, the first that can be moved or captured") {
        CHECK(open("4k3/8/8/3p4/8/8/8/2B1K3 w - - 0 1", {"d5", "c1"}) ==
              Moves{"Ba3", "Bb2", "Bd2", "Be3", "Bf4", "Bg5", "Bh6"});
        CHECK(open("4k3/8/8/3p4/4P3/8/8/2B1K3 w - - 0 1", {"d5", "c1"}) == Moves{"exd5"});
        CHECK(open("4k3/8/8/3p4/4P3/8/8/2B1K3 w - - 0 1", {"c1", "d5"}).count("exd5") == 0);
    }
    SECTION("of several, the first of each colour") {
        const std::string many = "4k3/8/8/3p1p2/4P3/6N1/8/4K3 w - - 0 1";
        CHECK(open(many, {"f5", "d5", "e4", "g3"}) == Moves{"exf5"});
        CHECK(open(many, {"g3", "d5", "f5", "e4"}).count("Nxf5") == 1);
        CHECK(open(many, {"g3", "d5", "f5", "e4"}).count("exd5") == 0);
    }
}

TEST_CASE("King and rook touched: both_castle there if it is legal") {
    CHECK(open(both_castle, {"e1", "h1"}) == Moves{"O-O"});
    CHECK(open(both_castle, {"e1", "a1"}) == Moves{"O-O-O"});
    CHECK(open(both_castle, {"e1", "a1", "h1"}) == Moves{"O-O-O"});
    CHECK(obligation(both_castle, {"e1", "h1"}).rule == Rule::TouchedKingAndRook);
    SECTION("if not, the king moves, the other both_castle included") {
        const std::string attacked = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
        CHECK(open(attacked, {"e1", "h1"}) == Moves{"Kd1", "Kd2", "Ke2", "O-O-O"});
        CHECK(obligation(attacked, {"e1", "h1"}).rule == Rule::CastlingNotLegal);
    }
    SECTION("and if he cannot, every legal move is open") {
        CHECK(open("4k3/8/8/8/8/8/3PPP2/2BQKB1R w - - 0 1", {"e1", "h1"}) ==
              open("4k3/8/8/8/8/8/3PPP2/2BQKB1R w - - 0 1", {}));
    }
    SECTION("but with a rook that is not in its corner nobody means to castle") {
        const std::string elsewhere = "4k3/8/8/8/8/8/3PPP2/R2QKB1R w - - 0 1";
        CHECK(open("4k3/8/8/8/3R4/8/3PPP2/3QKB2 w - - 0 1", {"e1", "d4"}).count("Rd5") == 1);
        CHECK(open(elsewhere, {"e1", "a1"}) == open(elsewhere, {}));
    }
}

TEST_CASE("King alone: any of its moves, either both_castle included") {
    CHECK(open(both_castle, {"e1"}) == Moves{"Kd1", "Kf1", "O-O", "O-O-O"});
}

TEST_CASE("A rook touched before the king: no both_castle with it, and the rook moves") {
    CHECK(open(both_castle, {"h1", "e1"}) == Moves{"Rf1", "Rg1"});
    SECTION("or, if it cannot, the king, who may still castle with the other rook") {
        const std::string stuck = "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1";
        CHECK(open(stuck, {"h1", "e1"}) == Moves{"Kd1", "Kd2", "Ke2", "Kf1", "Kf2", "O-O-O"});
    }
    SECTION("with both rooks touched before, there is no both_castle at all") {
        CHECK(open(both_castle, {"a1", "h1", "e1"}) == Moves{"Rb1", "Rc1", "Rd1"});
    }
    SECTION("a rook touched alone does not castle") { CHECK(open(both_castle, {"h1"}) == Moves{"Rf1", "Rg1"}); }
}

TEST_CASE("Whatever was touched, some legal move is open, and only legal ones") {
    CHECK(rc::check([] {
        const Position position = any_position();
        const auto legal = legal_moves(position);
        const Obligation found = oblige(position, any_touched(position), legal);
        RC_ASSERT(found.open.empty() == legal.empty());
        for (const Move move : found.open) RC_ASSERT(has(legal, move));
        RC_ASSERT(found.rule || found.open.size() == legal.size());
    }));
}

TEST_CASE("Nothing touched closes nothing") {
    CHECK(rc::check([] {
        const Position position = any_position();
        const auto legal = legal_moves(position);
        const Obligation found = oblige(position, {}, legal);
        RC_ASSERT(found.open == legal);
        RC_ASSERT_FALSE(found.rule);
    }));
}

TEST_CASE("Every open move moves or captures a piece that was touched, or none of them can be") {
    CHECK(rc::check([] {
        const Position position = any_position();
        const auto touched = any_touched(position);
        const auto legal = legal_moves(position);
        const auto is_touched = [&](Square square) {
            return std::find(touched.begin(), touched.end(), square) != touched.end();
        };
        const auto concerns = [&](Move move) {
            const auto captured = position.captured(move);
            return is_touched(*move.from()) || (captured && is_touched(captured->square));
        };
        const auto open = oblige(position, touched, legal).open;
        const bool all_concern = std::all_of(open.begin(), open.end(), concerns);
        // With a rook touched first both_castle is closed, so what concerns the king may be nothing but that.
        const bool none_concerns = std::none_of(
            legal.begin(), legal.end(), [&](Move move) { return concerns(move) && move.kind() != MoveKind::Castling; });
        const bool king_is_touched = position.king(position.turn()) && is_touched(*position.king(position.turn()));
        RC_ASSERT(touched.empty() || all_concern || none_concerns || king_is_touched);
    }));
}

TEST_CASE("What is touched later never frees what an own piece touched first, if it can move, is bound to") {
    CHECK(rc::check([] {
        const Position position = any_position();
        const auto touched = any_touched(position);
        const auto is_own_officer = [&](Square square) {
            const auto piece = *position.at(square);
            return piece.color == position.turn() && piece.role != rules::board::Role::King &&
                   piece.role != rules::board::Role::Rook;
        };
        const bool only_such = std::all_of(touched.begin(), touched.end(), is_own_officer);
        if (touched.empty() || !only_such) return;
        const auto legal = legal_moves(position);
        const auto first = oblige(position, {touched.front()}, legal);
        if (!first.rule) return;
        RC_ASSERT(oblige(position, touched, legal).open == first.open);
    }));
}
