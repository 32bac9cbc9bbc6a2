// The result of reading typed or spoken words.
#pragma once

#include "rules/board/move.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace speech::listen {

namespace board = rules::board;

/// The words fit several legal moves: at least two, the likeliest first.
struct Ambiguous {
    std::vector<board::Move> candidates;
    bool operator==(const Ambiguous&) const = default;
};

/// What stands against a move that is well said but not legal.
enum class Hindrance {
    ExposesKing,      ///< one's own king would come into check (Article 3.9)
    StaysInCheck,     ///< one's own king is in check and would stay so
    OwnPiece,         ///< one's own piece stands on the arrival square
    EmptySquare,      ///< nothing stands on the departure square
    OpponentsPiece,   ///< the opponent's piece stands on the departure square
    NotThere,         ///< the piece named does not stand on the square named
    NothingToCapture, ///< the move is possible, but it captures nothing
    NoSuchPiece,      ///< the side to move has no such piece left
    CannotReach,      ///< no such piece can go there
    CannotPromote,    ///< a piece is named for a move that promotes nothing
    CannotCastle,     ///< nobody castles here
    CastlingLost,     ///< king or rook has moved (Article 3.8, "lost for good")
    CastlingBlocked,  ///< the piece named stands in the way of king or rook, on the square named
    CastlingInCheck,  ///< one's own king is in check
    CastlingAttacked, ///< the square named, which the king passes or arrives on, is attacked
    NotInReserve,     ///< no such piece is in the reserve it was to come from
    DropOccupied,     ///< the square named, on which a piece was to be put, is not empty
    DropOnEdge,       ///< a pawn was to be put on the first or the last rank
    MissesCapture,    ///< the side could capture, and must (MAT-02): `missing` is the move
};

/// A move that is well said but not legal here. Role and square are there as far as the hindrance is about them.
struct Illegal {
    Hindrance hindrance;
    std::optional<board::Role> role;
    std::optional<board::Square> square;
    std::optional<board::Move> missing{};
    bool operator==(const Illegal&) const = default;
};

/// The words are no move and no order.
struct NotUnderstood {
    /// The first word that means nothing at all; empty where each word means something, but they make no move together.
    std::optional<std::string> word;
    bool operator==(const NotUnderstood&) const = default;
};

using Reading = std::variant<board::Move, Ambiguous, Illegal, NotUnderstood, vocabulary::Order>;

/// The legal moves the words may mean; none for an order, or where they mean no move that can be made.
std::vector<board::Move> moves_meant(const Reading& reading);

} // namespace speech::listen
