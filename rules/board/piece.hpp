// The pieces (Article 2.2).
#pragma once

#include "rules/board/square.hpp"

#include <array>
#include <cstdint>

namespace rules::board {

enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array all_roles{Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King};

/// One piece of one colour.
struct Piece {
    Color color;
    Role role;
    constexpr auto operator<=>(const Piece&) const = default;
};

} // namespace rules::board
