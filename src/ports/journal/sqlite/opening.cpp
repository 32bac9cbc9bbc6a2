#include "src/ports/journal/sqlite/opening.hpp"

#include "base/platform/paths.hpp"
#include "src/ports/journal/sqlite/file_bytes.hpp"
#include "src/ports/journal/sqlite/last_entry.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
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

constexpr std::string_view magic("SQLite format 3\0", 16); ///< with which each file begins

/// Whether the file is in a format that no version of SQLite has (https://sqlite.org/fileformat2.html).
bool is_of_no_format(const std::filesystem::path& file) {
    struct {
        std::array<char, 18> before;
        std::array<unsigned char, 2> to_write_and_read;
        std::array<char, 24> between;
        std::array<unsigned char, 4> schema; ///< the highest byte first
    } header{};
    if (const auto bytes = FileBytes::open(file))
        bytes->read(0, std::span(reinterpret_cast<unsigned char*>(&header), sizeof header));
    if (std::string_view(header.before.data(), magic.size()) != magic) return false;
    const auto& [highest, high, low, lowest] = header.schema;
    return std::ranges::any_of(header.to_write_and_read, [](int format) { return format < 1 || format > 2; }) ||
           highest != 0 || high != 0 || low != 0 || lowest > 4;
}

/// Whether the file is shorter than its own header says (https://sqlite.org/fileformat2.html). Then it has been cut, or
/// the program was killed while it wrote the log into it, and all that is missing is in the log.
bool is_short(const std::filesystem::path& file) {
    std::array<unsigned char, 32> header{};
    if (const auto bytes = FileBytes::open(file)) bytes->read(0, header);
    if (!std::equal(magic.begin(), magic.end(), header.begin())) return false;
    const auto number = [&header](std::size_t first, std::size_t bytes) {
        std::uintmax_t value = 0;
        for (std::size_t place = first; place < first + bytes; ++place) value = value * 256 + header[place];
        return value;
    };
    const std::uintmax_t page = number(16, 2) == 1 ? 65536 : number(16, 2);
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    return !error && size < page * number(28, 4);
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
