// A board under the hands of the player on move: what stands there, what is held, what has been touched.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/variants/position.hpp"

#include <optional>
#include <vector>

namespace rules::table {

/// One board since its position was agreed. A plain value; it knows no rule but that what left its square was touched.
struct Hands {
    explicit Hands(const variants::Position& agreed)
        : board(agreed.setup().placement) {}

    /// Part of a move done for good (Article 4.6): a piece let go on a square, or a square emptied.
    struct Done {
        board::Square square;
        std::optional<board::Piece> piece; ///< empty: what stood there is off the board
        bool operator==(const Done&) const = default;
    };

    /// A piece taken up to be adjusted, from there.
    struct Adjusted {
        board::Square square;
        board::Piece piece;
        bool operator==(const Adjusted&) const = default;
    };

    board::Placement board;
    std::vector<board::Piece> held;     ///< pieces taken up and neither put down nor taken off, in order
    std::vector<board::Square> touched; ///< where the pieces touched stood in the agreed position, in order, each once
    std::vector<Done> done;
    std::optional<board::Role> promotion; ///< the piece that has touched the square of promotion (Article 4.4d)
    bool adjusting = false;               ///< has said so, until every piece lifted for it is back
    bool adjusts_while_holding = false;   ///< ... and until no other piece is in the hand either
    std::vector<Adjusted> adjusted;       ///< the pieces in the hand for adjusting, and where they stood
    bool is_put_back = false; ///< the move made by hand was put back (annex 3 of the cup), and no piece lifted since
    bool is_ruled = false;    ///< the arbiter holds the player to what is touched, requested or restored

    bool operator==(const Hands&) const = default;
};

/// The piece is in the hand, and touched unless it is being adjusted. Precondition: one stands there.
void lift(Hands& hands, const variants::Position& agreed, board::Square square);
/// The piece stands on the square: one that was held, or else a new one. Precondition: the square is empty.
void place(Hands& hands, board::Piece piece, board::Square square);
/// The piece that stands there, or that was lifted from there, is off the board. Precondition: there is one.
void take_off(Hands& hands, const variants::Position& agreed, board::Square square);
/// The piece there is touched, if it was not before.
void touch(Hands& hands, board::Square square);

/// The pieces a legal move touches of itself: those that move, then the one it captures.
void touch_moved_pieces(Hands& hands, const variants::Position& agreed, board::Move move);

/// A piece's way in a move. The king's comes first in castling, then the rook's; a piece that is dropped, or that
/// castling leaves where it stands, has none.
struct Way {
    board::Square from;
    board::Square to;
};
/// The move need not be legal.
std::vector<Way> ways_of(const variants::Position& agreed, board::Move move);

/// The pawn of the side to move that has come to its last rank since, and waits to be exchanged; empty if none has.
std::optional<board::Square> waiting_pawn(const board::Placement& board, const variants::Position& agreed);

/// Whether this piece is in the hand to be adjusted, and was taken up there.
bool is_adjusted_from(const Hands& hands, board::Piece piece, board::Square square);

/// Whether a piece that stood there in the agreed position is held.
bool is_held_from(const Hands& hands, const variants::Position& agreed, board::Square square);

/// Whether what stands on the board can become what stands there after the legal move by going on with it: each square
/// is as before, as after it, or empty, or the pawn waits to be exchanged; and a piece that has arrived has left its
/// square. (A piece for a pawn may arrive before the pawn.)
bool is_on_the_way(const Hands& hands, const variants::Position& agreed, board::Move move);
/// Whether the board shows what stands there after the legal move.
bool has_arrived(const Hands& hands, const variants::Position& agreed, board::Move move);
/// Whether the legal move leaves what is done for good as it is.
bool keeps_done(const Hands& hands, const variants::Position& agreed, board::Move move);

} // namespace rules::table
