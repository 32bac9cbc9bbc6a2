// What was written into the library last, noted beside it.
#pragma once

#include "base/platform/note_file.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/sqlite/entries.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace ports::journal::sqlite {

/// A line in a file of its own, `games.sqlite.last`: the game and the last entry that is known to be on disk. A library
/// that was cut, exchanged for an older one or robbed of its write-ahead log does not have that entry any more, and
/// would otherwise look like any other.
class LastEntry {
public:
    static std::variant<LastEntry, Fault> open(const std::filesystem::path& file);
    /// Whether anything was ever noted there.
    static bool is_noted(const std::filesystem::path& file);

    /// Lost if what was noted when this was opened is not in the library; empty if it is, or nothing was noted.
    std::optional<Fault> compare(const Database& database) const;
    /// To be called once the entry is on disk. It is a help, and what prevents it is no fault of the library.
    void note(GameId game, const Tail& tail) const;

    /// To be called before the game is deleted, which would otherwise look like a loss: a note of it is on disk no
    /// longer, and one of another game stays.
    std::optional<Fault> forget(GameId game) const;

private:
    explicit LastEntry(base::platform::NoteFile file);
    base::platform::NoteFile file_;
    std::string before_; ///< what was noted when it was opened
};

} // namespace ports::journal::sqlite
