// The player's finger on the board, and what it asks.
#pragma once

#include "src/session/message.hpp"
#include "src/session/step.hpp"

namespace session {

/// A command on the board; `times`: pressed so often in a row. False if the board does not know it.
bool board_command(Step& step, Command command, int number, int times);

/// The square under the finger and what stands on it.
speech::phrases::Runs describe_finger(const Scene& step);

/// Puts the lifted man back where he stood, and the finger with him.
void put_back(Step& step);

/// The legal moves that lead from square to square: several where a pawn is exchanged.
std::vector<rules::board::Move> moves_between(const rules::variants::Position& position, rules::board::Square from,
                                              rules::board::Square to);
/// Of those the one that is preferred, or else the first; empty if there is none.
std::optional<rules::board::Move> move_between(const rules::variants::Position& position, rules::board::Square from,
                                               rules::board::Square to, rules::board::Move preferred);

/// Puts the finger on a square and lifts or places there, as a click does.
void click_square(Step& step, rules::board::Square square);
/// What stands beside the board was pointed at: does what the key for it does, on the board.
void click_control(Step& step, Control control);

/// Puts the finger on a square, remembering where it came from, and says what is there.
void jump_to(Step& step, rules::board::Square square);

/// Moves a man of the player's from one square to another: a promotion is asked for its piece.
void try_move(Step& step, rules::board::Square from, rules::board::Square to);

} // namespace session
