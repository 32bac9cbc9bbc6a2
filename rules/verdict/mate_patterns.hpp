// Patterns of mates by minor pieces, and how far a position is from the nearest of them.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/variants/standard/position.hpp"
#include "rules/verdict/mobility.hpp"

#include <cstdint>
#include <vector>

namespace rules::verdict {

/// Where the loser's king might be mated by minor pieces: at the edge, where the other king takes some flights from
/// it and the pieces have to close the rest.
class MatePatterns {
public:
    /// The patterns which pieces may ever reach.
    MatePatterns(const Mobility& mobility, board::Color winner);

    /// A guess at the moves, of both sides together, to the nearest pattern. 0 ... 63; 63 too if there is none.
    int moves_to_nearest(const variants::standard::Position& position) const;

private:
    struct MatePattern {
        board::Square loser;
        board::Square winner;
        board::Bitboard open; ///< flights which the winner's king does not take
    };
    int moves_of_pieces(const variants::standard::Position& position, const MatePattern& pattern, int most) const;

    board::Color winner_;
    std::vector<MatePattern> patterns_;
};

} // namespace rules::verdict
