// Which squares a man attacks, and the lines between squares. Callers name a piece, a square and what stands in the
// way; how sliders are looked up stays in here.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rules::board {

namespace detail {

/// Where a square's attack sets lie in the table of its piece, and the multiplication which tells them apart by what
/// stands on the squares that matter ("magic" hashing without collisions).
struct Magic {
    std::uint64_t relevant;
    std::uint64_t factor;
    std::uint32_t start;
    std::uint32_t shift;

    std::size_t place(std::uint64_t occupied) const {
        return start + static_cast<std::size_t>(((occupied & relevant) * factor) >> shift);
    }
};

/// Attack sets of bishops and rooks for every arrangement of blocking men. Filled before the dynamic initialisation of
/// any file that includes this header goes on; the same on every run.
struct SliderTables {
    SliderTables();
    std::array<Magic, 64> bishop_magics;
    std::array<Magic, 64> rook_magics;
    std::array<Bitboard, 5248> bishop_sets;
    std::array<Bitboard, 102400> rook_sets;
};
inline const SliderTables slider_tables;

struct StepTables {
    std::array<Bitboard, 64> knight;
    std::array<Bitboard, 64> king;
    std::array<std::array<Bitboard, 64>, 2> pawn;
};
extern const StepTables step_tables;

using LineTable = std::array<std::array<Bitboard, 64>, 64>;
extern const LineTable between_table;

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }

} // namespace detail

inline Bitboard knight_attacks(Square from) { return detail::step_tables.knight[detail::index(from)]; }
inline Bitboard king_attacks(Square from) { return detail::step_tables.king[detail::index(from)]; }
/// The squares a pawn of that colour captures on.
inline Bitboard pawn_attacks(Color color, Square from) {
    return detail::step_tables.pawn[static_cast<std::size_t>(color)][detail::index(from)];
}

/// Up to the first man in each direction, and that man's square too.
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    const auto& tables = detail::slider_tables;
    return tables.bishop_sets[tables.bishop_magics[detail::index(from)].place(occupied.bits())];
}
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    const auto& tables = detail::slider_tables;
    return tables.rook_sets[tables.rook_magics[detail::index(from)].place(occupied.bits())];
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

/// What a man attacks from a square (Articles 3.2 to 3.8).
Bitboard attacks(Piece piece, Square from, Bitboard occupied);

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
inline Bitboard between(Square one, Square other) {
    return detail::between_table[detail::index(one)][detail::index(other)];
}

} // namespace rules::board
