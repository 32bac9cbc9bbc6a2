// How the pawns of a side stand to each other and to those of the other side.
#pragma once

#include "rules/board/bitboard.hpp"

#include <vector>

namespace rules::insight {

/// Neighbouring files on each of which the side has a pawn, with none on the files beside them.
struct Island {
    board::File first;
    board::File last;
    bool operator==(const Island&) const = default;
};

struct PawnReport {
    std::vector<Island> islands; ///< from the a-file on
    board::Bitboard doubled;     ///< the pawns that share their file with another
    board::Bitboard isolated;    ///< those without another on a file beside theirs
    /// Those ahead of which no pawn of the other side stands on their file or one beside it, nor another of their own
    /// on their file.
    board::Bitboard passed;
    bool operator==(const PawnReport&) const = default;
};

/// The pawns of that colour, and the other side's.
PawnReport report_pawns(board::Color side, board::Bitboard own, board::Bitboard others);

/// The files on which there are any of these, from the a-file on.
std::vector<board::File> files_of(board::Bitboard squares);

} // namespace rules::insight
