#include "rules/verdict/verdict.hpp"

#include "rules/verdict/material.hpp"
#include "rules/verdict/mobility.hpp"
#include "rules/verdict/search.hpp"

namespace rules::verdict {

using board::Color;

Winnable can_mate(const variants::Position& position, Color side, Effort effort) {
    // A mate on the board comes first: no legal move may have led to it, and then what the men prove says nothing.
    if (position.turn() != side && position.is_check() && !position.has_legal_move()) return Winnable::Can;
    if (lacks_mating_men(position, side)) return Winnable::Cannot;
    if (is_walled_off(position, side)) return Winnable::Cannot;
    return search_mate(position, side, effort);
}

State judge(const variants::Position& position, Effort effort) {
    if (!position.has_legal_move()) return position.is_check() ? State::Checkmate : State::Stalemate;
    for (const Color side : board::both_colors)
        if (can_mate(position, side, effort) != Winnable::Cannot) return State::Ongoing;
    return State::Dead;
}

} // namespace rules::verdict
