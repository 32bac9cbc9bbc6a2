// A write-ahead log beside a library that is not its own: nothing of it comes into the library, and it is kept.
#include "src/ports/journal/sqlite/stray_log.hpp"

#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/sqlite/games_in_play.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "tests/src/ports/journal/sqlite/kept.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/read_only.hpp"

#include <fstream>
#include <string>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;

namespace {

constexpr int games_begun = 40;

Library library_in(const std::filesystem::path& file) {
    auto library = Library::open(file);
    if (const auto* fault = std::get_if<Fault>(&library)) FAIL(fault->detail);
    return std::get<Library>(std::move(library));
}

void begin_games(const std::filesystem::path& file) { create_games(file, games_begun); }

void go_on(Library& library, GameId game) {
    REQUIRE(std::holds_alternative<StoredGame>(library.take(game)));
    REQUIRE_FALSE(library.append(game, TimedEvent{Instant{Duration{99}}, Resigned{Color::White}}));
    REQUIRE_FALSE(library.release(game));
}

/// The daily copy of the library is put in place of the one of a killed program.
void put_copy_back(const std::filesystem::path& file, const std::filesystem::path& killed) {
    std::filesystem::copy_file(file.parent_path() / "copies/games-2026-11-23.sqlite", killed,
                               std::filesystem::copy_options::overwrite_existing);
}

/// The log of another database, as a program leaves it that is killed.
void put_foreign_log(const std::filesystem::path& folder, const std::filesystem::path& file) {
    const auto opened = Database::open(folder / "other.sqlite", Database::Sync::Normal);
    const auto& other = std::get<Database>(opened);
    REQUIRE_FALSE(other.execute("PRAGMA journal_mode = WAL; CREATE TABLE x (a); "
                                "INSERT INTO x VALUES (zeroblob(1000000))"));
    std::filesystem::copy_file(folder / "other.sqlite-wal", file.string() + "-wal");
}

std::size_t count_games(const Library& library) { return std::get<std::vector<GameSummary>>(library.list()).size(); }

/// The file alone was opened, with so many games, and the log is kept, which is said.
void expect_set_aside(const std::filesystem::path& file, std::size_t games, const std::string& log) {
    {
        const Library library = library_in(file);
        REQUIRE(library.stray_log());
        CHECK(library.stray_log()->problem == Problem::StrayLog);
        CHECK(library.stray_log()->detail == file.string() + "-wal.aside");
        CHECK(count_games(library) == games);
    }
    CHECK(bytes_of(file.string() + "-wal.aside") == log);
    const auto reader = LibraryReader::open(file);
    CHECK_FALSE(std::get<LibraryReader>(reader).check());
    const auto listed = std::get<LibraryReader>(reader).list();
    for (const GameSummary& game : std::get<std::vector<GameSummary>>(listed))
        CHECK(std::holds_alternative<Whole>(
            examine(std::get<KeptChain>(std::get<LibraryReader>(reader).chain(game.id)))));
    CHECK_FALSE(library_in(file).stray_log());
}

} // namespace

TEST_CASE("The log of another database beside a library is set aside, and nothing of it is read") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    begin_games(file);
    put_foreign_log(folder.path(), file);
    const std::string log = bytes_of(file.string() + "-wal");
    {
        const auto reader = LibraryReader::open(file);
        REQUIRE(std::holds_alternative<LibraryReader>(reader));
        CHECK(std::get<std::vector<GameSummary>>(std::get<LibraryReader>(reader).list()).size() == games_begun);
        CHECK(bytes_of(file.string() + "-wal") == log);
    }
    expect_set_aside(file, games_begun, log);
}

TEST_CASE("Nothing changes in a damaged library and the log beside it until a new one is begun") {
    const std::streamoff from = GENERATE(0, 100);
    CAPTURE(from);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    begin_games(file);
    {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(from);
        bytes << std::string(3000, '\x5a');
    }
    put_foreign_log(folder.path(), file);
    const std::string before = bytes_of(file);
    const std::string log = bytes_of(file.string() + "-wal");
    GamesInPlay games(file);
    CHECK(std::holds_alternative<Fault>(games.list()));
    CHECK(bytes_of(file) == before);
    CHECK(bytes_of(file.string() + "-wal") == log);
}

TEST_CASE("A daily copy that is put back beside the log of a killed program is read alone") {
    const bool has_index = GENERATE(true, false);
    CAPTURE(has_index);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    begin_games(file);
    REQUIRE_FALSE(copy_daily(file, "2026-11-23"));
    {
        Library library = library_in(file);
        create_game(library);
        go_on(library, GameId{1});
        copy_killed(file, killed);
        if (has_index) std::filesystem::copy_file(file.string() + "-shm", killed.string() + "-shm");
    }
    put_copy_back(file, killed);
    const auto reader = LibraryReader::open(killed);
    REQUIRE(std::holds_alternative<LibraryReader>(reader));
    CHECK(std::get<std::vector<GameSummary>>(std::get<LibraryReader>(reader).list()).size() == games_begun);
    expect_set_aside(killed, games_begun, bytes_of(killed.string() + "-wal"));
}

TEST_CASE("A copy of one's own that does not go with the log of a killed program is read alone") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    begin_games(file);
    std::filesystem::copy_file(file, folder / "own.sqlite");
    {
        Library library = library_in(file);
        go_on(library, GameId{5});
    }
    {
        Library library = library_in(file);
        go_on(library, GameId{1});
        copy_killed(file, killed);
    }
    std::filesystem::copy_file(folder / "own.sqlite", killed, std::filesystem::copy_options::overwrite_existing);
    expect_set_aside(killed, games_begun, bytes_of(killed.string() + "-wal"));
}

TEST_CASE("A killed program's own log is read, also in a library in which a game was changed before") {
    const bool is_changed = GENERATE(false, true);
    CAPTURE(is_changed);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    begin_games(file);
    {
        const auto opened = Database::open(file, Database::Sync::Normal);
        if (is_changed) REQUIRE_FALSE(std::get<Database>(opened).execute("UPDATE entry SET line = 'x' WHERE game = 2"));
    }
    {
        Library library = library_in(file);
        create_game(library);
        go_on(library, GameId{1});
        copy_killed(file, killed);
        CHECK_FALSE(is_log_stray(file)); // it is in use
    }
    const Library library = library_in(killed);
    CHECK_FALSE(library.stray_log());
    CHECK(count_games(library) == games_begun + 1);
    CHECK(std::get<StoredGame>(library.load(GameId{1})).events.size() == events_kept + 1);
}

TEST_CASE("The log of a library that was emptied is kept") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    {
        Library library = library_in(file);
        create_game(library);
        copy_killed(file, killed);
    }
    std::filesystem::resize_file(killed, 0);
    expect_set_aside(killed, 0, bytes_of(killed.string() + "-wal"));
}

TEST_CASE("A stray log is told of with the list of games, before what is missing") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    begin_games(file);
    REQUIRE_FALSE(copy_daily(file, "2026-11-23"));
    {
        Library library = library_in(file);
        create_game(library);
        copy_killed(file, killed);
        std::filesystem::copy_file(file.string() + ".last", killed.string() + ".last");
    }
    put_copy_back(file, killed);
    GamesInPlay games(killed);
    CHECK(std::get<std::vector<GameSummary>>(games.list()).size() == games_begun);
    const auto first = games.take_trouble();
    REQUIRE(first);
    CHECK(first->problem == Problem::StrayLog);
    const auto second = games.take_trouble();
    REQUIRE(second);
    CHECK(second->problem == Problem::Lost);
    CHECK_FALSE(games.take_trouble());
}

TEST_CASE("Where a stray log cannot be set aside the library is only read, and without it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "library/games.sqlite";
    begin_games(file);
    put_foreign_log(folder.path(), file);
    const std::string log = bytes_of(file.string() + "-wal");
    const tests::ReadOnly read_only(file.parent_path());
    GamesInPlay games(file);
    CHECK(std::get<std::vector<GameSummary>>(games.list()).size() == games_begun);
    const auto told = games.take_trouble();
    REQUIRE(told);
    CHECK(told->problem == Problem::ReadOnly);
    CHECK(bytes_of(file.string() + "-wal") == log);
}
