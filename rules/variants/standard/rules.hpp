// What the lists and counts of move_visitors.hpp ask of ordinary chess.
#pragma once

#include "rules/variants/standard/generator.hpp"

#include <array>

namespace rules::variants::standard {

struct Rules {
    using Position = standard::Position;
    static constexpr std::array promotion_roles{board::Role::Queen, board::Role::Rook, board::Role::Bishop,
                                                board::Role::Knight};
    template <board::Color Us, class Sliders, TakesMoves Visitor>
    static void generate(const Position& position, Visitor& visitor) {
        generate_within<Us, Sliders>(position, restrictions<Us, Sliders>(position), visitor);
    }
};

} // namespace rules::variants::standard
