// Reading games in Portable Game Notation, one after another, from a text of any length.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/pgn/fault.hpp"
#include "rules/pgn/game.hpp"
#include "rules/pgn/scanner.hpp"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rules::pgn {

/// A game as far as it can be read, and whatever was wrong with it, by lines. Without faults it is all there and
/// written as it should be.
struct Reading {
    Game game;
    std::vector<Fault> faults;
};

/// What is put as a comment where moves end because of a fault, in one line; nothing where it is empty.
using Note = std::function<std::string(const Fault&)>;

/// Reads game by game, and needs memory for one game only, which is bounded. Understands all of the import format:
/// comments in braces and behind `;`, lines that begin with `%`, variations, glyphs as `$1` and `!`, games without
/// tags, Latin-1, a byte order mark. Move numbers are passed over, but a `1.` at the beginning of a line begins another
/// game.
///
/// Of a game that is broken it keeps what can be read: a tag, a result or a step that is written in an unusual way is
/// taken and told; at a move that cannot be played the line it is in ends, and reading goes on behind that line.
class Reader {
public:
    static constexpr std::size_t most_bytes = std::size_t{1} << 22U; ///< of one game's text
    static constexpr std::size_t most_plies = std::size_t{1} << 16U; ///< of one game, variations included
    static constexpr std::size_t most_levels = 200;                  ///< of variations in variations
    static constexpr std::size_t most_faults = 100;                  ///< told of one game

    /// Moves are in English letters, as PGN has them, unless others are declared.
    explicit Reader(Source source, notation::PieceLetters letters = notation::english_letters(), Note note = {});

    /// The next game; a fault where its start makes no position, so that no move could be placed, or the whole text is
    /// UTF-16. Empty at the end of the text.
    std::optional<std::variant<Reading, Fault>> next();

private:
    Scanner scanner_;
    notation::PieceLetters letters_;
    Note note_;
};

} // namespace rules::pgn
