// A game's entries in the library: its events, what was spoken, and what was kept as sound, in one order, each linked
// to the one before.
#pragma once

#include "src/storage/chain.hpp"
#include "src/storage/database.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace storage {

inline constexpr std::string_view event_kind = "event";
inline constexpr std::string_view spoken_kind = "spoken";
inline constexpr std::string_view recording_kind = "recording";

/// Writes the digest a new game's chain begins with. To be called within a transaction, as add_entry().
std::optional<LibraryFault> begin_chain(Database& database, GameId game);

/// Adds an entry behind the last one; linked to it, if the game has a chain.
std::optional<LibraryFault> add_entry(Database& database, GameId game, std::string_view kind, std::string_view line);

/// The game's entries as they lie there, whatever has been done to them.
std::variant<KeptChain, LibraryFault> read_chain(const Database& database, GameId game);

LibraryFault no_such_game(GameId game);

} // namespace storage
