// What the lists and counts of move_visitors.hpp ask of doubles: the moves of ordinary chess, and drops.
#pragma once

#include "rules/variants/doubles/steps.hpp"
#include "rules/variants/standard/rules.hpp"

namespace rules::variants::doubles {

struct Rules {
    using Position = doubles::Position;
    static constexpr std::array promotion_roles = standard::Rules::promotion_roles;

    template <board::Color Us, class Sliders, TakesMoves Visitor>
    static void generate(const Position& position, Visitor& visitor) {
        using board::Bitboard;
        using board::Rank;
        using board::Role;
        const standard::Restrictions limits = standard::restrictions<Us, Sliders>(position);
        standard::generate_within<Us, Sliders>(position, limits, visitor);
        // A drop parries a check as any piece's arrival does, and like any other cannot parry two.
        const Bitboard squares = limits.answers.without(position.occupied());
        const Bitboard pawn_squares = squares.without(Bitboard::of(Rank::One) | Bitboard::of(Rank::Eight));
        for (const Role role : board::droppable_roles)
            if (position.in_hand({Us, role}) > 0) visitor.drops(role, role == Role::Pawn ? pawn_squares : squares);
    }
};

} // namespace rules::variants::doubles
