// Reading games in Portable Game Notation, one after another, from a text of any length.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/pgn/fault.hpp"
#include "rules/pgn/game.hpp"
#include "rules/pgn/scanner.hpp"

#include <optional>
#include <variant>

namespace rules::pgn {

/// Reads game by game, and needs memory for one game only, which is bounded. Understands all of the import format:
/// comments in braces and behind `;`, lines that begin with `%`, variations, glyphs as `$1` and `!`, games without tags
/// or without a result, Latin-1, a byte order mark. Move numbers are passed over. Of a game that is broken it tells the
/// first fault and goes on with the next tag section.
class Reader {
public:
    static constexpr std::size_t most_bytes = std::size_t{1} << 22U; ///< of one game's text
    static constexpr std::size_t most_plies = std::size_t{1} << 16U; ///< of one game, variations included
    static constexpr std::size_t most_levels = 200;                  ///< of variations in variations

    /// Moves are in English letters, as PGN has them, unless others are declared.
    explicit Reader(Source source, notation::PieceLetters letters = notation::english_letters());

    /// The next game, or why it cannot be read; empty at the end of the text.
    std::optional<std::variant<Game, Fault>> next();

    /// The line it has read up to, from 1: behind a game, the one in which the game ended.
    std::size_t line() const { return scanner_.input().line(); }

private:
    Scanner scanner_;
    notation::PieceLetters letters_;
};

} // namespace rules::pgn
