// Verdicts against the plainest of proofs: visiting every position that legal moves lead to.
#include "rules/board/attacks.hpp"
#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/mobility.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

using namespace rules::board;
using rules::variants::Position;
using rules::verdict::Effort;
using rules::verdict::GhostProof;
using rules::verdict::is_walled_off;
using rules::verdict::Prospect;
using rules::verdict::prospect;
using rules::verdict::Winnable;

namespace {

struct Truth {
    std::array<bool, 2> mates{};
    bool is_complete = true;
};

Truth visit_all(const Position& start, std::size_t most) {
    Truth truth;
    std::set<Position::RepetitionKey> seen{start.repetition_key()};
    std::vector<Position> waiting{start};
    while (!waiting.empty()) {
        const Position position = waiting.back();
        waiting.pop_back();
        const auto moves = position.legal_moves();
        if (moves.empty() && position.is_check()) truth.mates[static_cast<std::size_t>(!position.turn())] = true;
        for (const Move move : moves) {
            const Position next = position.after(move);
            if (seen.insert(next.repetition_key()).second) waiting.push_back(next);
        }
        if (seen.size() > most) {
            truth.is_complete = false;
            return truth;
        }
    }
    return truth;
}

/// The moves are legal, and at their end the side has mated.
bool is_helpmate(Position position, const std::vector<Move>& moves, Color side) {
    for (const Move move : moves) {
        if (!position.is_legal(move)) return false;
        position = position.after(move);
    }
    return position.turn() != side && position.is_check() && !position.has_legal_move();
}

/// What one side can do, asked in every way there is.
void compare(const Position& position, Color side, const Truth& truth) {
    const Prospect said = prospect(position, side, Effort{20000});
    if (said.winnable == Winnable::Can) RC_ASSERT(is_helpmate(position, said.helpmate, side));
    const bool mates = truth.mates[static_cast<std::size_t>(side)] || said.winnable == Winnable::Can;
    if (mates) RC_ASSERT(said.winnable != Winnable::Cannot);
    if (truth.is_complete) RC_ASSERT(said.winnable == (mates ? Winnable::Can : Winnable::Cannot));
    if (!mates || !position.has_legal_move()) return;
    RC_ASSERT_FALSE(is_walled_off(position, side));
    RC_ASSERT(GhostProof(position, side).go_on(5000) != GhostProof::Answer::Proved);
}

void compare(const std::optional<Position>& position, std::size_t most) {
    if (!position) return;
    const Truth truth = visit_all(*position, most);
    for (const Color side : both_colors) compare(*position, side, truth);
}

std::optional<Position> made(const Setup& setup) {
    const auto position = Position::from_setup(setup);
    if (const auto* found = std::get_if<Position>(&position)) return *found;
    return std::nullopt;
}

int any(int from, int to) { return *rc::gen::resize(100, rc::gen::inRange(from, to)); }

Color any_color() { return any(0, 2) == 0 ? Color::White : Color::Black; }

void put_anywhere(Setup& setup, Piece piece) {
    const Square start = Square::at(any(0, 64));
    for (int step = 0; step < 64; ++step) {
        const Square square = Square::at((start.index() + step) % 64);
        const bool is_last = square.rank() == Rank::One || square.rank() == Rank::Eight;
        if (setup.placement[square] || (piece.role == Role::Pawn && is_last)) continue;
        setup.placement.put(square, piece);
        return;
    }
}

Setup with_kings(Setup setup) {
    for (const Color color : both_colors) put_anywhere(setup, {color, Role::King});
    setup.turn = any_color();
    return setup;
}

/// Pawns face to face: on every other file, or on most; on one rank, or on two; seldom with one missing.
Setup any_wall() {
    Setup setup;
    const int first = any(0, 3);
    const int base = any(1, 5);
    const bool is_even = any(0, 2) == 0;
    for (int file = first == 2 ? 0 : first; file < 8; file += first == 2 ? 1 : 2) {
        const int rank = base + (is_even ? 0 : any(0, 2));
        const int missing = any(0, 20);
        const auto put = [&](int at, Color color) {
            setup.placement.put(Square(static_cast<File>(file), static_cast<Rank>(at)), {color, Role::Pawn});
        };
        if (missing != 0) put(rank, Color::White);
        if (missing != 1) put(rank + 1, Color::Black);
    }
    return setup;
}

} // namespace

TEST_CASE("Among random walls of pawns every verdict agrees with visiting all there is") {
    CHECK(rc::check([] {
        Setup setup = any_wall();
        for (int bishops = any(0, 3); bishops > 0; --bishops) put_anywhere(setup, {any_color(), Role::Bishop});
        if (any(0, 6) == 0) put_anywhere(setup, {any_color(), Role::Knight});
        compare(made(with_kings(setup)), 800);
    }));
}

TEST_CASE("Among random handfuls of men no verdict contradicts what visiting finds") {
    CHECK(rc::check([] {
        Setup setup;
        for (int men = any(0, 4); men > 0; --men)
            put_anywhere(setup, {any_color(), all_roles[static_cast<std::size_t>(any(0, 5))]});
        compare(made(with_kings(setup)), 500);
    }));
}

TEST_CASE("Among kings shut in by crowds of men no verdict contradicts what visiting finds") {
    CHECK(rc::check([] {
        Setup setup = with_kings({});
        for (const Square square : Bitboard::all()) {
            if (setup.placement[square]) continue;
            bool is_near = false;
            for (const Square other : king_attacks(square))
                is_near = is_near || (setup.placement[other] && setup.placement[other]->role == Role::King);
            if (!is_near || any(0, 4) == 0) continue;
            const bool is_last = square.rank() == Rank::One || square.rank() == Rank::Eight;
            const int role = any(0, 8);
            const Role put = role < 5 && !is_last ? Role::Pawn : role < 7 ? Role::Bishop : Role::Knight;
            setup.placement.put(square, {any_color(), put});
        }
        compare(made(setup), 500);
    }));
}

TEST_CASE("Where little is missing to a wall, no verdict contradicts what visiting finds") {
    CHECK(rc::check([] {
        // Walls, and kings shut in behind their own men or the enemy's; then a few men are moved, changed or taken off.
        const auto walls = std::array{
            "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1",
            "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
            "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/8/5B2/8/8 w - - 0 1",
            "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1",
            "8/8/3k1b2/1p1p1p2/1P1P1P2/pp4B1/pr6/nbK5 w - - 0 1",
            "6bk/5ppb/5pP1/4pP2/1p1pP3/1PpP4/2P2B2/6K1 w - - 0 1",
            "2k5/8/2b5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK6 b - - 0 1",
            "kb6/pp6/P1p1p1p1/2P1P1P1/8/6pp/4B1Pb/6bK w - - 0 1",
        };
        Setup setup = support::setup(walls[static_cast<std::size_t>(any(0, static_cast<int>(walls.size())))]);
        for (int changes = any(0, 4); changes > 0; --changes) {
            Square from = Square::at(any(0, 64));
            while (!setup.placement[from]) from = Square::at((from.index() + 1) % 64);
            const Piece piece = *setup.placement[from];
            const auto near = from.offset(any(-1, 2), any(-1, 2));
            const Square to = any(0, 2) == 0 && near ? *near : Square::at(any(0, 64));
            if (setup.placement[to] && setup.placement[to]->role == Role::King) continue;
            setup.placement.clear(from);
            if (piece.role == Role::King || any(0, 5) != 0) setup.placement.put(to, piece);
        }
        if (any(0, 4) == 0) setup.turn = !setup.turn;
        compare(made(setup), 300);
    }));
}

TEST_CASE("Castling rights and pawns that have just passed change no verdict for the wrong") {
    CHECK(rc::check([] {
        Setup setup = any_wall();
        setup.placement.clear(Square(File::E, Rank::One));
        setup.placement.clear(Square(File::E, Rank::Eight));
        setup.placement.put(Square(File::E, Rank::One), {Color::White, Role::King});
        put_anywhere(setup, {Color::Black, Role::King});
        setup.placement.put(Square(File::H, Rank::One), {Color::White, Role::Rook});
        setup.castling.white_short = true;
        if (any(0, 2) == 0) {
            // A white pawn stands where a black one has just passed by.
            const auto file = static_cast<File>(any(0, 7));
            const auto next = static_cast<File>(static_cast<int>(file) + 1);
            for (const Rank rank : {Rank::Five, Rank::Six, Rank::Seven}) setup.placement.clear(Square(next, rank));
            setup.placement.put(Square(file, Rank::Five), {Color::White, Role::Pawn});
            setup.placement.put(Square(next, Rank::Five), {Color::Black, Role::Pawn});
            setup.en_passant = Square(next, Rank::Six);
        } else {
            setup.turn = any_color();
        }
        compare(made(setup), 500);
    }));
}

TEST_CASE("Walled-off positions are exactly as dead as visiting them shows") {
    for (const char* fen :
         {"8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1", "8/2k5/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1",
          "8/8/1k6/1p1p1p1p/1P1P1P1P/3K4/8/8 b - - 0 1"}) {
        INFO(fen);
        const Position position = support::position(fen);
        const Truth truth = visit_all(position, 5000);
        REQUIRE(truth.is_complete);
        for (const Color side : both_colors) {
            CHECK_FALSE(truth.mates[static_cast<std::size_t>(side)]);
            CHECK(is_walled_off(position, side));
        }
    }
}

TEST_CASE("What only a proof with ghosts can tell is what visiting shows") {
    // White's king can take on c7 only when that leaves Black without a move; where the bishops are does not matter.
    const Position position = support::position("3k1b2/2p1pBp1/KpP1P1P1/1P6/8/8/8/8 w - - 0 1");
    const Truth truth = visit_all(position, 50000);
    REQUIRE(truth.is_complete);
    for (const Color side : both_colors) {
        CHECK_FALSE(truth.mates[static_cast<std::size_t>(side)]);
        CHECK_FALSE(is_walled_off(position, side));
        CHECK(GhostProof(position, side).go_on(5000) == GhostProof::Answer::Proved);
    }
}
