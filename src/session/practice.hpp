// A game on two boards at the keyboard: the blind player with his own board under his hands, what he says and repeats,
// and the opponent who does the same; or his assistant, who enters what both do.
#pragma once

#include "speech/listen/reading.hpp"
#include "src/session/step.hpp"

namespace session {

/// The way of a game on two boards, and the keys for it: told as it begins.
void explain_two_boards(Step& step);

/// Enter on the square under the finger: lifts, places, or carries the opponent's move out.
void touch_own_board(Step& step);
/// Whether Escape puts a man back before it opens the menu.
bool is_holding(const Game& game);
/// The man taken up last goes back to where he stood. He stays touched.
void put_back_on_own_board(Step& step);

/// The keys of the procedure: take off, press, carry out, adjust, call the controller. False for any other.
bool procedure_command(Step& step, Command command);

/// What is said now announces or repeats a move that was made: nothing new comes of it.
bool awaits_words(const Game& game);
/// The position in which what is said now is a move: the one before a move that was made and is still to be announced
/// or repeated.
rules::variants::Position position_spoken_of(const Game& game);

/// A line that was typed, as it would be said: the move announced, or the opponent's repeated. A move typed before it
/// stands on the board is brought about first.
void speak(Step& step, const std::string& text);
/// The same of a text that was read already in the position it is spoken of.
void speak(Step& step, const std::string& text, const speech::listen::Reading& reading);
/// A move that was chosen from a list after it had been typed: brought about and announced, as if it had been typed
/// whole.
void play_in_words(Step& step, rules::board::Move move);
/// What was announced is repeated, word for word.
void repeat_as_announced(Step& step);
/// An assistant who is asked what was repeated may leave the line empty: it was repeated rightly.
bool may_repeat_unheard(const Game& game);
/// Presses the clock of the player, or, as an assistant, of whoever has moved.
void press_clock(Step& step);
/// The move in the words of the Laws, as the journal keeps them.
std::string fide_words(const Scene& step, const rules::variants::Position& position, rules::board::Move move);
/// What the line is asked for with: what is said now.
speech::phrases::PhraseId speech_prompt(const Game& game);
/// A line for the player's own scoresheet: a move in any words, or several as they are written.
void write_on_sheet(Step& step, const std::string& text);

/// What the player has to do next, or whose move it is.
speech::phrases::Runs what_is_due(const Scene& step);

/// The opponent repeats what was announced and carries it out, once his clock runs.
void opponent_receives(Step& step);
/// The opponent's move, announced.
void opponent_plays(Step& step, rules::board::Move move);

} // namespace session
