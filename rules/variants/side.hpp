// What differs between the colours.
#pragma once

#include "rules/board/square.hpp"

namespace rules::variants {

template <board::Color Us>
struct Side {
    static constexpr board::Color them = !Us;
    static constexpr int up = Us == board::Color::White ? 1 : -1;
    static constexpr board::Rank home = Us == board::Color::White ? board::Rank::One : board::Rank::Eight;
    static constexpr board::Rank last = Us == board::Color::White ? board::Rank::Eight : board::Rank::One;
    /// Where a pawn stands after the first half of a double step.
    static constexpr board::Rank third = Us == board::Color::White ? board::Rank::Three : board::Rank::Six;
    static constexpr board::Square king_home{board::File::E, home};
    static constexpr board::Square short_rook{board::File::H, home};
    static constexpr board::Square long_rook{board::File::A, home};
};

} // namespace rules::variants
