// Where to look first for a mate. A guess: it decides how soon an answer comes, never which.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/mate_patterns.hpp"

#include <optional>

namespace rules::verdict {

/// How near a mate the positions that come of one seem.
class Heuristic {
public:
    /// Without patterns it is ready at once, and there are no moves to any pattern.
    Heuristic(const variants::Position& start, board::Color side, bool with_patterns);

    static constexpr int levels = 512;
    /// How far the position seems from one in which the side has mated, if both sides wish it. Smaller is nearer.
    /// 0 ... levels - 1
    int remoteness(const variants::standard::Position& position) const;
    /// A guess at the moves, of both sides, to the nearest pattern of a mate; none if the side has or may get more than
    /// minor pieces, and needs no pattern. 0 ... levels - 1
    std::optional<int> moves_to_pattern(const variants::standard::Position& position) const;

private:
    bool has_minor_pieces_only(const variants::standard::Position& position) const;
    Heuristic(const Mobility& mobility, board::Color side, bool with_patterns);

    board::Color side_;
    bool may_promote_;
    std::optional<MatePatterns> patterns_;
};

/// The moves of the nearest knight to a check; 0 without knights.
int knight_moves_to_check(board::Bitboard knights, board::Square king);

/// The corners in which minor pieces can mate: where a bishop gives check, or where a bishop of the loser can stand
/// beside its king.
board::Bitboard suitable_corners(const variants::standard::Position& position, board::Color side);

} // namespace rules::verdict
