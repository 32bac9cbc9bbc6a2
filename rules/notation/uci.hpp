// Moves as the Universal Chess Interface writes them: `e2e4`, `e7e8q`, `e1g1`, `N@f3`.
#pragma once

#include "rules/notation/reading.hpp"
#include "rules/variants/position.hpp"

#include <string>
#include <string_view>

namespace rules::notation {

/// A move of a game in which kings castle from the e-file, or of which castling is not asked.
std::string write_uci(board::Move move);
/// A move of the position. Where kings castle from elsewhere, castling is the king's move to the rook: `f1h1`.
std::string write_uci(const variants::Position& before, board::Move move);

/// Reads a move of the position; never ambiguous. A promotion needs its letter.
MoveReading read_uci(const variants::Position& position, std::string_view text);

/// The same, also with the sign people write between two squares: `e2-e4`, `e4xd5`, `e4:d5`.
MoveReading read_squares(const variants::Position& position, std::string_view text);

} // namespace rules::notation
