// Two boards: what stands on each side's own board as moves are made and taken back.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Why the side cannot do anything there: its own board is not as the game has it.
std::optional<Refusal> refuse_where_boards_differ(const Table& table, Color side,
                                                  const std::vector<board::Square>& squares);
void note_made(Table& table, Color side, const variants::Position& before);
/// An illegal move that was announced stands on its side's board, and not on the other yet.
void note_illegal(Table& table, Color side, const board::Placement& board);
/// The last move is taken back; `after` is the position it had led to.
void note_taken_back(Table& table, const variants::Position& after);
/// Both boards stand as the controller has put them, and nobody has anything to receive.
void set_both_boards(Table& table, const board::Placement& board);
/// What should stand on the side's board now: the game without the move it has still to carry out.
board::Placement expected_board(const Table& table, Color side);
/// Each side's board stands as far as the game has come on it.
void put_boards_right(Table& table);
/// What stands on the side's board, under its hands: of one board, what stands there for both.
board::Placement board_of(const Table& table, Color side);
/// Whether the side's board stands otherwise than it should. Precondition: there are two boards.
bool is_astray(const Table& table, Color side);
/// Remembers since when each side's board has stood otherwise than it should.
void note_astray(Table& table);
/// The squares on which the side's own board stands so, in order; none if there is one board.
std::vector<board::Square> squares_astray(const Table& table, Color side);
/// Whether one of two boards stands otherwise than the game has it there.
bool boards_differ(const Table& table);

} // namespace rules::table
