#include "rules/verdict/search.hpp"

#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/hope.hpp"
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

bool is_mated(const Position& position, Color loser) {
    return position.turn() == loser && position.is_check() && !position.has_legal_move();
}

} // namespace

Search::Search(const Position& start, Color side, std::size_t scenes_in_advance)
    : side_(side)
    , scenes_in_advance_(scenes_in_advance)
    , hopeful_(hope_levels)
    , novel_(Novelty::ranks * hope_levels) {
    const auto root = *seen_.add(start, Novelty::structure(start), 0);
    hopeful_.push(root, 0);
    novel_.push(root, 0);
}

Winnable Search::go_on(std::size_t positions) {
    while (seen_.size() < positions) {
        const auto number = (by_hope_ ? hopeful_ : novel_).pop();
        by_hope_ = !by_hope_;
        if (!number) return Winnable::Cannot;
        if (seen_[*number].is_done) continue;
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
    if (is_lasting && is_dead(position)) {
        seen_[*number].is_done = true;
        return;
    }
    const int hope = remoteness(position, side_);
    const auto rank = novelty_.look(structure, position, move.to());
    hopeful_.push(*number, hope);
    novel_.push(*number, static_cast<int>(rank) * hope_levels + hope);
}

/// Nothing below this position is worth a visit. The longer the search, the more a proof may cost.
bool Search::is_dead(const Position& position) {
    if (is_walled_off(position, side_)) return true;
    if (scenes_in_advance_ == 0) return false;
    const std::size_t most = scenes_in_advance_ + seen_.size();
    if (spent_on_proofs_ + least_proof > most) return false;
    GhostProof proof(position, side_);
    const auto answer = proof.go_on(std::min(most - spent_on_proofs_, least_proof + seen_.size() / 8));
    spent_on_proofs_ += proof.visited();
    return answer == GhostProof::Answer::Proved;
}

} // namespace rules::verdict
