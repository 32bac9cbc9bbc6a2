// Verdicts against the plainest of proofs: visiting every position that legal moves lead to.
#include "rules/verdict/abstraction_proof.hpp"
#include "rules/verdict/dash.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/static_unwinnability.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/rules/verdict/generated.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_set>
#include <vector>

using namespace rules::board;
using generated::Chance;
using rules::notation::write_fen;
using rules::variants::Position;
using rules::verdict::AbstractionProof;
using rules::verdict::can_mate;
using rules::verdict::Effort;
using rules::verdict::is_statically_unwinnable;
using rules::verdict::lacks_mating_pieces;
using rules::verdict::Prospect;
using rules::verdict::prospect;
using rules::verdict::Winnable;

namespace {

constexpr int share = tests::is_sanitized ? 20 : 1; ///< of the positions one in so many

struct Truth {
    std::array<bool, 2> mates{};
    bool is_complete = true;
};

struct KeyHash {
    std::size_t operator()(const Position::RepetitionKey& key) const { return key.hash(); }
};

/// Leaves out only what no side has the pieces to mate in.
Truth visit_all(const Position& start, std::size_t most) {
    Truth truth;
    std::unordered_set<Position::RepetitionKey, KeyHash> seen{start.repetition_key()};
    std::vector<Position> waiting{start};
    for (std::size_t number = 0; number < waiting.size(); ++number) {
        const Position position = waiting[number];
        const auto moves = position.legal_moves();
        if (moves.empty() && position.is_check()) truth.mates[static_cast<std::size_t>(!position.turn())] = true;
        if (lacks_mating_pieces(position, Color::White) && lacks_mating_pieces(position, Color::Black)) continue;
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

/// Found without any proof about what cannot happen.
bool finds_helpmate(const Position& position, Color side) {
    const auto moves = rules::verdict::dash_for_mate(position.as_standard(), side, 6000);
    return moves && is_helpmate(position, *moves, side);
}

/// How many questions were asked, and what was found.
struct Count {
    int mates = 0;
    int dead = 0;      ///< known by visiting everything
    int fast_dead = 0; ///< of these, proved at a glance
};

/// What one side can do, asked in every way there is.
void compare(const Position& position, Color side, const Truth& truth, Count& count) {
    CAPTURE(write_fen(position.setup()), side == Color::White);
    const Prospect said = prospect(position, side, Effort{20000});
    const Prospect fast = prospect(position, side, Effort::fast());
    for (const Prospect* one : {&said, &fast})
        if (one->winnable == Winnable::Can) REQUIRE(is_helpmate(position, one->helpmate, side));
    const bool mates = truth.mates[static_cast<std::size_t>(side)] || said.winnable == Winnable::Can ||
                       fast.winnable == Winnable::Can || (!truth.is_complete && finds_helpmate(position, side));
    if (!mates && !truth.is_complete) return;
    REQUIRE(fast.winnable != (mates ? Winnable::Cannot : Winnable::Can));
    REQUIRE(said.winnable != (mates ? Winnable::Cannot : Winnable::Can));
    if (truth.is_complete) REQUIRE(said.winnable != Winnable::Unknown);
    ++(mates ? count.mates : count.dead);
    if (!mates && fast.winnable == Winnable::Cannot) ++count.fast_dead;
    if (!mates || !position.has_legal_move()) return;
    REQUIRE_FALSE(is_statically_unwinnable(position, side));
    REQUIRE(AbstractionProof(position, side).go_on(2000) != AbstractionProof::Answer::Proved);
}

/// Compares on so many set-ups that are positions. A glance must prove nearly all that visiting so many positions
/// proves, and there must be so many questions of that kind.
void compare_all(int positions, std::size_t most, int least_dead, const std::function<Setup(Chance&)>& drawn) {
    Count count;
    unsigned seed = 0;
    for (int compared = 0; compared < positions / share; ++seed) {
        Chance chance(seed);
        const auto position = generated::made(drawn(chance));
        if (!position) continue;
        ++compared;
        const Truth truth = visit_all(*position, most);
        for (const Color side : both_colors) compare(*position, side, truth, count);
    }
    CAPTURE(count.mates, count.dead, count.fast_dead);
    CHECK(count.mates >= positions / share / 2);
    // A small share of the positions may have fewer than its part of them.
    CHECK(count.dead >= least_dead / (share == 1 ? 1 : 2 * share));
    CHECK(20 * count.fast_dead >= 19 * count.dead);
}

} // namespace

TEST_CASE("Verdicts agree with visiting all there is: walls of pawns") {
    compare_all(300, 2000, 5, [](Chance& chance) { return generated::locked(chance, 2); });
}

TEST_CASE("Verdicts agree with visiting all there is: chains of pawns") {
    compare_all(1500, 4000, 500, [](Chance& chance) { return generated::chain(chance, 2); });
}

TEST_CASE("Verdicts agree with visiting all there is: handfuls of pieces") {
    compare_all(500, 500, 200, generated::handful);
}

TEST_CASE("Verdicts agree with visiting all there is: kings shut in by crowds") {
    compare_all(800, 1000, 5, generated::crowd);
}

TEST_CASE("Verdicts agree with visiting all there is: cages in a corner") {
    compare_all(500, 1500, 5, generated::cage);
}

TEST_CASE("Verdicts agree with visiting all there is: where little is missing to a wall") {
    compare_all(500, 500, 0, generated::near_wall);
}

TEST_CASE("Verdicts agree with visiting all there is: rights to castle") {
    compare_all(200, 3000, 0, generated::castle);
}

TEST_CASE("Verdicts agree with visiting all there is: pawns that have just passed") {
    compare_all(800, 4000, 100, generated::passed);
}

TEST_CASE("Verdicts agree with visiting all there is: pawns about to be promoted") {
    compare_all(1500, 500, 50, generated::promotion);
}

TEST_CASE("Verdicts agree with visiting all there is: hunted kings") { compare_all(600, 1000, 50, generated::hunt); }

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
            CHECK(is_statically_unwinnable(position, side));
        }
    }
}

TEST_CASE("What only a proof with abstracted can tell is what visiting shows") {
    // White's king can take on c7 only when that leaves Black without a move; where the bishops are does not matter.
    const Position position = support::position("3k1b2/2p1pBp1/KpP1P1P1/1P6/8/8/8/8 w - - 0 1");
    const Truth truth = visit_all(position, 50000);
    REQUIRE(truth.is_complete);
    for (const Color side : both_colors) {
        CHECK_FALSE(truth.mates[static_cast<std::size_t>(side)]);
        CHECK_FALSE(is_statically_unwinnable(position, side));
        CHECK(AbstractionProof(position, side).go_on(5000) == AbstractionProof::Answer::Proved);
    }
}
