// The board as sound, as plain values: what stands where, as it lies before the listener.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace sounds::board {

enum class Shape : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array all_shapes{Shape::Pawn, Shape::Knight, Shape::Bishop,
                                       Shape::Rook, Shape::Queen,  Shape::King};

enum class Shade : std::uint8_t { White, Black };

inline constexpr std::array both_shades{Shade::White, Shade::Black};

struct PlacedPiece {
    Shape shape;
    Shade shade;
    bool operator==(const PlacedPiece&) const = default;
};

/// Where on the board: the column from the listener's left, the row from the nearest, 0 to 7 each.
struct Spot {
    int column;
    int row;
    bool operator==(const Spot&) const = default;
};

struct Standing {
    PlacedPiece piece;
    Spot spot;
    bool operator==(const Standing&) const = default;
};

/// All of them, column by column from the left, each begun by its tick; in a column the nearest first. At most one
/// stands on a spot; in any order.
struct Sweep {
    std::vector<Standing> pieces;
    bool operator==(const Sweep&) const = default;
};

/// A tap for each empty spot, then the piece one comes upon, or else the thud of the edge.
struct Ray {
    std::vector<Spot> empty;
    std::optional<Standing> piece;
    bool operator==(const Ray&) const = default;
};

/// One after another, all from one spot.
struct Rays {
    Spot from;
    std::vector<Ray> rays;
    bool operator==(const Rays&) const = default;
};

/// A piece on its way, with the ticks of the columns it passes, the first and the last among them; then the piece that
/// is taken, then what the moving piece has become.
struct Glide {
    PlacedPiece piece;
    Spot from;
    Spot to;
    std::optional<Standing> taken{};
    std::optional<PlacedPiece> becomes{};
    bool operator==(const Glide&) const = default;
};

/// One after another.
struct Glides {
    std::vector<Glide> glides;
    bool operator==(const Glides&) const = default;
};

/// One piece after another, each heard alone.
struct Notes {
    std::vector<Standing> pieces;
    bool operator==(const Notes&) const = default;
};

using Picture = std::variant<Sweep, Rays, Glides, Notes>;

} // namespace sounds::board
