// What a clock shows, set to something else.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the flag of one that is given time rises.
enum class FlagThen { Rises, Stays };
/// The clock shows so much from now on. Precondition: there are clocks.
void set_display(Table& table, Color side, Duration left, Instant at, FlagThen flag);

} // namespace rules::table
