// What the words of a vocabulary mean, and how they are put together.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"

#include <variant>

namespace speech::vocabulary {

namespace board = rules::board;

/// What a word in a move can mean besides files, ranks and pieces.
enum class Sign { Takes, To, Drop, Becomes, EnPassant, Castling, ShortCastling, LongCastling, Check, Mate };

/// What a player can ask for with words instead of a move.
enum class Order {
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Resign,
    TakeBack,
    Hint,
    Clocks,
    LastMove,
    RepeatLast,
    WhoseTurn,
    Help,
};

/// What a player can say to a question. A vocabulary without these words is one in which nobody answers.
enum class Answer { Yes, No };

/// What a player says first where no key is held, so that it is known to be meant for the program.
enum class Opening { Move };

/// What a word means.
using Meaning = std::variant<board::File, board::Rank, board::Role, Sign, Order, Answer, Opening>;

/// How the parts of a spoken move are put together. Each is one key of [say].
enum class MovePattern {
    Square,     ///< {file} {rank}
    Move,       ///< {piece} {to}
    MoveFrom,   ///< {piece} {from} {to}, of the square it comes from as much as is needed
    MoveLong,   ///< {piece} {from} {to}, the square it comes from whole
    Takes,      ///< {piece} {to}
    TakesFrom,  ///< {piece} {from} {to}
    TakesPiece, ///< {piece} {from} {captured} {to}
    Pawn,       ///< {to}
    PawnFrom,   ///< {from} {to}
    PawnTakes,  ///< {from} {to}
    Drop,       ///< {piece} {to}: out of the reserve
    EnPassant,  ///< {move}
    Becomes,    ///< {move} {piece}
    Check,      ///< {move}
    Mate,       ///< {move}
};

} // namespace speech::vocabulary
