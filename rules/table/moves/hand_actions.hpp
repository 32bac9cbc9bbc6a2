// A move as what the hands do on the board, one action after the other.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// One thing a hand does on the board.
using HandAction = std::variant<Lifted, Placed, TakenOff>;

/// Whether the hands can do all this now, one action after the other.
bool can_be_done(const Table& table, const std::vector<HandAction>& actions);
/// What the hands do to make a move that is not legal. Empty if no piece stands where it starts, or the board is in
/// disorder.
std::vector<HandAction> done_by_hand(const Table& table, Color side, board::Move move);
/// What the hands do to bring the legal move about, but for what is done already.
std::vector<HandAction> hands_making(const Table& table, Color side, board::Move move);

} // namespace rules::table
