// In which way a move is written.
#pragma once

#include "rules/notation/letters.hpp"

#include <cstdint>

namespace rules::notation {

/// Whose signs are used. Both are read by every reader.
enum class Signs : std::uint8_t {
    Pgn,  ///< `d8=Q exd6 O-O`, as PGN has it
    Laws, ///< `d8Q e×d6 e.p. 0-0`, as Appendix E has it (NOT-06, NOT-09, NOT-11)
};

/// How much of the departure square is written.
enum class Length : std::uint8_t {
    Short, ///< only what tells two pieces apart (NOT-07): `Nf3`
    Long,  ///< all of it: `Ng1-f3`, `Ng1xf3`
};

/// Every combination can be read back, given the letters.
struct Style {
    PieceLetters letters = english_letters();
    Signs signs = Signs::Pgn;
    Length length = Length::Short;
    bool operator==(const Style&) const = default;
};

} // namespace rules::notation
