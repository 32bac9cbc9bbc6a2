// What the board answers of its lines, of the men of one kind, of kings and of pawns. Asking changes nothing.
#pragma once

#include "src/session/core/step.hpp"

namespace session {

/// The men on those squares of a board, each with its square.
speech::phrases::Runs describe_men(const Scene& step, const rules::board::Placement& board,
                                   rules::board::Bitboard squares);

/// The men a knight on that square would reach, or how many free squares it would.
speech::phrases::Runs knight_view(const Scene& step, rules::board::Square square);

/// All men on the square's rank, from the a-file on, or on its file, from the player's end on.
speech::phrases::Runs whole_rank(const Scene& step, rules::board::Square square);
speech::phrases::Runs whole_file(const Scene& step, rules::board::Square square);

/// Where that side's king stands, whether in check, the men beside him, the free squares there that are attacked, and
/// whether he can move.
speech::phrases::Runs around_king(const Scene& step, rules::board::Color side);

/// Where the men of that kind stand, the player's first.
speech::phrases::Runs men_of_kind(const Scene& step, rules::board::Role role);

/// Islands, doubled, isolated and passed pawns, the player's first.
speech::phrases::Runs pawn_report(const Scene& step);

} // namespace session
