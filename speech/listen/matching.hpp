// Which moves of a position match a request.
#pragma once

#include "rules/variants/position.hpp"
#include "speech/listen/reading.hpp"
#include "speech/listen/request.hpp"

namespace speech::listen {

namespace variants = rules::variants;

/// The legal moves the request fits, promotions to the queen first.
std::vector<board::Move> matching_moves(const variants::Position& position, const MoveRequest& request);

/// Whether the request describes the move, legal or not, of a piece that stands where it begins.
bool describes(const variants::Position& position, board::Move move, const MoveRequest& request);

/// What stands against a request that fits no legal move.
Illegal hindrance(const variants::Position& position, const MoveRequest& request);

} // namespace speech::listen
