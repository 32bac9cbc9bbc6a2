// A library that is only looked at.
#pragma once

#include "base/platform/temporary_folder.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/sqlite/entries.hpp"

#include <filesystem>
#include <optional>
#include <variant>
#include <vector>

namespace ports::journal::sqlite {

/// Reads a library and changes nothing: not the file, and not what lies beside it. It may be on a medium that cannot be
/// written, and a program may be writing it. One of an earlier version is read as a copy that was brought up to date.
class LibraryReader {
public:
    /// Foreign if it holds what the program did not make.
    static std::variant<LibraryReader, Fault> open(const std::filesystem::path& file);
    /// The same whatever it holds, as far as it can be read.
    static std::variant<LibraryReader, Fault> open_damaged(const std::filesystem::path& file);

    /// All games, newest first.
    std::variant<std::vector<GameSummary>, Fault> list() const { return list_games(database_); }
    std::variant<KeptChain, Fault> chain(GameId game) const { return read_chain(database_, game); }
    /// What SQLite finds wrong with the file as a whole; Damaged, and its words.
    std::optional<Fault> check() const;

    const Database& database() const { return database_; }

private:
    LibraryReader(Database database, std::optional<base::platform::TemporaryFolder> copy)
        : copy_(std::move(copy))
        , database_(std::move(database)) {}
    static std::variant<LibraryReader, Fault> look_into(const std::filesystem::path& file);
    static std::variant<LibraryReader, Fault> copied(const std::filesystem::path& file);

    std::optional<base::platform::TemporaryFolder>
        copy_; ///< what is read lies there; empty where it is the file itself
    Database database_;
};

} // namespace ports::journal::sqlite
