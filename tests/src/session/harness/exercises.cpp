#include "tests/src/session/harness/exercises.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"

#include <string>
#include <utility>
#include <variant>

namespace harness {
namespace {

using rules::board::Move;
using rules::variants::Position;
using Moves = std::vector<std::string>;

Move take(Position& position, const std::string& text) {
    const Move move = std::get<Move>(rules::notation::read_uci(position, text));
    position = position.after(move);
    return move;
}

school::Exercise made(const std::string& id, school::Theme theme, const std::string& fen, const Moves& played,
                      const Moves& solution, const std::vector<std::pair<std::string, std::string>>& refutations) {
    Position position =
        std::get<Position>(Position::from_setup(std::get<rules::board::Setup>(rules::notation::read_fen(fen))));
    school::Exercise exercise{id, theme, position, {}, {}, {}};
    for (const std::string& move : played) exercise.played.push_back(take(position, move));
    for (const auto& [move, reply] : refutations) {
        Position tried = position;
        const Move first = take(tried, move);
        exercise.refutations.push_back({first, take(tried, reply)});
    }
    for (const std::string& move : solution) exercise.solution.push_back(take(position, move));
    return exercise;
}

} // namespace

std::vector<school::Exercise> some_exercises() {
    return {made("mate_in_one-001", school::Theme::MateInOne, "6k1/5ppp/8/8/8/8/R7/3RK3 w - - 0 1", {"a2a1", "g8h8"},
                 {"a1a8"}, {{"a1a7", "g7g6"}}),
            made("fork-001", school::Theme::Fork, "r3k3/8/8/3N4/8/8/5P2/6K1 w - - 0 1", {}, {"d5c7", "e8d8", "c7a8"},
                 {{"d5f6", "e8e7"}}),
            made("promotion-001", school::Theme::Promotion, "8/8/8/4K3/8/8/p6k/8 b - - 0 1", {}, {"a2a1q"}, {})};
}

} // namespace harness
