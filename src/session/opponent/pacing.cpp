#include "src/session/opponent/pacing.hpp"

#include <algorithm>
#include <chrono>
#include <variant>

namespace session {

using rules::table::Duration;
using namespace std::chrono_literals;

namespace {

constexpr Duration shortest = 1s;
constexpr Duration longest = 6s;
constexpr Duration hurry = 20s;          ///< with less it moves at once
constexpr Duration longest_wait = 20s;   ///< for a piece
constexpr Duration plenty = 60s;         ///< what is left after waiting
constexpr Duration without_clock = 300s; ///< what counts as left

bool sees_itself_mated(const engine::BestMove& best) {
    const auto* mate = best.score ? std::get_if<engine::MateIn>(&*best.score) : nullptr;
    return mate != nullptr && mate->moves <= 0;
}

} // namespace

Delayed paced(const Scene& context, const SeatedEngine& engine, const engine::BestMove& best) {
    const Game& game = context.game();
    const Duration left = game.table.clock.left(engine.side, game.time(context.now)).value_or(without_clock);
    const Now began = engine.asked.value_or(context.now);
    const Duration wait = std::min(longest_wait, left - plenty);
    if (sees_itself_mated(best) && wait > Duration::zero()) return {best, began + wait, true};
    const Duration pace = left < hurry ? Duration::zero() : std::clamp(left / 100, shortest, longest);
    return {best, began + pace};
}

} // namespace session
