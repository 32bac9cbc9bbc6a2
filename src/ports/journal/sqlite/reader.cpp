#include "src/ports/journal/sqlite/reader.hpp"

#include "base/platform/paths.hpp"
#include "src/ports/journal/sqlite/file_bytes.hpp"
#include "src/ports/journal/sqlite/opening.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/schema.hpp"
#include "src/ports/journal/sqlite/stray_log.hpp"

#include <cstdint>
#include <system_error>

namespace ports::journal::sqlite {
namespace {

/// Whether the log is shorter than its index says: then somebody has cut it
/// (https://sqlite.org/walformat.html#the_wal_index_header). Precondition: the index is a file; a pipe would be waited
/// for.
bool is_log_cut(const std::filesystem::path& file) {
    const auto bytes = FileBytes::open(file);
    const auto index = bytes ? bytes->log_index() : std::nullopt;
    if (!index || index->frames == 0) return false;
    constexpr std::uintmax_t frame_header_size = 24;
    const std::uintmax_t needed = log_header_size + index->frames * (frame_header_size + index->page_size);
    return bytes_in(log_of(file)) < needed;
}

/// Whether there is a rollback journal, or what is none but has its name, that nobody is writing. SQLite would look
/// into it, and want to undo what is in it.
bool has_journal_left(const std::filesystem::path& file) {
    std::error_code error;
    const std::filesystem::path journal = rollback_journal_of(file);
    const auto kind = std::filesystem::status(journal, error);
    if (!std::filesystem::exists(kind)) return false;
    if (std::filesystem::is_regular_file(kind) && bytes_in(journal) == 0) return false;
    const auto bytes = FileBytes::open(file);
    return bytes && !bytes->is_being_written();
}

} // namespace

/// Where a log lies without the index that belongs to it, no program has the library open, and SQLite would have to
/// make the index: so a copy is read. So it is where a log has nothing but its header, for which SQLite waits as for
/// one that is just being written.
std::variant<LibraryReader, Fault> LibraryReader::look_into(const std::filesystem::path& file) {
    std::error_code error;
    if (const auto kind = std::filesystem::status(file, error); !std::filesystem::is_regular_file(kind)) {
        const char* why = std::filesystem::exists(kind) ? ": expected a file" : ": there is no such file";
        return Fault{Problem::CannotOpen, base::platform::shown(file) + why};
    }
    const bool has_index = std::filesystem::is_regular_file(base::platform::with_suffix(file, "-shm"), error);
    const std::uintmax_t log_size = bytes_in(log_of(file));
    if (has_journal_left(file)) return copied(file);
    if (log_size > 0 && (!has_index || log_size <= log_header_size)) return copied(file);
    if (has_index && is_log_cut(file)) return copied(file);
    const bool is_with_log = has_index && !is_log_stray(file);
    auto opened = Database::open_to_read(file, is_with_log ? "mode=ro&readonly_shm=1" : "mode=ro&immutable=1");
    if (const auto* fault = std::get_if<Fault>(&opened)) return with_file(*fault, file);
    return LibraryReader(std::get<Database>(std::move(opened)), std::nullopt);
}

std::variant<LibraryReader, Fault> LibraryReader::copied(const std::filesystem::path& file) {
    auto folder = base::platform::TemporaryFolder::make("klangbrett");
    if (!folder) return Fault{Problem::CannotOpen, "no temporary folder can be made"};
    const std::filesystem::path copy = folder->path() / "games.sqlite";
    const auto bytes = FileBytes::open(file);
    if (!bytes) return Fault{Problem::CannotOpen, base::platform::shown(file) + ": it cannot be read"};
    std::error_code error = bytes->copy_to(copy);
    if (error) return Fault{Problem::CannotOpen, "a copy of " + base::platform::shown(file) + ": " + error.message()};
    const std::filesystem::path log = log_of(file); // SQLite has no locks on it
    if (std::filesystem::exists(log, error)) std::filesystem::copy_file(log, log_of(copy), error);
    if (error) return Fault{Problem::CannotOpen, base::platform::shown(log) + ": " + error.message()};
    if (is_log_stray(copy)) std::filesystem::remove(log_of(copy), error);
    auto opened = Database::open(copy, Database::Sync::Normal);
    if (const auto* fault = std::get_if<Fault>(&opened)) return with_file(*fault, file);
    return LibraryReader(std::get<Database>(std::move(opened)), std::move(folder));
}

std::variant<LibraryReader, Fault> LibraryReader::open(const std::filesystem::path& file) {
    auto found = look_into(file);
    if (std::holds_alternative<Fault>(found)) return found;
    const auto is_earlier = is_of_earlier_version(std::get<LibraryReader>(found).database_);
    if (const auto* fault = std::get_if<Fault>(&is_earlier)) return with_file(*fault, file);
    if (std::get<bool>(is_earlier)) {
        if (!std::get<LibraryReader>(found).copy_) found = copied(file);
        if (std::holds_alternative<Fault>(found)) return found;
        if (auto fault = prepare(std::get<LibraryReader>(found).database_)) return with_file(*fault, file);
    }
    if (auto fault = examine_tables(std::get<LibraryReader>(found).database_)) return with_file(*fault, file);
    return found;
}

std::variant<LibraryReader, Fault> LibraryReader::open_damaged(const std::filesystem::path& file) {
    return look_into(file);
}

std::optional<Fault> LibraryReader::check() const {
    Statement rows(database_, "PRAGMA integrity_check");
    std::string found;
    while (rows.step())
        if (const std::string line = rows.text(0); line != "ok") found += (found.empty() ? "" : "; ") + line;
    if (rows.fault()) return rows.fault();
    if (found.empty()) return std::nullopt;
    return Fault{Problem::Damaged, found};
}

} // namespace ports::journal::sqlite
