// The one who decides at tables. Whoever plays there asks, and hears what has happened.
#pragma once

#include "src/game/live_table.hpp"
#include "src/game/table_id.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace game {

/// Asks for something at a table, from a seat there. A sender has one command on its way to a table at a time; whoever
/// has had no answer asks again with the same id.
struct Submit {
    TableId table;
    SeatId seat;
    CommandId id;
    rules::table::Command command;
};

/// What became of a command.
struct Answered {
    TableId table;
    CommandId command;
    Answer answer;
    /// The event that will happen next at the table: whoever handles the answer has first followed the table to there.
    EventNumber through{};
};

/// Time has brought it about, or the game was suspended or goes on.
struct ByTime {};
/// What the events before it hung on is known.
struct ByRuling {};
/// A journal that was cut off within a decision did not have it.
struct MadeGood {};
using Cause = std::variant<CommandId, ByTime, ByRuling, MadeGood>;

/// What happened at a table, for everybody who follows it: each folds it once.
struct Happened {
    TableId table;
    EventNumber first{}; ///< of the first event
    Cause cause;
    std::vector<rules::table::TimedEvent> events; ///< none where only the stand is another
    Stand stand;                                  ///< after the last of them
};

/// What follows at a table hangs on it.
struct AskedOfTable {
    TableId table;
    rules::table::MateQuestion question;
};

/// What one request has led to, in the order in which it is to be handled.
struct Outcome {
    std::optional<AppendEvents> append{};   ///< for the journal; empty where the game is not kept
    std::optional<Happened> happened{};     ///< for all who follow the table
    std::optional<AskedOfTable> question{}; ///< to be worked out and handed to rule()
    std::optional<Answered> answered{};     ///< for who has asked
};

/// Keeps tables, and alone decides what happens there. A plain value without a clock of its own: what time it is comes
/// with each request.
class Keeper {
public:
    /// Decides at that table from now on. Precondition: none of that number is kept.
    void take_up(TableId id, LiveTable table);
    /// Nobody plays there any more.
    void put_away(TableId id);
    /// Empty if no such table is kept.
    const LiveTable* find(TableId id) const;

    /// Decides on a command after time has passed. One that a sender has asked for before is answered as it was then,
    /// and nothing happens; one from before that is not answered at all, for nobody waits for it any more.
    Outcome submit(const Submit& asked, Now now);
    /// Lets time pass.
    Outcome pass_time(TableId id, Now now);
    /// The answer to what the table awaits; nothing happens if it awaits none or another one.
    Outcome rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer, Now now);
    /// What a journal that was cut off within a decision does not have happens now.
    Outcome make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                      std::optional<rules::table::Unruled> unruled, Now now);
    /// The table's time stands still from now on; nothing happens if it does already.
    Outcome suspend(TableId id, Now now);
    /// It goes on.
    Outcome resume(TableId id, Now now);
    /// The journal knows the game by that from now on.
    void know_as(TableId id, PlayedGame game);

private:
    struct Kept {
        LiveTable live;
        std::map<std::uint64_t, Answered> answered{}; ///< the last answer to each sender
    };
    Kept* kept(TableId id);

    std::map<TableId, Kept> tables_;
};

} // namespace game
