// What the player does with a game that is kept: takes it out of the library, or names it.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"
#include "src/ports/journal/sqlite/database.hpp"

#include <optional>
#include <string>

namespace ports::journal::sqlite {

// Both are a part of the caller's transaction.

/// All rows of the game are gone.
std::optional<Fault> remove_rows(const Database& database, GameId game);

/// The name stands in the game's row, and is no entry of its chain; without one there is none. NoSuchGame if it is not
/// there.
std::optional<Fault> write_name(const Database& database, GameId game, const std::optional<std::string>& name);

} // namespace ports::journal::sqlite
