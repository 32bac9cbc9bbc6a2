// Forsyth-Edwards notation (PGN standard, section 16.1).
#pragma once

#include "rules/board/setup.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace rules::notation {

/// What is wrong with a FEN, and at which field of it.
enum class FenFault {
    Placement, ///< not eight ranks of eight squares of known letters
    Reserve,   ///< pieces in hand, but not in brackets behind the placement, or not of `PNBRQpnbrq`
    Turn,      ///< not `w` or `b`
    Castling,  ///< not `-` or letters of `KQkq` in this order, or in their places the files of rooks: `HAha`
    EnPassant, ///< not `-` or a square of the third or sixth rank
    HalfmoveClock,
    FullmoveNumber,
    TooManyFields,
};

/// The letter of a piece: large for White's, `N`, small for Black's, `n`.
char fen_letter(board::Piece piece);
/// Empty for anything but such a letter.
std::optional<board::Piece> read_fen_letter(char letter);

/// Reads a FEN. Castling rights may be written as in X-FEN, where `KQkq` are the outermost rooks on each side of the
/// king, and as in Shredder-FEN, by the files of the rooks: `HAha`, `GBgb`. A slash behind the last rank and the move
/// number 0, which counts as 1, are read as other programs write them. Pieces in hand stand in brackets behind the
/// placement: `.../4K3[QNp] w`; `~` marks a piece that was a pawn: `Q~`. Fields that are missing at the end take their
/// usual values (`w - - 0 1`). Legality is not asked.
std::variant<board::Setup, FenFault> read_fen(std::string_view text);

/// Writes all six fields, with the brackets if the set-up has a reserve, and castling rights as X-FEN has them.
std::string write_fen(const board::Setup& setup);

/// Only the placement field, of any arrangement.
std::string write_placement(const board::Placement& placement);

} // namespace rules::notation
