// What the board answers of squares and men, as far as it needs more than speech/announce describes. One fact each;
// asking changes nothing.
#pragma once

#include "src/session/core/step.hpp"

namespace session {

/// The man and its square; the man first, for that is the news.
speech::phrases::Runs square_and_man(const Scene& step, rules::board::Square square);

/// Where the man on the square could go, were it his turn; with `captures` only what it could take.
speech::phrases::Runs moves_of(const Scene& step, rules::board::Square square, bool captures);

/// The first man in each direction.
speech::phrases::Runs along_lines(const Scene& step, rules::board::Square square);
speech::phrases::Runs along_diagonals(const Scene& step, rules::board::Square square);

/// The men that attack the man on the square, and those that defend him, whosever he is. An empty square counts as the
/// player's.
speech::phrases::Runs attackers_of(const Scene& step, rules::board::Square square);
speech::phrases::Runs defenders_of(const Scene& step, rules::board::Square square);

/// One side's men, and which side's they are.
speech::phrases::Runs men_of(const Scene& step, rules::board::Color side);
speech::phrases::Runs all_men(const Scene& step);

speech::phrases::Runs pawns_by_file(const Scene& step);

} // namespace session
