// What the first bytes of a database and of its rollback journal say (https://sqlite.org/fileformat2.html).
#pragma once

#include "src/ports/journal/sqlite/file_bytes.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace ports::journal::sqlite {

struct DatabaseHeader {
    std::uintmax_t page_size;     ///< bytes
    std::uintmax_t to_write;      ///< 1: it has no write-ahead log, 2: it has one; SQLite has no others
    std::uintmax_t to_read;       ///< the same
    std::uintmax_t pages;         ///< how many it has
    std::uintmax_t schema_format; ///< 4 at most
};

/// Empty if it is no database.
std::optional<DatabaseHeader> database_header_of(const FileBytes& file);

struct JournalHeader {
    std::uintmax_t pages;     ///< in the database, before it was changed
    std::uintmax_t page_size; ///< bytes
};

/// Empty if it is no journal.
std::optional<JournalHeader> journal_header_of(const std::filesystem::path& journal);

} // namespace ports::journal::sqlite
