// Whose move was the last, how many were made and completed, and who has still to press.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// The side has made its move and has not pressed its clock yet.
bool has_moved(const Table& table, Color side);
/// The side whose clock runs although its move is made.
std::optional<Color> who_must_press(const Table& table);
/// How many moves each side has made, by Color, legal or not.
std::array<int, 2> moves_made(const Table& table);
/// The same without moves after which the clock is not pressed yet (Article 6.8a).
std::array<int, 2> moves_completed(const Table& table);
/// Whether the side was the last to move, and legally.
bool last_moved(const Table& table, Color side);

} // namespace rules::table
