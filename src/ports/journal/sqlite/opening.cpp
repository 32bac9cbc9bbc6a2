#include "src/ports/journal/sqlite/opening.hpp"

#include "base/platform/paths.hpp"
#include "src/ports/journal/sqlite/headers.hpp"
#include "src/ports/journal/sqlite/last_entry.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <cstdint>
#include <optional>
#include <utility>

namespace ports::journal::sqlite {

Fault with_file(Fault fault, const std::filesystem::path& file) {
    fault.detail = base::platform::shown(file) + ": " + fault.detail;
    return fault;
}

namespace {

/// Two programs that make the library at the same moment can meet in the change to WAL, where SQLite does not wait.
std::optional<Fault> use_write_ahead_log(const Database& database) {
    constexpr int pause_ms = 20;
    constexpr int longest_ms = 2000;
    std::optional<Fault> fault;
    for (int waited_ms = 0; waited_ms < longest_ms; waited_ms += pause_ms) {
        fault = database.execute("PRAGMA journal_mode = WAL");
        if (!fault || fault->problem != Problem::Busy) break;
        sqlite3_sleep(pause_ms);
    }
    return fault;
}

std::optional<DatabaseHeader> header_in(const std::filesystem::path& file) {
    const auto bytes = FileBytes::open(file);
    return bytes ? database_header_of(*bytes) : std::nullopt;
}

/// Whether the file is in a format that no version of SQLite has.
bool is_of_no_format(const std::filesystem::path& file) {
    const auto header = header_in(file);
    if (!header) return false;
    const auto is_known = [](std::uintmax_t format) { return format == 1 || format == 2; };
    constexpr std::uintmax_t latest_schema_format = 4;
    return !is_known(header->to_write) || !is_known(header->to_read) || header->schema_format > latest_schema_format;
}

/// Whether the file is shorter than its own header says. Then it has been cut, or the program was killed while it wrote
/// the log into it, and all that is missing is in the log.
bool is_short(const std::filesystem::path& file) {
    const auto header = header_in(file);
    if (!header) return false;
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    return !error && size < header->page_size * header->pages;
}

/// What no longer looks like a library, but has been one.
Fault opening_fault(Fault fault, const std::filesystem::path& file) {
    const bool was_library = LastEntry::is_noted(base::platform::with_suffix(file, ".last"));
    const bool is_strange = fault.problem == Problem::NotALibrary || is_of_no_format(file);
    if (is_strange && was_library) fault.problem = Problem::Damaged;
    return with_file(std::move(fault), file);
}

} // namespace

std::variant<Databases, Fault> open_databases(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::absolute(file, error).parent_path(), error);
    if (error) return Fault{Problem::CannotOpen, base::platform::shown(file) + ": " + error.message()};
    // SQLite follows none, and does not say which file it means.
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        if (const auto beside = base::platform::with_suffix(file, suffix); std::filesystem::is_symlink(beside, error))
            return Fault{Problem::CannotOpen, base::platform::shown(beside) + ": expected a file, found a link"};
    // It would wait for what comes out of a pipe.
    if (const auto journal = rollback_journal_of(file);
        std::filesystem::exists(journal, error) && !std::filesystem::is_regular_file(journal, error))
        return Fault{Problem::CannotOpen, base::platform::shown(journal) + ": expected a file"};
    if (is_short(file) && !is_sound(file))
        return with_file({Problem::Damaged, "the file has been cut, or was not copied to its end"}, file);
    auto games = Database::open(file, Database::Sync::Full);
    if (const auto* fault = std::get_if<Fault>(&games)) return opening_fault(*fault, file);
    // Nothing of its log comes into what is no library, or a damaged one.
    std::get<Database>(games).leave_log();
    if (auto fault = prepare(std::get<Database>(games))) return opening_fault(std::move(*fault), file);
    // For SQLite a file that can only be read is open, and is a fault with the first game that is to be put there.
    if (std::get<Database>(games).is_read_only())
        return opening_fault({Problem::CannotWrite, sqlite3_errstr(SQLITE_READONLY)}, file);
    if (auto fault = use_write_ahead_log(std::get<Database>(games))) return with_file(*fault, file);
    auto unhurried = Database::open(file, Database::Sync::Normal);
    if (const auto* fault = std::get_if<Fault>(&unhurried)) return with_file(*fault, file);
    std::get<Database>(games).leave_log(false);
    return Databases{std::get<Database>(std::move(games)), std::get<Database>(std::move(unhurried))};
}

std::optional<Fault> empty_log(const Database& games, const std::filesystem::path& file) {
    (void)games.execute("PRAGMA wal_checkpoint(PASSIVE)");
    // The first look at the tables makes the log.
    const auto count = games.number("SELECT count(*) FROM game");
    if (const auto* fault = std::get_if<Fault>(&count)) return with_file(*fault, file);
    return std::nullopt;
}

} // namespace ports::journal::sqlite
