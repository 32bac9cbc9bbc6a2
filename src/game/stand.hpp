// What of a table is no event: what time it is there, and whether it goes on.
#pragma once

#include "src/game/table_clock.hpp"

#include <optional>

namespace game {

/// A plain value. Whoever follows a table hears of each change of it in Happened.
struct Stand {
    TableClock clock{}; ///< stands still while the game is suspended
    /// When the last event happened, if it is being worked out what follows it. Meanwhile nothing else happens at the
    /// table, and its time stands.
    std::optional<rules::table::Instant> awaits_ruling{};

    /// What time it is at the table.
    rules::table::Instant time(Now now) const {
        return awaits_ruling && !clock.is_suspended() ? *awaits_ruling : clock.at(now);
    }
    bool operator==(const Stand&) const = default;
};

} // namespace game
