// Positions on the board that no legal move leads to (Articles 7.4, B6, C3; A.5.4 of 2023).
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the edition knows illegal moves of that kind, besides those of every edition.
bool knows(const Table& table, laws::IllegalKind kind);
/// Whether both kings are in check or a pawn stands on the last rank, in which case the arbiter of a rapid game
/// intervenes although nobody has claimed (B6, A.5.4 of 2023).
bool is_plainly_illegal(const variants::Position& position);
/// Whether a move has been completed in rapid, and after it both kings are still in check, or a pawn is still on the
/// last rank (A.5.4 of 2023).
bool stays_illegal(const Table& table);
/// The side's move that stands on its board and that no legal move leaves, where such moves are made and nobody has
/// completed it: what a hand has carried from one square to another, or castling. Empty if it is none, or cannot be put
/// as one move.
std::optional<board::Move> illegal_move_shown(const Table& table);
/// The illegal move the side completes by pressing its clock now; empty if that is none.
std::optional<Illegality> illegality_on_board(const Table& table, Color side);
/// The position that stands on the board, the other side to move; empty if it is none, a king being gone.
std::optional<variants::Position> position_left(const Table& table);
/// The position of the game, the other side to move.
variants::Position turn_passed(const Table& table);

} // namespace rules::table
