#include "rules/verdict/search.hpp"

#include "rules/verdict/abstraction_proof.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/static_unwinnability.hpp"
#include "rules/verdict/successors.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Color;
using board::Move;
using variants::standard::Position;

namespace {

/// Abstract positions for each proof below the start.
constexpr std::size_t least_proof = 2000;

/// So many positions see the proofs in advance; then only what succeeds pays for more.
constexpr std::size_t seen_early = 4000;

/// So many proofs may fail for one structure.
constexpr int most_failures = 3;

constexpr std::size_t by_heuristic = 0;
constexpr std::size_t by_novelty = 1;
constexpr std::size_t by_pattern = 2;

bool is_mated(const Position& position, Color loser) {
    return position.turn() == loser && position.is_check() && !position.has_legal_move();
}

} // namespace

Search::Search(const variants::Position& start, Color side, std::size_t proof_positions_in_advance)
    : side_(side)
    , proof_positions_in_advance_(proof_positions_in_advance)
    , heuristic_(start, side, proof_positions_in_advance > 0)
    , waiting_{Waiting(Heuristic::levels),
               Waiting(proof_positions_in_advance > 0 ? Novelty::ranks * Heuristic::levels : 0),
               Waiting(proof_positions_in_advance > 0 ? Heuristic::levels : 0)} {
    const Position& first = start.as_standard();
    const Packed packed(first);
    const auto root = *table_.add(packed, packed.hash(), structure_of(first), 0);
    waiting_[by_heuristic].push(root, 0);
}

/// The next position to go on from, the queues taking turns; none if all are empty.
std::optional<std::uint32_t> Search::next() {
    for (std::size_t empty = 0; empty < waiting_.size();) {
        const auto number = waiting_[turn_].pop();
        if (!number || !table_.is_done(*number)) turn_ = (turn_ + 1) % waiting_.size();
        if (number && !table_.is_done(*number)) return number;
        empty = number ? 0 : empty + 1;
    }
    return std::nullopt;
}

Winnable Search::go_on(std::size_t positions) {
    while (table_.size() < positions) {
        const auto number = next();
        if (!number) return Winnable::Cannot;
        table_.set_done(*number);
        list_successors(table_.position(*number));
        for (const Successor& next : successors_) {
            if (!add(next, *number)) continue;
            helpmate_ = table_.line_to(*number);
            helpmate_.push_back(next.move);
            return Winnable::Can;
        }
    }
    return Winnable::Unknown;
}

std::uint32_t Search::structure_of(const Position& position) {
    const std::uint64_t number = Novelty::structure(position);
    const auto [place, is_new] = structure_places_.try_emplace(number, static_cast<std::uint32_t>(structures_.size()));
    if (is_new) structures_.push_back({number, 0});
    return place->second;
}

/// All of them before the first is added, so that memory has time to bring what is known of each.
void Search::list_successors(const Position& position) {
    successors_.clear();
    for_each_successor(position, [&](Move move, const Position& next) {
        const Packed packed(next);
        successors_.push_back({move, next, packed, packed.hash()});
        table_.expect(successors_.back().hash);
    });
    for (const Successor& next : successors_) table_.expect_soon(next.hash);
}

/// Whether it is a mate.
bool Search::add(const Successor& next, std::uint32_t parent) {
    const auto number = table_.add(next.packed, next.hash, table_.structure(parent), parent);
    if (!number) return false;
    const Position& position = next.position;
    if (is_mated(position, !side_)) return true;
    const bool is_lasting = position.halfmove_clock() == 0;
    if (is_lasting) table_.set_structure(*number, structure_of(position));
    Structure& structure = structures_[table_.structure(*number)];
    if (is_lasting && is_dead(position, structure)) {
        table_.set_done(*number);
        return false;
    }
    const int hope = heuristic_.remoteness(position);
    waiting_[by_heuristic].push(*number, hope);
    if (proof_positions_in_advance_ == 0) return false;
    const auto rank = novelty_.look(structure.number, position, next.move.to());
    waiting_[by_novelty].push(*number, static_cast<int>(rank) * Heuristic::levels + hope);
    if (const auto moves = heuristic_.moves_to_pattern(position)) waiting_[by_pattern].push(*number, *moves);
    return false;
}

/// Nothing below this position is worth a visit. The longer the search, the more a proof may cost; and where pawns
/// stand as they stood when proofs failed, another is unlikely to succeed.
bool Search::is_dead(const Position& played, Structure& structure) {
    const variants::Position position(played);
    if (lacks_mating_pieces(position, side_)) return true;
    if (structure.failures >= most_failures) return false;
    // Where walls are seldom found they are seldom looked for: below, a search is cheaper than they are.
    if (walls_.missed > 64 + 8 * walls_.found + table_.size() / 32) return false;
    if (is_statically_unwinnable(position, side_)) {
        ++walls_.found;
        return true;
    }
    ++walls_.missed;
    ++structure.failures;
    if (proof_positions_in_advance_ == 0) return false;
    const std::size_t in_advance = table_.size() < seen_early ? proof_positions_in_advance_ : 0;
    const std::size_t most = table_.size() / 4 + std::max(2 * repaid_, in_advance);
    if (spent_on_proofs_ + least_proof > most) return false;
    AbstractionProof proof(position, side_);
    const auto answer = proof.go_on(std::max(least_proof, (most - spent_on_proofs_) / 2));
    spent_on_proofs_ += proof.visited();
    if (answer == AbstractionProof::Answer::Proved) repaid_ += proof.visited();
    return answer == AbstractionProof::Answer::Proved;
}

} // namespace rules::verdict
