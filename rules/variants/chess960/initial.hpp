// The initial positions of Chess960 and their numbers, which Reinhard Scharnagl gave them.
#pragma once

#include "rules/board/setup.hpp"

#include <optional>

namespace rules::variants::chess960 {

inline constexpr int initial_positions = 960;
/// That of ordinary chess.
inline constexpr int usual_initial_position = 518;

/// The initial position of that number, with all rights to castle. Precondition: 0 <= number < 960.
board::Setup initial_setup(int number);

/// Its number; empty for a set-up that is no initial position.
std::optional<int> number_of(const board::Setup& setup);

} // namespace rules::variants::chess960
