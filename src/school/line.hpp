// Moves in a row from the initial position.
#pragma once

#include "rules/board/move.hpp"
#include "rules/notation/reading.hpp"
#include "rules/variants/position.hpp"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace school {

/// How one move is written.
using ReadMove = std::function<rules::notation::MoveReading(const rules::variants::Position&, std::string_view)>;

/// Moves parted by one blank each; empty if one of them is not legal.
std::optional<std::vector<rules::board::Move>> read_line(std::string_view text, const ReadMove& read_move);

/// Where they lead. Precondition: all of them are legal.
rules::variants::Position position_after(const std::vector<rules::board::Move>& moves);

} // namespace school
