// The pieces of a placement as sets of squares, and what they attack. Whether a piece may move does not matter here:
// pinned pieces attack too (Article 3.1).
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/setup.hpp"

#include <array>

namespace rules::insight {

/// Where the pieces of a placement stand.
class PieceAttacks {
public:
    explicit PieceAttacks(const board::Placement& placement);

    board::Bitboard of(board::Color color) const;
    board::Bitboard of(board::Piece piece) const;
    board::Bitboard all() const { return of(board::Color::White) | of(board::Color::Black); }
    /// What the piece on the square attacks, empty squares too; nothing where no piece stands.
    board::Bitboard attacks_from(board::Square square) const;
    /// The pieces of that colour which attack the square.
    board::Bitboard attackers(board::Square square, board::Color by) const;

private:
    board::Placement placement_;
    std::array<std::array<board::Bitboard, board::all_roles.size()>, 2> sets_{};
};

} // namespace rules::insight
