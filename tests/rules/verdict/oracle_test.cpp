// Verdicts against the plainest of proofs: visiting every position that legal moves lead to.
#include "rules/board/attacks.hpp"
#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/mobility.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/rules/verdict/generated.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

using namespace generated;
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

} // namespace

TEST_CASE("Among random walls of pawns every verdict agrees with visiting all there is") {
    CHECK(rc::check([] { compare(made(any_locked(2)), 800); }));
}

TEST_CASE("Among random handfuls of men no verdict contradicts what visiting finds") {
    CHECK(rc::check([] { compare(made(any_handful()), 500); }));
}

TEST_CASE("Among kings shut in by crowds of men no verdict contradicts what visiting finds") {
    CHECK(rc::check([] { compare(made(any_crowd()), 500); }));
}

TEST_CASE("Where little is missing to a wall, no verdict contradicts what visiting finds") {
    CHECK(rc::check([] { compare(made(any_near_wall()), 300); }));
}

TEST_CASE("Castling rights and pawns that have just passed change no verdict for the wrong") {
    CHECK(rc::check([] { compare(made(any_special_right()), 500); }));
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
