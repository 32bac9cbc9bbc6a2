// How a position ends the game by itself.
#pragma once

#include "rules/board/square.hpp"

#include <cstdint>
#include <optional>

namespace rules::variants {

enum class End : std::uint8_t {
    Checkmate,
    Stalemate,        ///< no legal move: a draw (Article 5.2a), but won by whoever has none in matranj
    NoPiecesLeft,     ///< matranj: won by the side that has lost all its pieces
    NoCapturePossible ///< matranj: proved that no piece can ever be captured any more, and that both can go on for ever
};

/// How the game has ended, and who has won; empty for a draw.
struct Ending {
    End end;
    std::optional<board::Color> winner;
    bool operator==(const Ending&) const = default;
};

} // namespace rules::variants
