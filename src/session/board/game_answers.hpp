// Answers to questions about the game: its moves, its turns, its clocks. Asking changes nothing.
#pragma once

#include "src/session/core/update_context.hpp"

namespace session {

/// The last move and whose it was.
speech::phrases::Runs last_move(const Scene& context);
speech::phrases::Runs last_capture(const Scene& context);

/// The number of the coming move, and how many moves are to be made before the time control.
speech::phrases::Runs move_number(const Scene& context);

/// The last move and what it changed: what it captured, who is attacked by it now, which lines it opened. In the short
/// form only the move and the pieces.
speech::phrases::Runs what_changed(const Scene& context);

/// What both clocks show, or showed; or one of them.
speech::phrases::Runs clocks(const Scene& context);
speech::phrases::Runs time_of(const Scene& context, rules::board::Color side);

/// How long the last move of each side took, and what each of the player's may take until the time control; says so if
/// no clock runs.
speech::phrases::Runs time_per_move(const Scene& context);

/// Whose move it is, or how the game ended.
speech::phrases::Runs whose_turn(const Scene& context);
/// The same, and before it who has the keyboard, where several share it.
speech::phrases::Runs whose_keyboard(const Scene& context);

/// The draw offer that stands; empty if there is none.
speech::phrases::Runs standing_offer(const Scene& context);

/// What the hand of whoever moves here holds, as a list; empty if nothing.
speech::phrases::Runs held_pieces(const Scene& context);

/// That whoever is to move has to capture (MAT-02); empty if they need not.
speech::phrases::Runs must_capture_words(const Scene& context);

/// What the hand of whoever moves here holds, in a sentence of the catalogue with {pieces}; empty if nothing.
speech::phrases::Runs pieces_in_hand(const Scene& context, speech::phrases::PhraseId sentence);

/// What the game waits for: whose move it is, and the opponent's offer of a draw where one is to be answered.
speech::phrases::Runs what_is_awaited(const Scene& context);
/// What is to be done in an exercise of the school, and by which side; of mates in so many moves as are left.
speech::phrases::Runs task_words(const Scene& context, const Solving& solving);

/// The rule behind the last ruling or refusal, with its Article.
speech::phrases::Runs why(const Scene& context);

speech::phrases::Runs scoresheet(const Scene& context);

} // namespace session
