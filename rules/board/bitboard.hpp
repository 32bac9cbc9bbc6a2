// A set of squares in one word.
#pragma once

#include "rules/board/square.hpp"

#include <bit>
#include <cstdint>

namespace rules::board {

/// A set of squares. Iterating goes from a1 to h8.
class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits)
        : bits_(bits) {}
    constexpr explicit Bitboard(Square square)
        : bits_(std::uint64_t{1} << static_cast<unsigned>(square.index())) {}

    static constexpr Bitboard of(File file) {
        return Bitboard(std::uint64_t{0x0101010101010101} << static_cast<unsigned>(file));
    }
    static constexpr Bitboard of(Rank rank) {
        return Bitboard(std::uint64_t{0xFF} << (8U * static_cast<unsigned>(rank)));
    }
    static constexpr Bitboard light() { return Bitboard(0x55AA55AA55AA55AA); }
    static constexpr Bitboard all() { return Bitboard(~std::uint64_t{0}); }

    /// Bit 0 is a1, bit 63 is h8.
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool has(Square square) const { return ((bits_ >> static_cast<unsigned>(square.index())) & 1U) != 0; }
    constexpr bool meets(Bitboard other) const { return (bits_ & other.bits_) != 0; }
    /// The lowest square. Precondition: not empty.
    constexpr Square first() const { return Square::at(std::countr_zero(bits_)); }
    constexpr Bitboard without(Bitboard other) const { return Bitboard(bits_ & ~other.bits_); }
    constexpr Bitboard without_first() const { return Bitboard(bits_ & (bits_ - 1)); }

    /// The same squares with the first rank as the eighth, and so on.
    constexpr Bitboard ranks_swapped() const {
        return Bitboard(swap(swap(swap(bits_, 8, 0x00FF00FF00FF00FF), 16, 0x0000FFFF0000FFFF), 32, 0xFFFFFFFF));
    }
    /// The same squares with the a-file as the h-file, and so on.
    constexpr Bitboard files_swapped() const {
        return Bitboard(swap(swap(swap(bits_, 1, 0x5555555555555555), 2, 0x3333333333333333), 4, 0x0F0F0F0F0F0F0F0F));
    }

    constexpr Bitboard operator&(Bitboard other) const { return Bitboard(bits_ & other.bits_); }
    constexpr Bitboard operator|(Bitboard other) const { return Bitboard(bits_ | other.bits_); }
    constexpr Bitboard operator^(Bitboard other) const { return Bitboard(bits_ ^ other.bits_); }
    constexpr Bitboard operator~() const { return Bitboard(~bits_); }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    constexpr bool operator==(const Bitboard&) const = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest)
            : rest_(rest) {}
        constexpr Square operator*() const { return Square::at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    /// Each group of so many bits, marked in `low`, and the one above it change places.
    static constexpr std::uint64_t swap(std::uint64_t bits, unsigned by, std::uint64_t low) {
        return ((bits >> by) & low) | ((bits & low) << by);
    }

    std::uint64_t bits_ = 0;
};

/// Every square moved by so many files to the right and ranks up; what leaves the board is lost. Both within -7 ... 7.
template <int Files, int Ranks>
constexpr Bitboard shifted(Bitboard squares) {
    std::uint64_t kept = squares.bits();
    constexpr std::uint64_t left_file = 0x0101010101010101;
    if constexpr (Files > 0)
        kept &= left_file * (0xFFU >> static_cast<unsigned>(Files));
    else if constexpr (Files < 0)
        kept &= left_file * ((0xFFU << static_cast<unsigned>(-Files)) & 0xFFU);
    constexpr int by = 8 * Ranks + Files;
    if constexpr (by >= 0)
        return Bitboard(kept << static_cast<unsigned>(by));
    else
        return Bitboard(kept >> static_cast<unsigned>(-by));
}

} // namespace rules::board
