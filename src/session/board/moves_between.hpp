// The legal moves between two squares.
#pragma once

#include "rules/variants/position.hpp"

#include <optional>
#include <vector>

namespace session {

/// The legal moves that lead from square to square: several where a pawn is exchanged.
std::vector<rules::board::Move> moves_between(const rules::variants::Position& position, rules::board::Square from,
                                              rules::board::Square to);
/// Of those the one that is preferred, or else the first; empty if there is none.
std::optional<rules::board::Move> move_between(const rules::variants::Position& position, rules::board::Square from,
                                               rules::board::Square to, rules::board::Move preferred);

} // namespace session
