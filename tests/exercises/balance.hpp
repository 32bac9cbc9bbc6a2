// What pieces are worth, and who is better off when the captures are over.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/variants/position.hpp"

namespace exercises {

/// In pawns: 1, 3, 3, 5, 9, and for a king more than all others together.
int worth(rules::board::Role role);

/// By how many pawns the side is ahead of the other, by what stands on the board.
int balance(const rules::variants::Position& position, rules::board::Color side);

/// The same when both have captured and promoted as long as that pays.
int settled_balance(const rules::variants::Position& position, rules::board::Color side);

/// Whether the side to move has a move after which it wins so many pawns' worth whatever is replied, and nothing that
/// it can win at once.
bool has_winning_threat(const rules::variants::Position& position, int pawns);

/// All squares that are not empty.
rules::board::Bitboard occupied(const rules::variants::Position& position);
int piece_count(const rules::variants::Position& position);

} // namespace exercises
