// Whether a game is standard, rapid or blitz by its length.
#pragma once

#include "rules/laws/laws.hpp"
#include "rules/table/command.hpp"

namespace rules::table {

/// Blitz or rapid, where the time lies in the range the edition gives them (B1 and C1 of 2001 and 2005, A.1 and B.1 of
/// 2023), otherwise standard; so are games without clocks. What counts is the time for all moves, and, where the
/// edition says so, sixty increments.
Kind kind_of(const TimeControl& control, const laws::Laws& laws);

} // namespace rules::table
