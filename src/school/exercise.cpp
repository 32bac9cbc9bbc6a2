#include "src/school/exercise.hpp"

#include <algorithm>

namespace school {

using rules::board::Move;
using rules::variants::Position;

std::string_view name(Theme theme) {
    switch (theme) {
    case Theme::MateInOne: return "mate_in_one";
    case Theme::MateInTwo: return "mate_in_two";
    case Theme::MateInThree: return "mate_in_three";
    case Theme::LoosePiece: return "loose_piece";
    case Theme::Fork: return "fork";
    case Theme::Pin: return "pin";
    case Theme::Skewer: return "skewer";
    case Theme::DiscoveredAttack: return "discovered_attack";
    case Theme::BackRank: return "back_rank";
    case Theme::Defence: return "defence";
    case Theme::Stalemate: return "stalemate";
    case Theme::Promotion: return "promotion";
    }
    return {};
}

namespace {

bool is_mate(const Position& position) { return position.is_check() && !position.has_legal_move(); }

} // namespace

Position position_in(const Exercise& exercise, std::size_t solved) {
    Position position = exercise.before;
    for (const Move move : exercise.played) position = position.after(move);
    for (std::size_t ply = 0; ply < solved; ++ply) position = position.after(exercise.solution[ply]);
    return position;
}

bool solves(const Exercise& exercise, std::size_t solved, Move move) {
    if (move == exercise.solution[solved]) return true;
    const Position position = position_in(exercise, solved);
    return is_mate(position.after(exercise.solution[solved])) && is_mate(position.after(move));
}

std::optional<Move> refutation(const Exercise& exercise, Move move) {
    const auto found = std::ranges::find(exercise.refutations, move, &Refutation::move);
    if (found == exercise.refutations.end()) return std::nullopt;
    return found->reply;
}

} // namespace school
