#include "src/storage/clock_times.hpp"

namespace storage {

using rules::table::Duration;
using rules::table::Table;
using rules::table::TimedEvent;

std::vector<std::optional<Duration>> clocks_after_plies(Table& table, const std::vector<TimedEvent>& events) {
    std::vector<std::optional<Duration>> clocks;
    for (const TimedEvent& event : events) {
        table = rules::table::evolve(std::move(table), event);
        if (table.plies.size() < clocks.size()) clocks.resize(table.plies.size()); // a position was restored
        if (table.plies.size() > clocks.size()) clocks.push_back(table.plies.back().left);
        const auto* pressed = std::get_if<rules::table::Pressed>(&event.event);
        if (pressed == nullptr) continue;
        for (std::size_t ply = clocks.size(); ply-- > 0;)
            if (table.plies[ply].before.turn() == pressed->side) {
                clocks[ply] = table.clock.left(pressed->side, event.at);
                break;
            }
    }
    return clocks;
}

} // namespace storage
