// Writing games in Portable Game Notation.
#pragma once

#include "rules/pgn/game.hpp"
#include "rules/pgn/reading.hpp"

#include <string>

namespace rules::pgn {

/// `[Name "value"]`, control characters in the value as blanks.
std::string write_tag(const Tag& tag);

/// The game in PGN's export format: the seven tags everyone has (`?` where there is none), the others by name, the
/// start as FEN if it is not the initial position, then moves, glyphs, comments and variations in lines of at most 80
/// bytes, as far as their words are not longer, and the result. Reading it gives the same moves, comments and
/// variations again, and the tags as they are written. Between games belongs an empty line. Precondition: every step is
/// legal where it stands.
std::string write_game(const Game& game);
/// The same of a game as it was read, without asking again how its moves are written.
std::string write_game(const Reading& reading);

} // namespace rules::pgn
