// How a move is said.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/manner.hpp"

namespace speech::announce {

namespace variants = rules::variants;

/// A legal move in the words of the vocabulary, with the departure square as far as the form or the other moves need it
/// (NOT-07): "Springer Felix drei", "Springer Bella David zwei", "Eva schlägt David fünf", "kurze Rochade". Check and
/// mate are part of it. Precondition: the move is legal.
phrases::Runs describe_move(const variants::Position& position, board::Move move, Form form, const Manner& manner);

/// The move as it comes back to whoever has made it. The short form too says what it captures.
phrases::Runs describe_own_move(const variants::Position& position, board::Move move, const Manner& manner);

/// A move as it is told when it happens, described before: to an onlooker whose it is, and where there is no second
/// voice for it, to a player that it is the opponent's.
phrases::Runs with_mover(phrases::Runs move, board::Color mover, const Manner& manner);

/// All captures of whoever is to move, one after the other, as moves are said in the normal form; of a pawn that can
/// become several pieces one. Empty if nothing can be captured.
phrases::Runs describe_captures(const variants::Position& position, const Manner& manner);

} // namespace speech::announce
