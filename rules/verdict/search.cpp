#include "rules/verdict/search.hpp"

#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/mobility.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Color;
using board::Move;
using variants::Position;

namespace {

/// Scenes for each proof below the start.
constexpr std::size_t least_proof = 2000;

/// So many proofs may fail for one structure.
constexpr int most_failures = 3;

constexpr std::size_t by_hope = 0;
constexpr std::size_t by_novelty = 1;
constexpr std::size_t by_picture = 2;

bool is_mated(const Position& position, Color loser) {
    return position.turn() == loser && position.is_check() && !position.has_legal_move();
}

} // namespace

Search::Search(const Position& start, Color side, std::size_t scenes_in_advance)
    : side_(side)
    , scenes_in_advance_(scenes_in_advance)
    , hope_(start, side, scenes_in_advance > 0)
    , waiting_{Waiting(Hope::levels), Waiting(scenes_in_advance > 0 ? Novelty::ranks * Hope::levels : 0),
               Waiting(scenes_in_advance > 0 ? Hope::levels : 0)} {
    const auto root = *seen_.add(start, Novelty::structure(start), 0);
    waiting_[by_hope].push(root, 0);
}

/// The next position to go on from, the queues taking turns; none if all are empty.
std::optional<std::uint32_t> Search::next() {
    for (std::size_t empty = 0; empty < waiting_.size();) {
        const auto number = waiting_[turn_].pop();
        if (!number || !seen_[*number].is_done) turn_ = (turn_ + 1) % waiting_.size();
        if (number && !seen_[*number].is_done) return number;
        empty = number ? 0 : empty + 1;
    }
    return std::nullopt;
}

Winnable Search::go_on(std::size_t positions) {
    while (seen_.size() < positions) {
        const auto number = next();
        if (!number) return Winnable::Cannot;
        seen_[*number].is_done = true;
        const Position position = seen_[*number].position;
        for (const Move move : position.legal_moves()) {
            const Position next = position.after(move);
            if (next.halfmove_clock() == 0 && lacks_mating_men(next, side_)) continue;
            if (is_mated(next, !side_)) {
                helpmate_ = seen_.line_to(*number);
                helpmate_.push_back(move);
                return Winnable::Can;
            }
            add(next, move, *number);
        }
    }
    return Winnable::Unknown;
}

void Search::add(const Position& position, Move move, std::uint32_t parent) {
    const bool is_lasting = position.halfmove_clock() == 0;
    const std::uint64_t structure = is_lasting ? Novelty::structure(position) : seen_[parent].structure;
    const auto number = seen_.add(position, structure, parent);
    if (!number) return;
    if (is_lasting && is_dead(position, structure)) {
        seen_[*number].is_done = true;
        return;
    }
    const int hope = hope_.remoteness(position);
    waiting_[by_hope].push(*number, hope);
    if (scenes_in_advance_ == 0) return;
    const auto rank = novelty_.look(structure, position, move.to());
    waiting_[by_novelty].push(*number, static_cast<int>(rank) * Hope::levels + hope);
    if (const auto moves = hope_.moves_to_picture(position)) waiting_[by_picture].push(*number, *moves);
}

/// Nothing below this position is worth a visit. The longer the search, the more a proof may cost; and where pawns
/// stand as they stood when proofs failed, there is little hope of another.
bool Search::is_dead(const Position& position, std::uint64_t structure) {
    int& failures = failures_[structure];
    if (failures >= most_failures) return false;
    if (is_walled_off(position, side_)) return true;
    ++failures;
    if (scenes_in_advance_ == 0) return false;
    const std::size_t most = scenes_in_advance_ + seen_.size();
    if (spent_on_proofs_ + least_proof > most) return false;
    GhostProof proof(position, side_);
    const auto answer = proof.go_on(std::max(least_proof, (most - spent_on_proofs_) / 2));
    spent_on_proofs_ += proof.visited();
    return answer == GhostProof::Answer::Proved;
}

} // namespace rules::verdict
