// The one who decides at tables. Whoever plays there asks, and hears what has happened.
#pragma once

#include "src/game/live_table.hpp"
#include "src/game/match.hpp"
#include "src/game/table_id.hpp"

#include <array>
#include <cstddef>
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
    /// For the journal, all of it or nothing: none where the game is not kept, and of tables that belong together those
    /// of each game.
    std::vector<AppendEvents> append{};
    std::vector<Happened> happened{};       ///< in order, for all who follow the tables
    std::optional<AskedOfTable> question{}; ///< to be worked out and handed to rule()
    std::optional<Answered> answered{};     ///< for who has asked
};

/// Whoever keeps tables, as those have it who sit there: near, or at another computer. What is answered at once comes
/// back; what is not comes later, to whoever follows the table.
class Keeping {
public:
    virtual ~Keeping() = default;

    /// Decides at that table from now on. Precondition: none of that number is kept.
    virtual void take_up(TableId id, LiveTable table) = 0;
    /// Decides at both from now on, as tables that belong together: the two of doubles. What follows at them never
    /// hangs on a question. Precondition: neither number is kept, and they differ.
    virtual void take_up(std::array<TableId, 2> ids, std::array<LiveTable, 2> tables) = 0;
    /// Nobody plays there any more; nor at one that belongs to it.
    virtual void put_away(TableId id) = 0;
    /// Decides on a command after time has passed.
    virtual Outcome submit(const Submit& asked, Now now) = 0;
    /// Lets time pass.
    virtual Outcome pass_time(TableId id, Now now) = 0;
    /// The answer to what the table awaits; nothing happens if it awaits none or another one.
    virtual Outcome rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer,
                         Now now) = 0;
    /// What a journal that was cut off within a decision does not have happens now.
    virtual Outcome make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                              std::optional<rules::table::Unruled> unruled, Now now) = 0;
    /// The table's time stands still from now on; nothing happens if it does already.
    virtual Outcome suspend(TableId id, Now now) = 0;
    /// It goes on.
    virtual Outcome resume(TableId id, Now now) = 0;
    /// The journal knows the game by that from now on.
    virtual void know_as(TableId id, PlayedGame game) = 0;
};

/// Keeps tables, and alone decides what happens there. A plain value without a clock of its own: what time it is comes
/// with each request.
class Keeper final : public Keeping {
public:
    void take_up(TableId id, LiveTable table) override;
    void take_up(std::array<TableId, 2> ids, std::array<LiveTable, 2> tables) override;
    void put_away(TableId id) override;
    /// Empty if no such table is kept.
    const LiveTable* find(TableId id) const;

    /// One that a sender has asked for before is answered as it was then, and nothing happens; one from before that is
    /// not answered at all, for nobody waits for it any more. Where what follows hangs on a question, the answer waits
    /// until that is ruled on.
    Outcome submit(const Submit& asked, Now now) override;
    Outcome pass_time(TableId id, Now now) override;
    Outcome rule(TableId id, const rules::table::MateQuestion& question, rules::verdict::Winnable answer,
                 Now now) override;
    Outcome make_good(TableId id, const std::vector<rules::table::TimedEvent>& owing,
                      std::optional<rules::table::Unruled> unruled, Now now) override;
    Outcome suspend(TableId id, Now now) override;
    Outcome resume(TableId id, Now now) override;
    void know_as(TableId id, PlayedGame game) override;
    /// These commands are done, and are the last of their senders: whoever asks for one again is told that it was
    /// accepted. Only a keeper needs it that is started again while its senders go on; the program's own is made anew
    /// with them.
    void remember(TableId id, const std::vector<CommandId>& done);

private:
    /// The last answer to each sender.
    using Answers = std::map<std::uint64_t, Answered>;
    struct Kept {
        LiveTable live;
        Answers answered{};
        std::optional<CommandId> unanswered{}; ///< carried out; what follows from it is still being worked out
    };
    struct Pair {
        std::array<TableId, 2> ids;
        Match match;
        std::array<Answers, 2> answered{};

        std::size_t place_of(TableId id) const { return id == ids[0] ? 0 : 1; }
        Outcome outcome_of(const std::vector<AtBoard>& happened) const;
        Outcome stands() const;
    };
    Kept* kept(TableId id);
    Pair* pair_of(TableId id);

    std::map<TableId, Kept> tables_;
    std::vector<Pair> pairs_;
};

} // namespace game
