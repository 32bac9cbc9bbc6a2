#include "src/ports/journal/sqlite/stray_log.hpp"

#include "base/platform/file_identity.hpp"
#include "base/platform/paths.hpp"
#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/sqlite/entries.hpp"
#include "src/ports/journal/sqlite/file_bytes.hpp"
#include "src/ports/journal/sqlite/headers.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace ports::journal::sqlite {
namespace {

/// Whether the file is one that has no log at all: a daily copy is, and a library has changed to its log before
/// anything is put there.
bool is_without_log(const FileBytes& file) {
    const auto header = database_header_of(file);
    return header && header->to_write == 1 && header->to_read == 1;
}

bool has_log(const DatabaseHeader& header) { return header.to_write == 2 && header.to_read == 2; }

bool is_no_library(const Fault& fault) {
    return fault.problem == Problem::NotALibrary || fault.problem == Problem::Damaged;
}

bool is_changed(const Database& database, GameId game) {
    const auto chain = read_chain(database, game);
    if (std::holds_alternative<Fault>(chain)) return true;
    const ChainState state = examine(std::get<KeptChain>(chain));
    return !std::holds_alternative<Whole>(state) && !std::holds_alternative<Unchained>(state);
}

/// The games that are not as they were written, or why the library as a whole cannot be read.
std::variant<std::set<GameId>, Fault> changed_games(const std::filesystem::path& file, std::string_view parameters) {
    const auto opened = Database::open_to_read(file, parameters);
    if (const auto* fault = std::get_if<Fault>(&opened)) return *fault;
    const auto& database = std::get<Database>(opened);
    if (const auto fault = examine_tables(database); fault && is_no_library(*fault)) return *fault;
    if (auto fault = check_pages(database)) return *std::move(fault);
    Statement rows(database, "SELECT id FROM game");
    std::set<GameId> changed;
    while (rows.step())
        if (is_changed(database, GameId{rows.number(0)})) changed.insert(GameId{rows.number(0)});
    if (rows.fault()) return *rows.fault();
    return changed;
}

} // namespace

bool is_log_stray(const std::filesystem::path& file) {
    if (bytes_in(log_of(file)) <= log_header_size) return false;
    const auto bytes = FileBytes::open(file);
    if (!bytes) return false;
    if (bytes->log_index()) return false; // a program has it open
    if (bytes->size() == 0 || is_without_log(*bytes)) return true;
    const auto alone = changed_games(file, "mode=ro&immutable=1");
    if (std::holds_alternative<Fault>(alone)) return false; // what is missing may be in the log
    std::error_code error;
    const bool has_index = std::filesystem::is_regular_file(base::platform::with_suffix(file, "-shm"), error);
    const auto together = changed_games(file, has_index ? "mode=ro&readonly_shm=1" : "mode=ro");
    if (const auto* fault = std::get_if<Fault>(&together)) return is_no_library(*fault);
    return !std::ranges::includes(std::get<std::set<GameId>>(alone), std::get<std::set<GameId>>(together));
}

bool is_journal_stray(const std::filesystem::path& file) {
    const std::filesystem::path journal = rollback_journal_of(file);
    std::error_code error;
    if (!std::filesystem::is_regular_file(journal, error) || bytes_in(journal) == 0) return false;
    const auto bytes = FileBytes::open(file);
    const auto size = bytes ? bytes->size() : std::nullopt;
    if (!size || *size == 0 || bytes->is_being_written()) return false; // beside an empty file SQLite deletes it unread
    const auto database = database_header_of(*bytes);
    const auto header = journal_header_of(journal);
    if (!header || (database && has_log(*database))) return true;
    const std::uintmax_t page_size = database ? database->page_size : 0;
    if (header->page_size != page_size || header->pages * header->page_size > *size) return true;
    return std::holds_alternative<std::set<GameId>>(changed_games(file, "mode=ro&immutable=1"));
}

namespace {

/// Which name it has then, if it is a stray one.
std::variant<std::optional<std::filesystem::path>, Fault> set_aside(const std::filesystem::path& log,
                                                                    const std::filesystem::path& file,
                                                                    bool (*is_stray)(const std::filesystem::path&)) {
    const auto found = base::platform::identity_of(log);
    if (!found || !is_stray(file)) return std::nullopt;
    // Another program may have done so meanwhile, and have a log of its own.
    if (base::platform::identity_of(log) != found) return std::nullopt;
    const std::filesystem::path aside = name_of_log_aside(log);
    std::error_code error;
    std::filesystem::rename(log, aside, error);
    if (error) return Fault{Problem::CannotWrite, base::platform::shown(log) + ": " + error.message()};
    return aside;
}

} // namespace

std::variant<std::vector<std::filesystem::path>, Fault> set_stray_logs_aside(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> aside;
    // The journal first: to look at the log together with the file, SQLite would want to undo what is in it.
    auto journal = set_aside(rollback_journal_of(file), file, is_journal_stray);
    if (auto* fault = std::get_if<Fault>(&journal)) return std::move(*fault);
    if (auto& name = std::get<std::optional<std::filesystem::path>>(journal)) aside.push_back(*std::move(name));
    auto log = set_aside(log_of(file), file, is_log_stray);
    if (auto* fault = std::get_if<Fault>(&log)) return std::move(*fault);
    if (auto& name = std::get<std::optional<std::filesystem::path>>(log)) {
        aside.push_back(*std::move(name));
        std::error_code error;
        std::filesystem::remove(base::platform::with_suffix(file, "-shm"), error);
    }
    return aside;
}

} // namespace ports::journal::sqlite
