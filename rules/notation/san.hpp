// Algebraic notation (Appendix C of the Laws; Appendix E of 2001 and 2005).
#pragma once

#include "rules/board/move.hpp"
#include "rules/notation/letters.hpp"
#include "rules/variants/position.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::notation {

/// Writes a legal move with the departure square only as far as needed (NOT-07), `x`, `=Q`, `O-O`, `+`, `#`: PGN's SAN
/// when the letters are English. Precondition: move is legal in the position.
std::string write_san(const variants::Position& position, board::Move move,
                      const PieceLetters& letters = english_letters());

/// The text is no move in algebraic notation at all.
struct NotAMove {
    bool operator==(const NotAMove&) const = default;
};
/// It is well written, but no such move is legal here.
struct IllegalMove {
    bool operator==(const IllegalMove&) const = default;
};
/// It fits several legal moves.
struct AmbiguousMove {
    std::vector<board::Move> candidates;
    bool operator==(const AmbiguousMove&) const = default;
};
using MoveReading = std::variant<board::Move, NotAMove, IllegalMove, AmbiguousMove>;

/// Reads a move of the position written in those letters. Accepts over-specified departure squares, `x` `:` or nothing
/// for a capture, promotion with or without `=`, `O-O` `0-0` `o-o`, `e.p.`, and any trailing `+ # ++ ! ?`.
MoveReading read_san(const variants::Position& position, std::string_view text,
                     const PieceLetters& letters = english_letters());

} // namespace rules::notation
