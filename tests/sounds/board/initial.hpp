// The pieces as a game of chess begins.
#pragma once

#include "sounds/board/picture.hpp"

#include <array>

namespace tests::sounds::board {

inline ::sounds::board::Sweep initial() {
    using ::sounds::board::Shade;
    using ::sounds::board::Shape;
    constexpr std::array array{Shape::Rook, Shape::Knight, Shape::Bishop, Shape::Queen,
                               Shape::King, Shape::Bishop, Shape::Knight, Shape::Rook};
    ::sounds::board::Sweep sweep;
    for (int column = 0; column < 8; ++column) {
        const Shape shape = array.at(static_cast<std::size_t>(column));
        sweep.pieces.push_back({{shape, Shade::White}, {column, 0}});
        sweep.pieces.push_back({{Shape::Pawn, Shade::White}, {column, 1}});
        sweep.pieces.push_back({{Shape::Pawn, Shade::Black}, {column, 6}});
        sweep.pieces.push_back({{shape, Shade::Black}, {column, 7}});
    }
    return sweep;
}

} // namespace tests::sounds::board
