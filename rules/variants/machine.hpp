// Counting the leaves of a tree of moves with the instructions this machine has.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/board/sliders.hpp"

#include <cstdint>

namespace rules::variants {

/// Any machine.
struct PlainMachine {
    using Sliders = board::MagicSliders;
    template <class Tree, board::Color Us, class Position>
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<PlainMachine, Us>(position, depth);
    }
};

#if defined(__x86_64__)
// All that a step of the counting calls becomes part of one function, which is built for the better instructions. The
// next step is a function of its own.
#define KLANGBRETT_BUILT_FOR(instructions) [[gnu::target(instructions), gnu::flatten, gnu::noinline]]

/// A machine that counts the bits of a word in one instruction.
struct CountingMachine {
    using Sliders = board::MagicSliders;
    template <class Tree, board::Color Us, class Position>
    KLANGBRETT_BUILT_FOR("bmi,popcnt")
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<CountingMachine, Us>(position, depth);
    }
};

/// A machine whose PEXT is fast besides.
struct PextMachine {
    using Sliders = board::PextSliders;
    template <class Tree, board::Color Us, class Position>
    KLANGBRETT_BUILT_FOR("bmi,bmi2,popcnt")
    static std::uint64_t leaves(const Position& position, int depth) {
        return Tree::template leaves<PextMachine, Us>(position, depth);
    }
};

#undef KLANGBRETT_BUILT_FOR
#endif

/// Number of leaves so many plies deep. A Tree has `leaves<Machine, Us>(position, depth)`, which counts one step itself
/// and calls `Machine::leaves<Tree, ...>` for the next. Precondition: depth > 0.
template <class Tree, board::Color Us, class Position>
std::uint64_t count_leaves(const Position& position, int depth) {
#if defined(__x86_64__)
    if (board::has_fast_pext()) return PextMachine::leaves<Tree, Us>(position, depth);
    if (board::has_bit_counting()) return CountingMachine::leaves<Tree, Us>(position, depth);
#endif
    return PlainMachine::leaves<Tree, Us>(position, depth);
}

} // namespace rules::variants
