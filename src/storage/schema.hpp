// The tables of the library.
#pragma once

#include "src/storage/database.hpp"

#include <optional>

namespace storage {

/// Makes the tables in a new file, and brings those of an earlier version up to date; any other file is a fault and is
/// left as it is.
std::optional<LibraryFault> prepare(Database& database);

} // namespace storage
