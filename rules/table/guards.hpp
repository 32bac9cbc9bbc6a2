// Checks before anything is done at the table: whether the game is being played, who is present, whether the arbiter
// has to act first.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The refusal for that reason, with the Article of the rule in the edition played.
Refusal refuse(const Table& table, RefusalReason reason, laws::Rule rule);

/// Neither before the start nor over.
bool is_under_way(const Table& table);
/// Refuses whatever is only done while a clock runs: moves and presses.
std::optional<Refusal> refuse_unless_playing(const Table& table);
/// Refuses whatever is done from the start of the game to its end, whether the clocks run or not.
std::optional<Refusal> refuse_unless_under_way(const Table& table);
/// The same, but not while the game is adjourned.
std::optional<Refusal> refuse_unless_at_board(const Table& table);

/// Known to be at the board.
bool is_there(const Table& table, Color side);
/// Not there when the game started, or when it was resumed, and not arrived since.
bool is_away(const Table& table, Color side);
/// Refuses what is done at the board to a side that has not come yet.
std::optional<Refusal> refuse_while_away(const Table& table, Color side);
/// The side does something at the board, so it is there.
void note_presence(Table& table, Color side);

/// Refuses what only an arbiter who is there can do.
std::optional<Refusal> refuse_without_arbiter(const Table& table, laws::Rule rule);
/// Refuses what this edition does not let the arbiter do to a player.
std::optional<Refusal> refuse_unless_offered(const Table& table, laws::Penalty penalty);

/// Whether the side's flag has fallen, claimed or not.
bool has_fallen(const Table& table, Color side);
Result won_by(Color side);

} // namespace rules::table
