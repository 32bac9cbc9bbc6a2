// A table kept elsewhere: whatever is asked and heard goes over a line.
#pragma once

#include "src/game/follower.hpp"
#include "src/game/keeper.hpp"
#include "src/game/line.hpp"

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace game::elsewhere {

/// The keeper at the other end, the line, and whoever follows at this end. The line loses nothing and takes no time.
class Elsewhere final : public Keeping {
public:
    void take_up(TableId id, LiveTable table) override;
    void take_up(std::array<TableId, 2> ids, std::array<LiveTable, 2> tables) override;
    void put_away(TableId id) override;
    Outcome submit(const Submit& asked, Now now) override;
    Outcome pass_time(TableId id, Now now) override;
    Outcome rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer,
                 Now now) override;
    Outcome make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                      std::optional<rules::table::Unruled> unruled, Now now) override;
    Outcome suspend(TableId id, Now now) override;
    Outcome resume(TableId id, Now now) override;
    void know_as(TableId id, PlayedGame game) override { keeper_.know_as(id, game); }

private:
    struct Line {
        Feed feed;
        Follower follower;
        std::vector<TableId> together; ///< the table, and the one that belongs to it
    };
    /// Sends what is due for the table and for the one that belongs to it: the first time it asks for each as a whole.
    void follow(TableId id, Now now);
    Outcome send(TableId id, Line& line, Now now);
    /// What has come of something there, as it is heard here: of each table by its own line.
    Outcome heard(Outcome there, Now now);

    Keeper keeper_;
    std::map<TableId, Line> lines_;
};

} // namespace game::elsewhere
