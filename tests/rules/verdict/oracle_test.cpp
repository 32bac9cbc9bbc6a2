// Verdicts against the plainest of proofs: visiting every position that legal moves lead to.
#include "rules/verdict/mobility.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <array>
#include <optional>
#include <set>
#include <vector>

using namespace rules::board;
using rules::variants::Position;
using rules::verdict::can_mate;
using rules::verdict::Effort;
using rules::verdict::is_walled_off;
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

void compare(const Position& position, const Truth& truth) {
    for (const Color side : both_colors) {
        const bool mates = truth.mates[static_cast<std::size_t>(side)];
        const Winnable said = can_mate(position, side, Effort{5000});
        if (mates) RC_ASSERT(said != Winnable::Cannot);
        if (mates && position.has_legal_move()) RC_ASSERT_FALSE(is_walled_off(position, side));
        if (truth.is_complete) RC_ASSERT(said == (mates ? Winnable::Can : Winnable::Cannot));
    }
}

std::optional<Position> made(const Setup& setup) {
    const auto position = Position::from_setup(setup);
    if (const auto* found = std::get_if<Position>(&position)) return *found;
    return std::nullopt;
}

Square free_square(const Placement& placement) {
    return *rc::gen::suchThat(rc::gen::map(rc::gen::inRange(0, 64), Square::at),
                              [&](Square square) { return !placement[square]; });
}

} // namespace

TEST_CASE("Among random walls of pawns every verdict agrees with visiting all there is") {
    CHECK(rc::check([] {
        Setup setup;
        // Pairs face to face on most files; then the kings, and now and then a bishop.
        for (const File file : {File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H}) {
            if (*rc::gen::inRange(0, 4) == 0) continue;
            const int rank = *rc::gen::inRange(2, 5);
            setup.placement.put(Square(file, static_cast<Rank>(rank)), {Color::White, Role::Pawn});
            setup.placement.put(Square(file, static_cast<Rank>(rank + 1)), {Color::Black, Role::Pawn});
        }
        setup.placement.put(free_square(setup.placement), {Color::White, Role::King});
        setup.placement.put(free_square(setup.placement), {Color::Black, Role::King});
        if (*rc::gen::inRange(0, 4) == 0) {
            const Color color = *rc::gen::element(Color::White, Color::Black);
            const Square square = free_square(setup.placement);
            setup.placement.put(square, {color, Role::Bishop});
        }
        setup.turn = *rc::gen::element(Color::White, Color::Black);
        const auto position = made(setup);
        if (position) compare(*position, visit_all(*position, 800));
    }));
}

TEST_CASE("Among random handfuls of men no verdict contradicts what visiting finds") {
    CHECK(rc::check([] {
        Setup setup;
        setup.placement.put(free_square(setup.placement), {Color::White, Role::King});
        setup.placement.put(free_square(setup.placement), {Color::Black, Role::King});
        const int men = *rc::gen::inRange(0, 3);
        for (int man = 0; man < men; ++man) {
            const Color color = *rc::gen::element(Color::White, Color::Black);
            const Role role = *rc::gen::element(Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen);
            setup.placement.put(free_square(setup.placement), {color, role});
        }
        setup.turn = *rc::gen::element(Color::White, Color::Black);
        const auto position = made(setup);
        if (position) compare(*position, visit_all(*position, 500));
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
