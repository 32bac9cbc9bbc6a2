// Seats, times and a position that several tests of games speak of.
#pragma once

#include "src/game/keeper.hpp"
#include "src/game/seats.hpp"
#include "src/game/table_clock.hpp"

#include <string>

namespace at_the_table {

constexpr game::SeatId white = game::PlayersSeat{rules::board::Color::White};
constexpr game::SeatId black = game::PlayersSeat{rules::board::Color::Black};
constexpr game::SeatId arbiter = game::ArbitersSeat{};

constexpr game::TableId here{1};

/// A locked position in which it takes long to find out whether Black can mate.
inline const std::string locked = "6k1/p3p1P1/2p3PB/p5PB/4P1P1/4P3/PKP5/8 w - - 0 1";

constexpr game::Now at(std::chrono::nanoseconds time) { return game::Now{time}; }

} // namespace at_the_table
