// Reading games in Portable Game Notation, one after another, from a text of any length.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/pgn/fault.hpp"
#include "rules/pgn/reading.hpp"
#include "rules/pgn/scanner.hpp"

#include <optional>
#include <variant>

namespace rules::pgn {

/// Reads game by game, and needs memory for one game only, which is bounded (ReadingLimits). Understands all of the
/// import format: comments in braces and behind `;`, lines that begin with `%`, variations, glyphs as `$1` and `!`,
/// games without tags, Latin-1, a byte order mark. Move numbers are passed over, but a `1.` at the beginning of a line
/// begins another game.
///
/// Of a game that is broken it keeps what can be read: a tag, a result or a step that is written in an unusual way is
/// taken and told; at a move that cannot be played the line it is in ends, and reading goes on behind that line.
class Reader {
public:
    /// Moves are in English letters, as PGN has them, unless others are declared.
    /// Who only asks what is wrong with the games may have their comments left out, which is quicker; some are kept all
    /// the same.
    explicit Reader(Source source, notation::PieceLetters letters = notation::english_letters(), Note note = {},
                    Comments comments = Comments::Kept);

    /// The next game; a fault where its start makes no position, so that no move could be placed, or the whole text is
    /// UTF-16. Empty at the end of the text.
    std::optional<std::variant<Reading, Fault>> next();

private:
    Scanner scanner_;
    notation::PieceLetters letters_;
    Note note_;
    Comments comments_;
};

} // namespace rules::pgn
