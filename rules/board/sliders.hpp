// Bishops and rooks among blocking pieces, looked up in tables in two ways which give the same answers. Most code asks
// attacks.hpp; loops that count by the million are built for both and take the faster one the machine has.
#pragma once

#include "rules/board/bitboard.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rules::board {

namespace detail {

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }

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

/// Attack sets of bishops and rooks for every arrangement of blocking pieces. Filled before the dynamic initialisation
/// of any file that includes this header goes on; the same on every run.
struct SliderTables {
    SliderTables();
    std::array<Magic, 64> bishop_magics;
    std::array<Magic, 64> rook_magics;
    std::array<Bitboard, 5248> bishop_sets;
    std::array<Bitboard, 102400> rook_sets;
};
inline const SliderTables slider_tables;

/// The same sets, each square's in the order of its blocking pieces read as a number. Filled only where
/// has_fast_pext().
struct ExtractedTables {
    ExtractedTables();
    std::array<Bitboard, 5248> bishop_sets;
    std::array<Bitboard, 102400> rook_sets;
};
inline const ExtractedTables extracted_tables;

} // namespace detail

/// Looks sliders up by multiplication: on any machine.
struct MagicSliders {
    static Bitboard bishop(Square from, Bitboard occupied) {
        const auto& tables = detail::slider_tables;
        return tables.bishop_sets[tables.bishop_magics[detail::index(from)].place(occupied.bits())];
    }
    static Bitboard rook(Square from, Bitboard occupied) {
        const auto& tables = detail::slider_tables;
        return tables.rook_sets[tables.rook_magics[detail::index(from)].place(occupied.bits())];
    }
};

/// The machine has the instruction PEXT, and not in the microcode that makes it slower than a multiplication.
bool has_fast_pext();
/// The machine counts and finds the bits of a word in one instruction each.
bool has_bit_counting();

#if defined(__x86_64__)
/// Looks sliders up by PEXT. Precondition: has_fast_pext().
struct PextSliders {
    static Bitboard bishop(Square from, Bitboard occupied) {
        const auto& magic = detail::slider_tables.bishop_magics[detail::index(from)];
        return detail::extracted_tables.bishop_sets[magic.start + extract(occupied.bits(), magic.relevant)];
    }
    static Bitboard rook(Square from, Bitboard occupied) {
        const auto& magic = detail::slider_tables.rook_magics[detail::index(from)];
        return detail::extracted_tables.rook_sets[magic.start + extract(occupied.bits(), magic.relevant)];
    }

private:
    // Written as an instruction, for the compiler's own name of it exists only in functions built for such machines.
    static std::uint64_t extract(std::uint64_t word, std::uint64_t mask) {
        std::uint64_t packed = 0;
        asm("pextq %2, %1, %0" : "=r"(packed) : "r"(word), "rm"(mask));
        return packed;
    }
};
#endif

} // namespace rules::board
