// Squares and pieces in words.
#pragma once

#include "rules/board/setup.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/manner.hpp"

#include <array>

namespace speech::announce {

namespace variants = rules::variants;

/// A square in the words of the vocabulary: "Felix drei".
phrases::Runs describe_square(board::Square square, const Manner& manner);

/// Only its file, or its rank: "Felix", "drei".
phrases::Runs describe_file(board::File file, const Manner& manner);
phrases::Runs describe_rank(board::Rank rank, const Manner& manner);

/// What stands on a square, then the square, with its colour and whose the piece is as the manner wants them told.
phrases::Runs describe_square(const board::Placement& board, board::Square square, const Manner& manner);

/// "white knight", in the interface language; only "knight" where words do not tell whose it is.
phrases::Runs describe_piece(board::Piece piece, const Manner& manner);

/// Only the kind: "knight".
phrases::Runs describe_role(board::Role role, const Manner& manner);
/// The kind of piece as it is called in a move: "Springer".
phrases::Runs describe_role_in_moves(board::Role role, const Manner& manner);

/// All pieces of a side with their squares, from the king to the pawns: "king Gustav eins, rooks Anna eins, Felix
/// eins".
phrases::Runs describe_pieces(const board::Placement& board, board::Color side, const Manner& manner);

/// The squares of one kind of piece of a side: "knights: Gustav eins, Bella eins"; says so if there are none.
phrases::Runs describe_pieces(const board::Placement& board, board::Piece piece, const Manner& manner);

/// What both sides still have besides their kings, the listener first, and who has more: "You: queen, 2 rooks.
/// Opponent: 2 rooks. You are 9 points ahead".
phrases::Runs describe_material(const board::Placement& board, const Manner& manner);

/// In which order the pieces of a reserve are told.
inline constexpr std::array reserve_order{board::Role::Queen, board::Role::Rook, board::Role::Bishop,
                                          board::Role::Knight, board::Role::Pawn};

/// "2 knights".
phrases::Runs describe_counted(board::Role role, int count, const Manner& manner);

/// What the side has in reserve in doubles: "queen, 2 pawns"; empty if nothing.
phrases::Runs describe_reserve(const variants::Position& position, board::Color side, const Manner& manner);

/// Whose move it is, and check: "your move, check".
phrases::Runs describe_turn(const variants::Position& position, const Manner& manner);

} // namespace speech::announce
