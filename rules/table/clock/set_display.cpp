#include "rules/table/clock/set_display.hpp"

#include "rules/table/guards.hpp"

namespace rules::table {

void set_display(Table& table, Color side, Duration left, Instant at, FlagThen flag) {
    table.clock.set(side, left, at);
    if (flag == FlagThen::Stays) return;
    if (left == Duration::zero() || !has_fallen(table, side)) return;
    table.flag = table.both_flags ? std::optional(!side) : std::nullopt;
    table.both_flags = false;
}

TimeAdded give_time(const Table& table, Color side, Duration time) { return {side, time, has_fallen(table, side)}; }

} // namespace rules::table
