// Which squares a piece attacks, and the lines between squares. Callers name a piece, a square and what stands in the
// way; how sliders are looked up stays in here.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/sliders.hpp"

#include <array>

namespace rules::board {

namespace detail {

struct StepTables {
    std::array<Bitboard, 64> knight;
    std::array<Bitboard, 64> king;
    std::array<std::array<Bitboard, 64>, 2> pawn;
};
extern const StepTables step_tables;

using LineTable = std::array<std::array<Bitboard, 64>, 64>;
extern const LineTable between_table;

} // namespace detail

inline Bitboard knight_attacks(Square from) { return detail::step_tables.knight[detail::index(from)]; }
inline Bitboard king_attacks(Square from) { return detail::step_tables.king[detail::index(from)]; }
/// The squares a pawn of that colour captures on.
inline Bitboard pawn_attacks(Color color, Square from) {
    return detail::step_tables.pawn[static_cast<std::size_t>(color)][detail::index(from)];
}

/// Up to the first piece in each direction, and that piece's square too.
inline Bitboard bishop_attacks(Square from, Bitboard occupied) { return MagicSliders::bishop(from, occupied); }
inline Bitboard rook_attacks(Square from, Bitboard occupied) { return MagicSliders::rook(from, occupied); }
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

/// What a piece attacks from a square (Articles 3.2 to 3.8).
Bitboard attacks(Piece piece, Square from, Bitboard occupied);

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
inline Bitboard between(Square one, Square other) {
    return detail::between_table[detail::index(one)][detail::index(other)];
}

} // namespace rules::board
