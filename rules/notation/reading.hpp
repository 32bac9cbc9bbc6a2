// What a written move comes to in a position.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/piece.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace rules::notation {

/// The text is no move in the notation at all.
struct NotAMove {
    bool operator==(const NotAMove&) const = default;
};

/// What stands against a move that is well written.
enum class Obstacle : std::uint8_t {
    NoSuchPiece,      ///< the side to move has no such piece, or none where the text says it starts
    CannotReach,      ///< such pieces there are, but none can go there
    OwnPiece,         ///< an own piece stands on the arrival square
    ExposesKing,      ///< the piece could go there, but its king would be attacked (Article 3.9)
    StaysInCheck,     ///< the piece could go there, but its king is in check and would stay so
    NothingToCapture, ///< a capture is written, but nothing stands there to be taken
    NotEnPassant,     ///< `e.p.` is written, but the move is none
    CannotPromote,    ///< a piece is named that no pawn becomes there
    PromotionUnnamed, ///< a pawn reaches the last rank, and what it becomes is not told, where it has to be (UCI)
    CannotCastle,     ///< castling to that side is lost or barred now (Article 3.8)
    CannotDrop,       ///< no such piece in reserve, or it may not be put there
    MustCapture,      ///< the piece could go, but another move captures, and captures are compulsory
};

/// It is well written, but no such move is legal here.
struct IllegalMove {
    Obstacle obstacle;
    board::Role role;                      ///< who would have moved; the king in castling
    std::optional<board::Square> to;       ///< where to; empty for castling
    std::optional<board::Square> piece;    ///< ExposesKing, StaysInCheck: the piece who could have gone
    std::optional<board::Square> attacker; ///< ExposesKing, StaysInCheck: one who would attack the king
    bool operator==(const IllegalMove&) const = default;
};

/// It fits several legal moves, at least two.
struct AmbiguousMove {
    std::vector<board::Move> candidates;
    bool operator==(const AmbiguousMove&) const = default;
};

using MoveReading = std::variant<board::Move, NotAMove, IllegalMove, AmbiguousMove>;

} // namespace rules::notation
