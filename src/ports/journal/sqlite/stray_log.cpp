#include "src/ports/journal/sqlite/stray_log.hpp"

#include "base/platform/file_identity.hpp"
#include "base/platform/paths.hpp"
#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/sqlite/entries.hpp"
#include "src/ports/journal/sqlite/file_bytes.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string_view>
#include <system_error>

namespace ports::journal::sqlite {
namespace {

/// Whether the file is one that has no log at all (https://sqlite.org/fileformat2.html#the_database_header): a daily
/// copy is, and a library has changed to its log before anything is put there.
bool is_without_log(const FileBytes& bytes) {
    struct {
        std::array<char, 18> before;
        std::array<unsigned char, 2> to_write_and_read;
    } header{};
    if (!bytes.read(0, std::span(reinterpret_cast<unsigned char*>(&header), sizeof header))) return false;
    constexpr std::string_view magic("SQLite format 3\0", 16);
    return std::string_view(header.before.data(), magic.size()) == magic &&
           std::ranges::all_of(header.to_write_and_read, [](int format) { return format == 1; });
}

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

std::variant<std::optional<std::filesystem::path>, Fault> set_stray_log_aside(const std::filesystem::path& file) {
    const std::filesystem::path log = log_of(file);
    const auto found = base::platform::identity_of(log);
    if (!found || !is_log_stray(file)) return std::nullopt;
    // Another program may have done so meanwhile, and have a log of its own.
    if (base::platform::identity_of(log) != found) return std::nullopt;
    const std::filesystem::path aside = name_of_log_aside(log);
    std::error_code error;
    std::filesystem::rename(log, aside, error);
    if (error) return Fault{Problem::CannotWrite, base::platform::shown(log) + ": " + error.message()};
    std::filesystem::remove(base::platform::with_suffix(file, "-shm"), error);
    return aside;
}

} // namespace ports::journal::sqlite
