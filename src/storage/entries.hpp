// A game's entries in the library: its events, what was spoken, and what was kept as sound, in one order, each linked
// to the one before.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "src/storage/chain.hpp"
#include "src/storage/database.hpp"
#include "src/storage/recording.hpp"
#include "src/storage/spoken.hpp"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace storage {

inline constexpr std::string_view event_kind = "event";
inline constexpr std::string_view spoken_kind = "spoken";
inline constexpr std::string_view recording_kind = "recording";

/// What is kept of a game.
using Entry = std::variant<rules::table::TimedEvent, Spoken, Recording>;

/// The end of a game's entries.
struct Tail {
    std::int64_t count = 0;          ///< the last entry's number
    std::optional<std::string> head; ///< its digest; empty in a game begun before there were chains
    bool operator==(const Tail&) const = default;
};

/// Writes the digest a new game's chain begins with. To be called within a transaction, as add_entries().
std::optional<LibraryFault> begin_chain(const Database& database, GameId game);

std::variant<Tail, LibraryFault> read_tail(const Database& database, GameId game);

/// Adds entries behind the last one, which must be `tail`, and answers the new last one. Entries that lie there already
/// behind that tail, just these, count as added: a commit that failed may have been done all the same. Overtaken if
/// anything else lies there.
std::variant<Tail, LibraryFault> add_entries(const Database& database, GameId game, const Tail& tail,
                                             const std::vector<Entry>& entries);

/// A last event that could not be read is put out of the way of the next. To be called within a transaction.
std::optional<LibraryFault> put_last_event_aside(const Database& database, GameId game);

/// Works out from a game's entries what the list of games tells of it.
std::optional<LibraryFault> sum_up(const Database& database, GameId game);

/// The game's entries as they lie there, whatever has been done to them: all that is shown, exported, verified and gone
/// on with is made of what this answers. Where they cannot be read to the end, `cut` tells why.
std::variant<KeptChain, LibraryFault> read_chain(const Database& database, GameId game);

/// The game in what was read. Unreadable if its settings make no sense.
std::variant<StoredGame, LibraryFault> stored_game(const KeptChain& chain);

/// The announcements that were kept as sound, in the order in which they were kept. A line that cannot be read is left
/// out; the chain shows it.
std::vector<Recording> recordings_in(const KeptChain& chain);

/// All games, newest first.
std::variant<std::vector<GameSummary>, LibraryFault> list_games(const Database& database);

LibraryFault no_such_game(GameId game);
/// `word 3: expected white or black`.
std::string describe(const rules::journal::JournalFault& fault);

} // namespace storage
