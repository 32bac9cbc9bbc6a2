#include "src/ports/journal/sqlite/renewal.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/temporary_folder.hpp"
#include "src/ports/journal/sqlite/entries.hpp"
#include "src/ports/journal/sqlite/free_name.hpp"
#include "src/ports/journal/sqlite/game_lock.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/ports/journal/sqlite/reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <set>
#include <system_error>

namespace ports::journal::sqlite {
namespace {

/// `games.damaged-2026-11-23.sqlite`, or `-2` and so on behind the day where there is one already.
std::filesystem::path name_of_damaged(const std::filesystem::path& library, const std::string& day) {
    auto beginning = library;
    beginning.replace_filename(base::platform::with_suffix(library.stem(), ".damaged-" + day));
    return free_name(beginning, library.extension());
}

/// The games of which anything is seen, by rows of their own or by their entries, from either end of the tables.
std::set<GameId> games_in(const Database& damaged) {
    std::set<GameId> found;
    for (const char* text : {"SELECT id FROM game ORDER BY id", "SELECT id FROM game ORDER BY id DESC",
                             "SELECT DISTINCT game FROM entry ORDER BY game, number",
                             "SELECT DISTINCT game FROM entry ORDER BY game DESC, number DESC"}) {
        Statement rows(damaged, text);
        while (rows.step()) found.insert(GameId{rows.number(0)});
    }
    return found;
}

std::optional<Fault> take_over(const Database& fresh, const KeptChain& chain) {
    Statement row(fresh, "INSERT INTO game (id, settings, white, black, engine, level, started, seen_ms, root, head, "
                         "entries) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const GameRow& game = chain.game;
    const std::int64_t last = chain.entries.empty() ? 0 : chain.entries.back().number;
    row.bind(game.id)
        .bind(game.settings)
        .bind(game.white)
        .bind(game.black)
        .bind_optional(game.engine)
        .bind_optional(game.level)
        .bind(game.started)
        .bind(chain.seen_ms)
        .bind_optional(chain.root)
        .bind_optional(chain.head)
        .bind(is_possible_count(chain.count) ? chain.count : std::max(last, std::int64_t{0}))
        .step();
    if (row.fault()) return row.fault();
    // A damaged table may have a row twice.
    Statement insert(fresh, "INSERT OR IGNORE INTO entry (game, number, kind, line, digest) VALUES (?, ?, ?, ?, ?)");
    for (const LinkedEntry& entry : chain.entries) {
        insert.reset();
        insert.bind(game.id).bind(entry.number).bind(entry.kind).bind(entry.line).bind_optional(entry.digest).step();
        if (insert.fault()) return insert.fault();
    }
    return std::nullopt;
}

/// Which commands led to which events, as far as that can be read; an earlier version did not note it.
std::optional<Fault> take_over_decisions(const Database& fresh, const Database& damaged, GameId game) {
    Statement rows(damaged, "SELECT command, event FROM decision WHERE game = ?");
    rows.bind(game.number);
    Statement insert(fresh, "INSERT OR IGNORE INTO decision (game, command, event) VALUES (?, ?, ?)");
    while (rows.step()) {
        insert.reset();
        insert.bind(game.number).bind(rows.text(0)).bind(rows.number(1)).step();
        if (insert.fault()) return insert.fault();
    }
    return std::nullopt;
}

/// The name the player has given it, where it can be read; an earlier version had none.
std::optional<Fault> take_over_name(const Database& fresh, const Database& damaged, GameId game) {
    Statement row(damaged, "SELECT name FROM game WHERE id = ?");
    if (!row.bind(game.number).step() || row.is_null(0)) return std::nullopt;
    Statement update(fresh, "UPDATE game SET name = ? WHERE id = ?");
    update.bind(row.text(0)).bind(game.number).step();
    return update.fault();
}

/// All of it or nothing.
std::optional<Fault> take_over_game(const Database& fresh, const Database& damaged, const KeptChain& chain) {
    const GameId game{chain.game.id};
    if (auto fault = fresh.execute("SAVEPOINT game")) return fault;
    auto fault = take_over(fresh, chain);
    if (!fault) fault = take_over_decisions(fresh, damaged, game);
    if (!fault) fault = take_over_name(fresh, damaged, game);
    if (!fault) fault = sum_up(fresh, game);
    if (fault)
        if (auto worse = fresh.execute("ROLLBACK TO game")) return worse;
    if (auto worse = fresh.execute("RELEASE game")) return worse;
    return fault;
}

bool is_cut(const KeptChain& chain) {
    return chain.cut || static_cast<std::int64_t>(chain.entries.size()) < chain.count;
}

std::optional<Fault> take_over_all(const Database& fresh, const Database& damaged, Renewed& renewed) {
    Transaction transaction(fresh);
    if (transaction.fault()) return transaction.fault();
    for (const GameId game : games_in(damaged)) {
        const auto read = read_chain(damaged, game);
        const auto* chain = std::get_if<KeptChain>(&read);
        const auto fault = chain != nullptr ? take_over_game(fresh, damaged, *chain) : std::nullopt;
        if (fault && fault->problem == Problem::CannotWrite) return fault; // it can be read, and is not lost
        if (chain == nullptr || fault) {
            ++renewed.lost;
            continue;
        }
        ++renewed.kept;
        if (is_cut(*chain)) ++renewed.cut;
    }
    return transaction.commit();
}

/// What a library consists of; itself last, so that it is there as long as anything of it is.
constexpr std::array parts{"-wal", "-shm", ".last", ""};

std::optional<Fault> move_all(const std::filesystem::path& from, const std::filesystem::path& to) {
    for (const char* part : parts) {
        std::error_code error;
        std::filesystem::rename(base::platform::with_suffix(from, part), base::platform::with_suffix(to, part), error);
        const bool is_library = *part == '\0';
        if (error && is_library) return Fault{Problem::CannotWrite, base::platform::shown(to) + ": " + error.message()};
    }
    return std::nullopt;
}

/// What a SQLite database begins with (https://sqlite.org/fileformat2.html#the_database_header).
constexpr std::streamsize header_size = 100;

/// The header every new library has, by way of one made there; empty where none can be made.
std::string header_of_new_library(const std::filesystem::path& there) {
    if (std::holds_alternative<Fault>(Library::open(there))) return {};
    std::string header(header_size, '\0');
    if (!std::ifstream(there, std::ios::binary).read(header.data(), header_size)) return {};
    // The size in pages: zero means that of the file.
    constexpr std::size_t size_place = 28;
    return header.replace(size_place, 4, 4, '\0');
}

/// A copy in that folder which begins as a new library does: where nothing else is damaged, all in it can be read.
/// Empty where there is no room for it.
std::optional<std::filesystem::path> copy_with_new_header(const std::filesystem::path& damaged,
                                                          const std::filesystem::path& folder) {
    const std::string header = header_of_new_library(folder / "new.sqlite");
    const std::filesystem::path copy = folder / "games.sqlite";
    for (const char* part : {"", "-wal"}) {
        std::error_code error;
        const std::filesystem::path from = base::platform::with_suffix(damaged, part);
        if (!std::filesystem::is_regular_file(from, error)) continue;
        std::filesystem::copy_file(from, base::platform::with_suffix(copy, part), error);
        if (error) return std::nullopt;
    }
    std::fstream bytes(copy, std::ios::in | std::ios::out | std::ios::binary);
    bytes << header << std::flush;
    return !header.empty() && bytes ? std::optional(copy) : std::nullopt;
}

/// All that can be read of the one that lies aside once it has the header of a new one.
std::optional<Fault> take_over_behind_header(const Database& fresh, Renewed& renewed) {
    const auto folder = base::platform::TemporaryFolder::make("klangbrett");
    const auto copy = folder ? copy_with_new_header(renewed.aside, folder->path()) : std::nullopt;
    if (!copy) return std::nullopt;
    const auto mended = LibraryReader::open_damaged(*copy);
    if (std::holds_alternative<Fault>(mended)) return std::nullopt;
    return take_over_all(fresh, std::get<LibraryReader>(mended).database(), renewed);
}

/// A new library there, with all that can be read of the one that lies aside.
std::optional<Fault> begin_anew(const std::filesystem::path& library, Renewed& renewed) {
    const auto opened = Library::open(library);
    if (const auto* fault = std::get_if<Fault>(&opened)) return *fault;
    const auto fresh = Database::open(library, Database::Sync::Full);
    if (const auto* fault = std::get_if<Fault>(&fresh)) return *fault;
    const auto& database = std::get<Database>(fresh);
    const auto damaged = LibraryReader::open_damaged(renewed.aside);
    if (const auto* reader = std::get_if<LibraryReader>(&damaged))
        if (auto fault = take_over_all(database, reader->database(), renewed)) return fault;
    const bool is_anything_seen = renewed.kept > 0 || renewed.lost > 0;
    return is_anything_seen ? std::nullopt : take_over_behind_header(database, renewed);
}

} // namespace

std::variant<Renewed, Fault> renew(const std::filesystem::path& library, const std::string& day) {
    // Whoever else plays here would go on in what lies aside then.
    auto players = GameLocks::open(base::platform::with_suffix(library, ".playing"));
    if (const auto* fault = std::get_if<Fault>(&players)) return *fault;
    if (std::get<GameLocks>(players).is_open_elsewhere())
        return Fault{Problem::Busy, base::platform::shown(library) + ": another program has it open"};
    Renewed renewed{name_of_damaged(library, day)};
    if (auto fault = move_all(library, renewed.aside)) return *fault;
    const auto fault = begin_anew(library, renewed);
    if (!fault) return renewed;
    // All is as it was: the games can be read, or the renewal tried again.
    for (const char* part : parts) {
        std::error_code error;
        std::filesystem::remove(base::platform::with_suffix(library, part), error);
    }
    if (auto worse = move_all(renewed.aside, library)) return *worse;
    return *fault;
}

} // namespace ports::journal::sqlite
