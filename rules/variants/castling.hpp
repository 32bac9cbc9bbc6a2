// How king and rook go in castling (Article 3.8).
#pragma once

#include "rules/board/square.hpp"

namespace rules::variants {

/// Where king and rook of one castling stand, and where they arrive. Either may arrive where it stands, or where the
/// other one stood.
struct Castling {
    board::Square king_from;
    board::Square king_to;
    board::Square rook_from;
    board::Square rook_to;
};

/// The king arrives on the g-file or the c-file and the rook beside it, wherever they stood.
constexpr Castling castling_of(board::Square king, board::Square rook) {
    using board::File;
    const bool is_short = rook.file() > king.file();
    return {king, board::Square(is_short ? File::G : File::C, king.rank()), rook,
            board::Square(is_short ? File::F : File::D, king.rank())};
}

} // namespace rules::variants
