// Who may go there? Finding the piece a written move means without listing every move of the position.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <optional>

namespace rules::notation {

/// Where the pieces of the side to move stand which the way that role moves lets go to the square. Whether their own
/// king is in check afterwards is not asked. Castling and drops are no way of going.
board::Bitboard pieces_reaching(const variants::Position& position, board::Role role, board::Square to);

/// Where the pieces stand that would attack the mover's king once one of the pieces_reaching has gone there; empty
/// where no king has to be kept safe.
board::Bitboard attackers_after(const variants::Position& position, board::Role role, board::Square from,
                                board::Square to);

/// From where pieces of that role have a legal move to the square; castling and drops left out.
board::Bitboard departures(const variants::Position& position, board::Role role, board::Square to);

/// The move of a piece from one of the departures. `promoted` must be there exactly when a pawn reaches the last rank.
board::Move move_between(const variants::Position& position, board::Role role, board::Square from, board::Square to,
                         std::optional<board::Role> promoted);

/// A pawn of the side to move that arrives there promotes.
bool is_last_rank(const variants::Position& position, board::Square to);

} // namespace rules::notation
