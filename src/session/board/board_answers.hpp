// Answers to questions about lines, pieces of one kind, kings and pawns. Asking changes nothing.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The pieces on those squares of a board, each with its square.
speech::phrases::Runs describe_placed_pieces(const Scene& context, const rules::board::Placement& board,
                                             rules::board::Bitboard squares);

/// The pieces a knight on that square would reach, or how many free squares it would.
speech::phrases::Runs knight_view(const Scene& context, rules::board::Square square);

/// All pieces on the square's rank, from the a-file on, or on its file, from the player's end on.
speech::phrases::Runs whole_rank(const Scene& context, rules::board::Square square);
speech::phrases::Runs whole_file(const Scene& context, rules::board::Square square);

/// Where that side's king stands, whether in check, the pieces beside it, the free squares there that are attacked,
/// and whether it can move.
speech::phrases::Runs around_king(const Scene& context, rules::board::Color side);

/// Where the pieces of that kind stand, the player's first.
speech::phrases::Runs pieces_of_kind(const Scene& context, rules::board::Role role);

/// Islands, doubled, isolated and passed pawns, the player's first.
speech::phrases::Runs pawn_report(const Scene& context);

} // namespace session
