#include "rules/variants/machine.hpp"
#include "rules/variants/standard/tree.hpp"

namespace rules::variants::standard {

using board::Color;

std::uint64_t Position::perft(int depth) const {
    if (depth <= 0) return 1;
    return turn_ == Color::White ? count_leaves<Tree, Color::White>(*this, depth)
                                 : count_leaves<Tree, Color::Black>(*this, depth);
}

} // namespace rules::variants::standard
