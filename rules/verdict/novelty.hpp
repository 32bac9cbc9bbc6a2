// What a search has not seen the like of before.
#pragma once

#include "rules/variants/standard/position.hpp"

#include <bitset>
#include <cstdint>
#include <memory>

namespace rules::verdict {

/// How new a position is among those of its structure: the pawns and the number of the officers, which no reversible
/// move changes. What unlocks a position are seldom more than two pieces on certain squares; who has looked at every
/// pair once has looked at few positions.
class Novelty {
public:
    enum class Rank { PieceOnNewSquare, PairOnNewSquares, Nothing };
    static constexpr int ranks = 3;

    /// Looks at the piece who has arrived there last, and remembers what it saw. A guess: two unlike things may now and
    /// then be taken for one.
    Rank look(std::uint64_t structure, const variants::standard::Position& position, board::Square arrived);

    /// A number for the position's structure.
    static std::uint64_t structure(const variants::standard::Position& position);

private:
    static constexpr std::size_t size = std::size_t{1} << 23U;
    bool is_new(std::uint64_t thing);
    std::unique_ptr<std::bitset<size>> table_; ///< made when it is needed
};

} // namespace rules::verdict
