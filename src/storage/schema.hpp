// The tables of the library.
#pragma once

#include "src/storage/database.hpp"

#include <optional>

namespace storage {

/// Makes the tables in a new file, and brings those of an earlier version up to date; any other file is a fault and is
/// left as it is. Foreign if there is anything in it that no version of the program made: an index or a trigger of
/// somebody else's could answer in place of what was written.
std::optional<LibraryFault> prepare(const Database& database);

/// The same for a library that is only read; one of an earlier version is Unreadable.
std::optional<LibraryFault> examine_tables(const Database& database);

/// Whether the library is one of an earlier version, whose tables prepare() would change.
std::variant<bool, LibraryFault> is_of_earlier_version(const Database& database);

} // namespace storage
