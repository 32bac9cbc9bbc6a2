// The words of a game on two boards: moves are announced, repeated and written down.
#pragma once

#include "speech/listen/reading.hpp"
#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// A line that was typed, as it would be said: the move announced, or the opponent's repeated. A move typed before it
/// stands on the board is played there first.
void speak(UpdateContext& context, const std::string& text);
/// The same for a text that was already read, in the position it is about.
void speak(UpdateContext& context, const std::string& text, const speech::listen::Reading& reading);
/// A move that was chosen from a list after it had been typed: brought about and announced, as if it had been typed
/// whole.
void play_in_words(UpdateContext& context, rules::board::Move move);
/// What was announced is repeated, word for word.
void repeat_as_announced(UpdateContext& context);
/// Words that are no move that can be meant: they are told as they are, to all who wait for them, with what was
/// announced. Refused where nothing can be repeated now.
void repeat_wrongly(UpdateContext& context, const rules::table::Repeat& repeat, const speech::phrases::Runs& words);
/// A line for the player's own scoresheet: a move in any words, or several as they are written.
void write_on_sheet(UpdateContext& context, const std::string& text);

} // namespace session
