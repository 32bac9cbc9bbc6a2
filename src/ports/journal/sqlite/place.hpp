// The files a library consists of while it is open, and whether they are still the same.
#pragma once

#include "base/platform/file_identity.hpp"
#include "src/ports/journal/fault.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace ports::journal::sqlite {

/// Whether SQLite finds nothing wrong with the library in that file and its log. Reads all of it, by a connection that
/// has nothing in its memory.
bool is_sound(const std::filesystem::path& file);

/// The write-ahead log of that library.
std::filesystem::path log_of(const std::filesystem::path& file);
/// What SQLite writes back into that library if a program was killed while it wrote to the file itself.
std::filesystem::path rollback_journal_of(const std::filesystem::path& file);
/// A log that is no longer has nothing in it (https://sqlite.org/fileformat2.html#walformat).
inline constexpr std::uintmax_t log_header_size = 32;
/// How large the file is; nothing if there is none.
std::uintmax_t bytes_in(const std::filesystem::path& file);

/// A name that is free for a log that is kept without being read.
std::filesystem::path name_of_log_aside(const std::filesystem::path& log);

/// The library's file and its write-ahead log, as they were opened.
class Place {
public:
    /// Precondition: a connection to the library is open, and has made the log.
    explicit Place(std::filesystem::path file);

    const std::filesystem::path& file() const { return file_; }
    const std::optional<base::platform::FileIdentity>& database() const { return database_; }
    const std::optional<base::platform::FileIdentity>& log() const { return log_; }

    /// Whether both have their names, and nobody has cut them.
    bool is_unchanged();
    /// Nobody has cut the file itself. SQLite makes it smaller after a VACUUM, and then it is sound.
    bool is_whole();
    /// Nobody has cut the log. SQLite does so once all that is in it is in the file, and then that is sound.
    bool is_log_whole();
    /// To be called when something is on disk that may not be in the file yet.
    void note_log();

    /// That the library's file is not what was opened.
    Fault gone() const;

    /// What becomes of a log that is still the one that was opened.
    enum class OwnLog {
        Kept,    ///< under another name: what is in it may be nowhere else
        Removed, ///< what is in it is in a copy of the library
    };
    /// Takes the log away from the place, with its index, so that it is not read into another library that is there or
    /// comes there. Somebody else's log stays beside a library that has come, and is kept under another name where
    /// there is none: it may be half of a copy that is just being put there.
    void set_log_aside(OwnLog own) const;
    /// Moves that file to the library's place, unless another one has come there, which stays.
    std::optional<Fault> fill_with(const std::filesystem::path& beside) const;

private:
    std::filesystem::path file_;
    std::optional<base::platform::FileIdentity> database_;
    std::optional<base::platform::FileIdentity> log_;
    std::uintmax_t size_;     ///< of the file when it was last found whole
    std::uintmax_t log_size_; ///< the same of the log
};

} // namespace ports::journal::sqlite
