// Files, ranks, squares and the two colours (Articles 2.1, 2.4).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules::board {

enum class Color : std::uint8_t { White, Black };

inline constexpr std::array both_colors{Color::White, Color::Black};

constexpr Color operator!(Color color) { return color == Color::White ? Color::Black : Color::White; }

/// The files from White's left hand.
enum class File : std::uint8_t { A, B, C, D, E, F, G, H };

/// The ranks from White's side.
enum class Rank : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight };

/// One of the 64 squares. There is no such thing as no square: that is an empty optional.
class Square {
public:
    constexpr Square(File file, Rank rank)
        : index_(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * 8U + static_cast<unsigned>(file))) {}

    /// The square of an index 0 (a1), 1 (b1) ... 63 (h8). Precondition: 0 <= index < 64.
    static constexpr Square at(int index) { return Square(static_cast<std::uint8_t>(index & 63)); }

    /// Reads `e4`; empty unless it is exactly a small letter a-h and a digit 1-8.
    static constexpr std::optional<Square> parse(std::string_view text) {
        if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
        return Square(static_cast<File>(text[0] - 'a'), static_cast<Rank>(text[1] - '1'));
    }

    constexpr File file() const { return static_cast<File>(index_ & 7U); }
    constexpr Rank rank() const { return static_cast<Rank>(index_ >> 3U); }
    constexpr int index() const { return index_; }

    /// h1 is light (Article 2.1).
    constexpr bool is_light() const { return (((index_ & 7U) + (index_ >> 3U)) & 1U) != 0; }

    /// The square so many files to the right and ranks up as White sees it; empty beyond the edge.
    constexpr std::optional<Square> offset(int files, int ranks) const {
        const int to_file = static_cast<int>(file()) + files;
        const int to_rank = static_cast<int>(rank()) + ranks;
        if (to_file < 0 || to_file > 7 || to_rank < 0 || to_rank > 7) return std::nullopt;
        return Square(static_cast<File>(to_file), static_cast<Rank>(to_rank));
    }

    /// `e4`.
    std::string name() const {
        return {static_cast<char>('a' + (index_ & 7U)), static_cast<char>('1' + (index_ >> 3U))};
    }

    constexpr auto operator<=>(const Square&) const = default;

private:
    constexpr explicit Square(std::uint8_t index)
        : index_(index) {}

    std::uint8_t index_;
};

} // namespace rules::board
