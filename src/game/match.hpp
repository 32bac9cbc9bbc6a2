// Tables that belong together: the two of doubles, with partners across them. One table alone is a match, too.
#pragma once

#include "src/game/live_table.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace game {

/// What has happened at one table of a match, at once.
struct AtBoard {
    std::size_t board;                            ///< which of the match's tables
    EventNumber first;                            ///< of the events
    std::optional<CommandId> command;             ///< empty: time has brought it about
    std::vector<rules::table::TimedEvent> events; ///< at least one
};

/// Decides at all of its tables at one time of the program, which each of them has in its own. What an event at one
/// table means for the partners' (annex 2 of the cup) has happened there before anything else is asked. Where what
/// follows hangs on whether a side can mate, that is worked out at once. A plain value.
class Match {
public:
    /// One table, or two with partners across them: White of the one and Black of the other are a team.
    explicit Match(std::vector<LiveTable> boards);

    std::size_t size() const { return boards_.size(); }
    const LiveTable& board(std::size_t place) const { return boards_[place]; }

    /// When something will next happen at a table if nobody does anything; empty if never.
    std::optional<Now> next_deadline() const;

    /// Lets time pass at all tables, from deadline to deadline. What has happened, in order.
    std::vector<AtBoard> pass_time(Now now);

    /// What has happened, in order, and what became of the command.
    struct Submitted {
        std::vector<AtBoard> happened;
        Answer answer;
    };
    /// Lets time pass and decides on a command at that table.
    Submitted submit(std::size_t board, const SeatId& seat, const CommandId& id, const rules::table::Command& command,
                     Now now);

    /// What the journal of that table, cut off within a decision, does not have happens now. What has happened, in
    /// order.
    std::vector<AtBoard> make_good(std::size_t board, const std::vector<rules::table::TimedEvent>& owing,
                                   std::optional<rules::table::Unruled> unruled, Now now);

    /// The time of all tables stands still from now on, or goes on.
    void suspend(Now now);
    void resume(Now now);
    /// The journal knows the game at that table by that from now on.
    void know_as(std::size_t board, PlayedGame game) { boards_[board].id = game; }

private:
    void note(std::size_t board, Decision decision, std::vector<AtBoard>& happened);

    std::vector<LiveTable> boards_;
    /// Of two: the tables as far as the partners have been told of them. They go on event by event, so that no command
    /// copies a game.
    std::vector<rules::table::Table> told_;
};

/// What the journal is to be given of all that, at one go: by the place of the table its events, in their order. None
/// of a table whose game is not kept.
std::map<std::size_t, AppendEvents> to_append(const Match& match, const std::vector<AtBoard>& happened);

} // namespace game
