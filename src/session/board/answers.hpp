// Answers to questions about squares and pieces, except those that speech/announce can describe alone. Each answer is
// one fact. Asking changes nothing.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The piece and its square; the piece first, for that is the news.
speech::phrases::Runs square_and_piece(const Scene& context, rules::board::Square square);

/// Where the piece on the square could go if it were its side's turn; with `captures` only what it could capture.
speech::phrases::Runs moves_of(const Scene& context, rules::board::Square square, bool captures);

/// The captures of whoever is to move.
speech::phrases::Runs captures(const Scene& context);

/// The first piece in each direction.
speech::phrases::Runs along_lines(const Scene& context, rules::board::Square square);
speech::phrases::Runs along_diagonals(const Scene& context, rules::board::Square square);

/// The pieces that attack the piece on the square, and those that defend it, of either side. An empty square counts as
/// the player's.
speech::phrases::Runs attackers_of(const Scene& context, rules::board::Square square);
speech::phrases::Runs defenders_of(const Scene& context, rules::board::Square square);

/// One side's pieces, and which side's they are.
speech::phrases::Runs pieces_of(const Scene& context, rules::board::Color side);
speech::phrases::Runs all_pieces(const Scene& context);
/// The same of another board than the one before the participant.
speech::phrases::Runs all_pieces(const Scene& context, const rules::board::Placement& board);

speech::phrases::Runs pawns_by_file(const Scene& context);

} // namespace session
