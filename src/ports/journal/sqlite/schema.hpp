// The tables of the library.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/sqlite/database.hpp"

#include <optional>

namespace ports::journal::sqlite {

/// Makes the tables in a new file, and brings those of an earlier version up to date; any other file is a fault and is
/// left as it is. Foreign if there is anything in it that no version of the program made: an index or a trigger of
/// somebody else's could answer in place of what was written.
std::optional<Fault> prepare(const Database& database);

/// The same for a library that is only read; one of an earlier version is Unreadable.
std::optional<Fault> examine_tables(const Database& database);

/// What SQLite finds wrong with the pages, of which it reads all: Damaged, or why they cannot be read; empty if nothing
/// is.
std::optional<Fault> check_pages(const Database& database);

/// Whether the library is one of an earlier version, whose tables prepare() would change.
std::variant<bool, Fault> is_of_earlier_version(const Database& database);

} // namespace ports::journal::sqlite
