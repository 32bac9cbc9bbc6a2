#include "rules/table/clock/displays_log.hpp"

#include "rules/table/guards.hpp"

#include <iterator>

namespace rules::table {

void note_displays(Table& table, Instant at) {
    if (!table.clock.exists()) return;
    table.displays.insert_or_assign(table.plies.size(),
                                    Displays{*table.clock.left(Color::White, at),
                                             *table.clock.left(Color::Black, at),
                                             {has_fallen(table, Color::White), has_fallen(table, Color::Black)}});
}

const Displays* displays_at(const Table& table, std::size_t plies) {
    const auto& log = table.displays;
    const auto later = log.upper_bound(plies);
    return later != log.begin() ? &std::prev(later)->second : nullptr;
}

FlagThen flag_shown(const Table& table, std::size_t plies, Color side) {
    const Displays* shown = displays_at(table, plies);
    return shown != nullptr && shown->has_fallen[static_cast<std::size_t>(side)] ? FlagThen::Stays : FlagThen::Rises;
}

void forget_displays_after(Table& table, std::size_t plies) {
    table.displays.erase(table.displays.upper_bound(plies), table.displays.end());
}

} // namespace rules::table
