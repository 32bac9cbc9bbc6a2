// An exercise of the school is solved on its board: by moves in words or by hand, with hints.
#pragma once

#include "speech/listen/reading.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

#include <string>

namespace session {

/// A key on the board of an exercise: makes moves, asks for hints, leaves. False for one that is as on the board of any
/// game looked back at. Precondition for this and all of the following: an exercise is on the board.
bool exercise_command(UpdateContext& context, Command command);

/// Lifts the piece under the finger, makes the move with the one that is lifted, or puts it back. Once the exercise is
/// over, gives the next one.
void lift_or_place_in_exercise(UpdateContext& context);

/// The move is tried: says whether it is right, and the reply; or why it is not.
void solve(UpdateContext& context, rules::board::Move move);

/// A move in words, or with a piece lifted the square it goes to; some orders are obeyed too.
void solve_in_words(UpdateContext& context, const std::string& text);

/// What was said into the microphone: a move is asked about before it is tried.
void hear_in_exercise(UpdateContext& context, const SpeechHeard& speech);

/// An order that was given in words.
void obey_in_exercise(UpdateContext& context, speech::vocabulary::Order order);

/// Says a little more each time: the theme where it is not known, the piece that moves, and the move.
void give_hint(UpdateContext& context);

/// Says how it is solved from here on, and shows it.
void tell_solution(UpdateContext& context);

/// The choice of one of several moves is left without one.
void leave_choice(UpdateContext& context);

} // namespace session
