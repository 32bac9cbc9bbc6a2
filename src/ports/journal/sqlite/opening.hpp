// The library's file opened as a database of games, or what is wrong with it.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/sqlite/database.hpp"

#include <filesystem>
#include <optional>
#include <variant>

namespace ports::journal::sqlite {

/// The fault, telling in which file.
Fault with_file(Fault fault, const std::filesystem::path& file);

/// Two connections to the same file.
struct Databases {
    Database games;     ///< waits for the disk
    Database unhurried; ///< does not: what it writes is lost on a power cut, but never on the death of the program
};

/// Opens or makes the file and its folder, with the tables of a library in it and a write-ahead log. Damaged if it was
/// a library once and is none any more; CannotWrite if it can only be read.
std::variant<Databases, Fault> open_databases(const std::filesystem::path& file);

/// Writes what an earlier program has left in the log into the file, unless another program prevents that, and makes
/// sure that there is a log.
std::optional<Fault> empty_log(const Database& games, const std::filesystem::path& file);

} // namespace ports::journal::sqlite
