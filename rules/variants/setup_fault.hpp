// Why a set-up is not a position.
#pragma once

#include <cstdint>

namespace rules::variants {

/// Why a set-up is not a position of the variant. All that is wrong is named, not just the first.
enum class SetupFault : std::uint8_t {
    NoWhiteKing,
    NoBlackKing,
    SeveralWhiteKings,
    SeveralBlackKings,
    TooManyPieces,    ///< more than sixteen pieces of one colour; in doubles more than 31, in hand included
    TooManyPawns,     ///< more than eight of one colour; in doubles they may be
    ReserveNotPlayed, ///< pieces in hand or marked as promoted, in a variant without them
    PawnOnFirstOrLastRank,
    OpponentInCheck,       ///< the side that is not to move stands in check
    ImpossibleCheck,       ///< the side to move stands in checks that no single move can have given
    CastlingWithoutPieces, ///< a castling right without king and rook at home; in doubles without the king
    ImpossibleEnPassant,   ///< an en passant square no double step can have just left
};

/// Where a set-up comes from.
enum class Origin : std::uint8_t {
    Play,         ///< from moves by the rules
    Problem,      ///< composed, not played: there may be more than eight pawns of a colour
    Irregularity, ///< something stands that no legal move has made: see Position::as_it_stands
};

} // namespace rules::variants
