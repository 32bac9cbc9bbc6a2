#include "rules/verdict/blockers.hpp"

namespace rules::verdict {

bool Blockers::may_block(board::Bitboard squares) const {
    if (!squares.without(anywhere_).empty() || static_cast<std::size_t>(squares.count()) > count_) return false;
    return may_match(squares, 0);
}

bool Blockers::may_match(board::Bitboard squares, unsigned used) const {
    if (squares.empty()) return true;
    for (std::size_t place = 0; place < count_; ++place) {
        if ((used >> place & 1U) != 0 || !reaches_[place].has(squares.first())) continue;
        if (may_match(squares.without_first(), used | 1U << place)) return true;
    }
    return false;
}

} // namespace rules::verdict
