// What a clock shows, set to something else.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether the flag of one that is given time rises.
enum class FlagThen { Rises, Stays };
/// The clock shows so much from now on. Precondition: there are clocks.
void set_display(Table& table, Color side, Duration left, Instant at, FlagThen flag);
/// The side has so much more, or less where it is negative. Time that is given raises no flag (Article 6.10).
TimeAdded give_time(const Table& table, Color side, Duration time);

} // namespace rules::table
