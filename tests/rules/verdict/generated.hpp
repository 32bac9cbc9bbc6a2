// Set-ups for tests of verdicts, as rapidcheck draws them.
#pragma once

#include "rules/variants/position.hpp"

#include <rapidcheck.h>

#include <optional>

namespace generated {

/// from <= number < to
int any(int from, int to);
rules::board::Color any_color();

/// The man on a free square; a pawn not on the first and last ranks.
void put_anywhere(rules::board::Setup& setup, rules::board::Piece piece);
/// Both kings on free squares, and whose turn it is.
rules::board::Setup with_kings(rules::board::Setup setup);

/// Pawns face to face: on every other file, or on most; on one rank, or on two; seldom with one missing.
rules::board::Setup any_wall();
/// A wall, kings, and up to so many bishops; sometimes a knight.
rules::board::Setup any_locked(int most_bishops);
/// Few men.
rules::board::Setup any_handful();
/// Kings with crowds around them.
rules::board::Setup any_crowd();
/// One of some walls and cages with a few men moved, changed or taken off.
rules::board::Setup any_near_wall();
/// A right to castle, or a pawn that has just passed, beside a wall.
rules::board::Setup any_special_right();

/// Empty for what is no position.
std::optional<rules::variants::Position> made(const rules::board::Setup& setup);

} // namespace generated
