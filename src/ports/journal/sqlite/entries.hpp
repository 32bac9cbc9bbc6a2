// A game's entries in the library: its events, what was spoken, and what was kept as sound, in one order, each linked
// to the one before.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/journal.hpp"
#include "src/ports/journal/recording.hpp"
#include "src/ports/journal/spoken.hpp"
#include "src/ports/journal/sqlite/database.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace ports::journal::sqlite {

/// Whether a game can have so many entries: no game comes near to the most, and counting on from there overflows
/// nothing.
constexpr bool is_possible_count(std::int64_t count) { return count >= 0 && count < std::int64_t{1} << 62; }

/// The events of one decision.
struct DecidedEvents {
    game::EventNumber expected;             ///< which event of the game the first one is
    std::optional<game::CommandId> command; ///< on which they were decided, if on one
    std::vector<rules::table::TimedEvent> events;
    bool operator==(const DecidedEvents&) const = default;
};

/// What is kept of a game.
using Entry = std::variant<DecidedEvents, Spoken, Recording>;

/// What is to be kept of one game, in its order.
struct EntriesOf {
    GameId game;
    std::vector<Entry> entries;
};

/// Whether there are events among them, so that they have to be on disk and not only on their way.
bool has_event(const std::vector<EntriesOf>& entries);

/// The end of a game's entries.
struct Tail {
    std::int64_t count = 0;          ///< the last entry's number
    std::optional<std::string> head; ///< its digest; empty in a game begun before there were chains
    std::size_t events = 0;          ///< how many of the entries are events
    /// The event that comes next.
    game::EventNumber next_event() const { return game::EventNumber{}.after(events); }
    bool operator==(const Tail&) const = default;
};

/// Writes the digest a new game's chain begins with. To be called within a transaction, as add_entries().
std::optional<Fault> begin_chain(const Database& database, GameId game);

std::variant<Tail, Fault> read_tail(const Database& database, GameId game);

/// Where the events begin that were decided on the command; empty if it is not in the game.
std::variant<std::optional<game::EventNumber>, Fault> find_command(const Database& database, GameId game,
                                                                   const game::CommandId& command);

/// Adds entries behind the last one, which must be `tail`, and answers the new last one. If the first of these entries
/// lie behind that tail already, and nothing else does, they count as added: a commit that failed may have been done
/// all the same. So does what was decided on a command that is in the game. Overtaken if anything else lies there, or
/// events are not the next ones.
std::variant<Tail, Fault> add_entries(const Database& database, GameId game, const Tail& tail,
                                      const std::vector<Entry>& entries);

/// The game's events from that number on, with the commands they were decided on.
std::variant<std::vector<KeptEvent>, Fault> read_events_from(const Database& database, GameId game,
                                                             game::EventNumber number);

/// A last event that could not be read is put out of the way of the next. To be called within a transaction.
std::optional<Fault> put_last_event_aside(const Database& database, GameId game);

/// Works out from a game's entries what stands with the game: how many events and moves there are, and how it ended.
std::optional<Fault> sum_up(const Database& database, GameId game);

/// The game's entries as they lie there, whatever has been done to them: all that is shown, exported, verified and gone
/// on with is made of what this answers. Where they cannot be read to the end, `cut` tells why.
std::variant<KeptChain, Fault> read_chain(const Database& database, GameId game);

/// All games, newest first.
std::variant<std::vector<GameSummary>, Fault> list_games(const Database& database);

Fault no_such_game(GameId game);

} // namespace ports::journal::sqlite
