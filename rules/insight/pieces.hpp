// The men of a placement as sets of squares, and what they attack. Whether a man may move does not matter here: pinned
// men attack too (Article 3.1).
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

#include <array>

namespace rules::insight {

/// Where the men of a placement stand.
class Men {
public:
    explicit Men(const board::Placement& placement);

    board::Bitboard of(board::Color color) const;
    board::Bitboard of(board::Piece piece) const;
    board::Bitboard all() const { return of(board::Color::White) | of(board::Color::Black); }
    /// What the man on the square attacks, empty squares too; nothing where no man stands.
    board::Bitboard attacks_from(board::Square square) const;
    /// The men of that colour which attack the square.
    board::Bitboard attackers(board::Square square, board::Color by) const;

private:
    board::Placement placement_;
    std::array<std::array<board::Bitboard, board::all_roles.size()>, 2> sets_{};
};

} // namespace rules::insight
