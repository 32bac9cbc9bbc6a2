// Setting what a clock shows.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Whether a fallen flag rises when its clock is given time.
enum class FlagThen { Rises, Stays };
/// Sets the side's clock to `left`. Precondition: there are clocks.
void set_display(Table& table, Color side, Duration left, Instant at, FlagThen flag);
/// Gives the side that time, or takes it away if it is negative. The time raises no flag (Article 6.10).
TimeAdded give_time(const Table& table, Color side, Duration time);

} // namespace rules::table
