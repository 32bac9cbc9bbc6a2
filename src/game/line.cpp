#include "src/game/line.hpp"

#include <utility>

namespace game {

Feed::Feed(std::uint64_t run, std::vector<rules::table::TimedEvent> before)
    : run_(run)
    , before_(std::move(before)) {}

Update Feed::tell(Happened happened) {
    told_.push_back(std::move(happened));
    return {{run_, told_.size()}, told_.back()};
}

std::vector<ToFollower> Feed::missed(const Follow& follow, const LiveTable& table) const {
    if (!follow.since || follow.since->run != run_) return {whole(follow.table, table)};
    std::vector<ToFollower> updates;
    for (std::size_t place = follow.since->updates; place < told_.size(); ++place)
        updates.push_back(Update{{run_, place + 1}, told_[place]});
    return updates;
}

TableCame Feed::whole(TableId id, const LiveTable& table) const {
    std::vector<rules::table::TimedEvent> events = before_;
    for (const Happened& happened : told_) events.insert(events.end(), happened.events.begin(), happened.events.end());
    return {.table = id,
            .game = table.id,
            .seats = table.seats,
            .settings = table.table.settings,
            .events = std::move(events),
            .stand = table.stand(),
            .place = {run_, told_.size()}};
}

} // namespace game
