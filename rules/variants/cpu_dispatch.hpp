// Counting the leaves of a tree of moves with the instructions this processor has.
#pragma once

#include "rules/board/built_for.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/sliders.hpp"

#include <cstdint>

namespace rules::variants {

/// Any processor.
struct PlainCpu {
    using Sliders = board::MagicSliders;
    template <class Tree, board::Color Us, class Position>
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<PlainCpu, Us>(position, depth);
    }
};

#if defined(__x86_64__)
// The next step of the counting is a function of its own.

/// A processor that counts the bits of a word in one instruction.
struct BitCountingCpu {
    using Sliders = board::MagicSliders;
    template <class Tree, board::Color Us, class Position>
    KLANGBRETT_BUILT_FOR("bmi,popcnt")
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<BitCountingCpu, Us>(position, depth);
    }
};

/// A processor whose PEXT is fast besides.
struct PextCpu {
    using Sliders = board::PextSliders;
    template <class Tree, board::Color Us, class Position>
    KLANGBRETT_BUILT_FOR("bmi,bmi2,popcnt")
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<PextCpu, Us>(position, depth);
    }
};

#endif

/// Number of leaves so many plies deep. A Tree has `leaves<Cpu, Us>(position, depth)`, which counts one step itself
/// and calls `Cpu::leaves<Tree, ...>` for the next. Precondition: depth > 0.
template <class Tree, board::Color Us, class Position>
std::uint64_t count_leaves(const Position& position, int depth) {
#if defined(__x86_64__)
    if (board::has_fast_pext()) return PextCpu::leaves<Tree, Us>(position, depth);
    if (board::has_bit_counting()) return BitCountingCpu::leaves<Tree, Us>(position, depth);
#endif
    return PlainCpu::leaves<Tree, Us>(position, depth);
}

} // namespace rules::variants
