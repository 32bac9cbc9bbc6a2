// What the lists and counts of sinks.hpp ask of ordinary chess.
#pragma once

#include "rules/variants/standard/generator.hpp"

#include <array>

namespace rules::variants::standard {

struct Rules {
    using Position = standard::Position;
    static constexpr std::array promotion_roles{board::Role::Queen, board::Role::Rook, board::Role::Bishop,
                                                board::Role::Knight};
    template <board::Color Us, class Sliders, TakesMoves Sink>
    static void generate(const Position& position, Sink& sink) {
        generate_within<Us, Sliders>(position, restrictions<Us, Sliders>(position), sink);
    }
};

} // namespace rules::variants::standard
