#include "tests/exercises/solver.hpp"

#include "rules/notation/uci.hpp"
#include "tests/exercises/mate.hpp"

#include <fmt/format.h>

namespace exercises {

using rules::board::Move;
using rules::variants::Position;

namespace {

constexpr int reply_depth = 10;

/// The only good move, if there is one. A last move that mates may be one of several.
std::optional<Move> only_move(Analyst& analyst, const Play& play, Goal goal, int depth, bool afresh) {
    if (afresh) analyst.forget();
    const auto best = analyst.best_moves(play.now(), depth, 2);
    if (best.empty()) return std::nullopt;
    if (goal == Goal::Mate && play.size() > 0 && is_mate(play.now().after(best.front().move))) return best.front().move;
    const auto next_best = best.size() > 1 ? std::optional(best[1].points) : std::nullopt;
    if (play.size() == 0 && !next_best) return std::nullopt;
    if (!is_only_move(goal, best.front().points, next_best)) return std::nullopt;
    return best.front().move;
}

} // namespace

std::optional<Play> solve(Analyst& analyst, Play play, Goal goal, int depth, bool afresh) {
    for (int moves = 1; moves <= longest(goal); ++moves) {
        const auto move = only_move(analyst, play, goal, depth, afresh);
        if (!move) return std::nullopt;
        play.make(*move);
        if (is_reached(goal, play)) return play;
        if (!play.now().has_legal_move()) return std::nullopt;
        if (afresh) analyst.forget();
        play.make(analyst.best_moves(play.now(), depth, 1).front().move);
        if (!play.now().has_legal_move()) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::string> objection(Analyst& analyst, const school::Exercise& exercise, int depth) {
    const Play whole = play_of(exercise);
    const Goal aim = goal(exercise.theme);
    Play play(whole.at(0), whole.last_capture());
    for (std::size_t ply = 0; ply < whole.size(); ++ply) {
        const Move move = whole.move(ply);
        if (ply % 2 == 0) {
            const auto only = only_move(analyst, play, aim, depth, true);
            const bool mates = ply > 0 && ply + 1 == whole.size() && is_mate(whole.now());
            if (!only || (*only != move && !mates))
                return fmt::format("{} is not the only good move in the engine's view",
                                   rules::notation::write_uci(move));
        }
        play.make(move);
    }
    return std::nullopt;
}

std::vector<school::Refutation> refutations(Analyst& analyst, const school::Exercise& exercise) {
    const Position start = school::position_in(exercise);
    const auto mate = mate_length(exercise.theme);
    std::vector<school::Refutation> all;
    for (const Move move : start.legal_moves()) {
        const Position next = start.after(move);
        if (school::solves(exercise, 0, move) || !next.has_legal_move()) continue;
        Move reply = analyst.best_moves(next, reply_depth, 1).front().move;
        // What is proved counts for more than what the engine likes.
        if (mate && mates_within(next.after(reply), *mate - 1)) reply = escape(next, *mate - 1).value_or(reply);
        all.push_back({move, reply});
    }
    return all;
}

} // namespace exercises
