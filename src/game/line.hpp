// What goes over a line between the keeper of a table and whoever follows it from afar. Messages may come late, twice,
// in another order, or never.
#pragma once

#include "src/game/keeper.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace game {

/// How far a table has been followed. A keeper that was started again tells its followers of a new run.
struct FeedPlace {
    std::uint64_t run;     ///< a later one has a greater number
    std::uint64_t updates; ///< so many of the run lie before
    auto operator<=>(const FeedPlace&) const = default;
};

/// What happened at the table next.
struct Update {
    FeedPlace place; ///< behind it
    Happened happened;
};

/// The whole table, for whoever begins to follow it, or followed an earlier run. It comes as a journal keeps it, by its
/// settings, which name the edition of the Laws, and its events: so nothing else of a table has to be written and read
/// on a line, and whoever has some of the events already sees which are new.
struct TableCame {
    TableId table;
    std::optional<PlayedGame> game;
    Seats seats;
    rules::table::Settings settings;
    std::vector<rules::table::TimedEvent> events; ///< from the first one on
    Stand stand;
    FeedPlace place;

    EventNumber next() const { return EventNumber{}.after(events.size()); }
};

/// An answer to what was asked in that run.
struct Replied {
    std::uint64_t run;
    Answered answered;
};

/// A command to the keeper of that run. A copy that comes after the keeper was started again is dropped: the answer it
/// was given may be forgotten.
struct Asked {
    std::uint64_t run;
    Submit submit;
};

/// Asks for what has happened since.
struct Follow {
    TableId table;
    std::optional<FeedPlace> since; ///< empty: the whole table
};

using ToKeeper = std::variant<Asked, Follow>;
using ToFollower = std::variant<TableCame, Update, Replied>;

/// The keeper's end of the lines on which a table is followed: all that happened at it, to be told again to whoever has
/// missed something. Commands that are repeated the keeper itself answers. A plain value.
class Feed {
public:
    /// Of a table with these events. Precondition: `run` is greater than that of any keeper it had before.
    explicit Feed(std::uint64_t run, std::vector<rules::table::TimedEvent> before = {});

    /// For everybody who follows the table.
    Update tell(Happened happened);
    /// For whoever has asked.
    Replied reply(const Answered& answered) const { return {run_, answered}; }
    /// Whether the keeper is to decide on it, and not to drop it.
    bool is_meant(const Asked& asked) const { return asked.run == run_; }
    /// What has been missed. Precondition: all that happened at the table has been told.
    std::vector<ToFollower> missed(const Follow& follow, const LiveTable& table) const;

private:
    TableCame whole(TableId id, const LiveTable& table) const;

    std::uint64_t run_;
    std::vector<rules::table::TimedEvent> before_;
    std::vector<Happened> told_;
};

} // namespace game
