#include "rules/verdict/verdict.hpp"

#include "rules/verdict/ghosts.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/mobility.hpp"
#include "rules/verdict/search.hpp"

#include <algorithm>
#include <optional>

namespace rules::verdict {

using board::Color;
using variants::Position;

namespace {

/// Most positions are decided within a glance, without any proof that costs more.
constexpr std::size_t glance_positions = 500;
/// What proofs below the start may cost in advance, counted like positions.
constexpr std::size_t proofs_in_advance = 20000;
constexpr std::size_t first_round = 2000;

/// The end of the game that stands on the board.
std::optional<State> ended(const Position& position) {
    if (position.has_legal_move()) return std::nullopt;
    return position.is_check() ? State::Checkmate : State::Stalemate;
}

/// Searching and proving take turns, each round with more patience, for neither knows which of them will succeed.
Prospect decide(const Position& position, Color side, std::size_t most) {
    {
        Search glance(position, side, 0);
        const Winnable found = glance.go_on(std::min(glance_positions, most));
        if (found != Winnable::Unknown) return {found, glance.helpmate()};
    }
    Search search(position, side, std::min(proofs_in_advance, most / 2));
    GhostProof proof(position, side);
    for (std::size_t round = first_round; search.seen() + proof.visited() < most; round *= 4) {
        if (proof.go_on(std::min(round, most) / 3) == GhostProof::Answer::Proved) return {Winnable::Cannot, {}};
        const Winnable found = search.go_on(std::min(round, most - std::min(most, proof.visited())));
        if (found != Winnable::Unknown) return {found, search.helpmate()};
        if (round >= most) break;
    }
    return {};
}

} // namespace

Prospect prospect(const Position& position, Color side, Effort effort) {
    // A mate on the board comes first: no legal move may have led to it, and then what the men prove says nothing.
    if (const auto end = ended(position)) {
        const bool has_mated = *end == State::Checkmate && position.turn() != side;
        return {has_mated ? Winnable::Can : Winnable::Cannot, {}};
    }
    if (lacks_mating_men(position, side) || is_walled_off(position, side)) return {Winnable::Cannot, {}};
    return decide(position, side, static_cast<std::size_t>(std::max(1, effort.positions)));
}

Winnable can_mate(const Position& position, Color side, Effort effort) {
    return prospect(position, side, effort).winnable;
}

State judge(const Position& position, Effort effort) {
    if (const auto end = ended(position)) return *end;
    for (const Color side : board::both_colors)
        if (can_mate(position, side, effort) != Winnable::Cannot) return State::Ongoing;
    return State::Dead;
}

Verdict judge_fully(const Position& position, Effort effort) {
    Verdict verdict{State::Ongoing, prospect(position, Color::White, effort), prospect(position, Color::Black, effort)};
    const bool is_dead = verdict.white.winnable == Winnable::Cannot && verdict.black.winnable == Winnable::Cannot;
    verdict.state = ended(position).value_or(is_dead ? State::Dead : State::Ongoing);
    return verdict;
}

} // namespace rules::verdict
