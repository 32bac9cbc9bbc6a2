// Where the events of games are kept: what every journal promises.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/time.hpp"
#include "src/game/identity.hpp"
#include "src/game/new_game.hpp"
#include "src/ports/journal/fault.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace ports::journal {

/// The events are kept, for as long as the journal keeps anything.
struct Appended {
    game::EventNumber first; ///< of the first of them
    bool operator==(const Appended&) const = default;
};
/// The command was kept before with what it led to, and nothing was added.
struct AlreadyKept {
    game::EventNumber first; ///< of the events that were kept then
    bool operator==(const AlreadyKept&) const = default;
};

/// The events of one decision in one game.
struct Decided {
    game::GameId game;
    game::EventNumber expected; ///< that the first of them is to have
    std::optional<game::CommandId> command;
    std::vector<rules::table::TimedEvent> events;
};

/// An event as it was kept.
struct KeptEvent {
    game::EventNumber number;
    std::optional<game::CommandId> command; ///< of the first event of a decision: which command it was made on
    rules::table::TimedEvent event;
    bool operator==(const KeptEvent&) const = default;
};

/// Games and their events. It keeps what it is given and decides nothing: whether an event can follow another is a
/// question for the table.
class Journal {
public:
    virtual ~Journal() = default;

    /// A new game, without events.
    virtual std::variant<game::GameId, Fault> create(const game::NewGame& game) = 0;

    /// Keeps the events of one decision, all of them or none. `expected` is the number the first of them is to have:
    /// Overtaken if another one is next, NoSuchGame if the game is not there. Of a command that is in the game already
    /// nothing is kept, whatever number is expected. Precondition: there is at least one event.
    virtual std::variant<Appended, AlreadyKept, Fault> append(game::GameId game, game::EventNumber expected,
                                                              const std::optional<game::CommandId>& command,
                                                              const std::vector<rules::table::TimedEvent>& events) = 0;

    /// The same for games that belong together: the events of one decision in each of them, all of them or none. Of a
    /// command that is in the first game already nothing is kept anywhere. The answer is the first game's.
    /// Preconditions: there is at least one, they are of different games, and each has events.
    virtual std::variant<Appended, AlreadyKept, Fault> append_together(const std::vector<Decided>& decided) = 0;

    /// The events of the game from that number on, in order; none if it has no such event yet. NoSuchGame if it is not
    /// there, Unreadable if one of them makes no sense.
    virtual std::variant<std::vector<KeptEvent>, Fault> read_from(game::GameId game,
                                                                  game::EventNumber number) const = 0;

    /// Of each sender the last command that has led to an event of the game, ordered by sender. NoSuchGame if it is not
    /// there.
    virtual std::variant<std::vector<game::CommandId>, Fault> last_commands(game::GameId game) const = 0;

    /// The table's time has come so far without an event; an earlier time than the last one noted changes nothing.
    /// NoSuchGame if the game is not there.
    virtual std::optional<Fault> note_seen(game::GameId game, rules::table::Instant seen) = 0;
    /// The last time noted; zero if none was.
    virtual std::variant<rules::table::Instant, Fault> seen(game::GameId game) const = 0;

protected:
    Journal() = default;
    Journal(const Journal&) = default;
    Journal& operator=(const Journal&) = default;
    Journal(Journal&&) = default;
    Journal& operator=(Journal&&) = default;
};

} // namespace ports::journal
