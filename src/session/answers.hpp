// What the board answers when it is asked, as far as it needs more than speech/announce describes. One fact each;
// asking changes nothing.
#pragma once

#include "src/session/step.hpp"

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

/// The last move and whose it was.
speech::phrases::Runs last_move(const Scene& step);
speech::phrases::Runs last_capture(const Scene& step);

/// The number of the coming move, and how many moves are to be made before the time control.
speech::phrases::Runs move_number(const Scene& step);

/// The last move and what it changed: what it captured, who is attacked by it now, which lines it opened. In the short
/// form only the move and the men.
speech::phrases::Runs what_changed(const Scene& step);

/// How long the last move of each side took, and what each of the player's may take until the time control; says so if
/// no clock runs.
speech::phrases::Runs time_per_move(const Scene& step);

/// Whose move it is, or how the game ended.
speech::phrases::Runs whose_turn(const Scene& step);
/// The rule behind the last ruling or refusal, with its Article.
speech::phrases::Runs why(const Scene& step);

speech::phrases::Runs scoresheet(const Scene& step);

} // namespace session
