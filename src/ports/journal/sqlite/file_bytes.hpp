// The bytes of a library's files, read by way of SQLite.
#pragma once

#include "src/ports/journal/sqlite/database.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <system_error>

namespace ports::journal::sqlite {

/// A file that may be open in this process as a library, and is looked at byte by byte all the same. Whoever opens such
/// a file in any other way takes this process's locks from it by closing it, and another program then believes that
/// nobody uses it (https://sqlite.org/howtocorrupt.html, 2.2).
class FileBytes {
public:
    /// Empty where it cannot be opened, or is no file but a folder or a pipe. Changes nothing.
    static std::optional<FileBytes> open(const std::filesystem::path& file);

    /// How many there are; empty if the disk does not say.
    std::optional<std::uintmax_t> size() const;
    /// From that place on. What there is not behind the end is zero; false if the disk does not give what there is.
    bool read(std::uintmax_t place, std::span<unsigned char> bytes) const;

    /// What the index beside the file says of its write-ahead log.
    struct LogIndex {
        std::uint32_t page_size; ///< bytes
        std::uint32_t frames;
    };
    /// Empty where no program has the index open: then it says nothing.
    std::optional<LogIndex> log_index() const;

    /// Whether somebody, in this program or another, is about to write to the file itself.
    bool is_being_written() const;

    /// All of them as another file.
    std::error_code copy_to(const std::filesystem::path& copy) const;

private:
    FileBytes(Database database, sqlite3_file& file)
        : database_(std::move(database))
        , file_(&file) {}

    Database database_;
    sqlite3_file* file_; ///< the connection's
};

} // namespace ports::journal::sqlite
