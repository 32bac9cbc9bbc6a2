// A rollback journal beside a library: SQLite writes nothing of a stray one into it, and undoes what a killed program
// has left half written.
#include "src/ports/journal/sqlite/stray_log.hpp"

#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "tests/src/ports/journal/sqlite/kept.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <string>

using namespace ports::journal;
using namespace ports::journal::sqlite;

namespace {

constexpr std::size_t games_copied = 40;

std::filesystem::path journal_of(const std::filesystem::path& file) { return file.string() + "-journal"; }

/// A library as a daily copy is, which has no write-ahead log.
void make_copy(const std::filesystem::path& folder, const std::filesystem::path& copy) {
    const auto file = folder / "made/games.sqlite";
    create_games(file, static_cast<int>(games_copied));
    REQUIRE_FALSE(copy_daily(file, "2026-11-23"));
    std::filesystem::copy_file(folder / "made/copies/games-2026-11-23.sqlite", copy);
}

/// A change of the whole database in that file, part of which is in the file already, as a killed program leaves it:
/// both are copied to another place.
void copy_half_changed(const std::filesystem::path& file, const char* change, const std::filesystem::path& killed) {
    const auto opened = Database::open(file, Database::Sync::Full);
    const auto& database = std::get<Database>(opened);
    REQUIRE_FALSE(database.execute("PRAGMA cache_size = 2; BEGIN"));
    REQUIRE_FALSE(database.execute(change));
    CHECK_FALSE(is_journal_stray(file)); // it is in use
    std::filesystem::copy_file(file, killed);
    std::filesystem::copy_file(journal_of(file), journal_of(killed));
}

/// The games are all there and whole, and the journal is kept under another name, which is said.
void expect_set_aside(const std::filesystem::path& file) {
    const std::string journal = bytes_of(journal_of(file));
    const auto reader = LibraryReader::open(file);
    REQUIRE(std::holds_alternative<LibraryReader>(reader));
    CHECK(std::get<std::vector<GameSummary>>(std::get<LibraryReader>(reader).list()).size() == games_copied);
    CHECK(bytes_of(journal_of(file)) == journal);

    auto opened = Library::open(file);
    if (const auto* fault = std::get_if<Fault>(&opened)) FAIL(fault->detail);
    auto& library = std::get<Library>(opened);
    CHECK(std::get<std::vector<GameSummary>>(library.list()).size() == games_copied);
    CHECK(std::holds_alternative<StoredGame>(library.take(GameId{1})));
    CHECK_FALSE(std::filesystem::exists(journal_of(file)));
    const auto aside = journal_of(file).string() + ".aside";
    CHECK(bytes_of(aside) == journal);
    REQUIRE(library.stray_log());
    CHECK(library.stray_log()->problem == Problem::StrayLog);
    CHECK(library.stray_log()->detail.find(aside) != std::string::npos);
}

} // namespace

TEST_CASE("The rollback journal of another database, of whatever size, is set aside") {
    const bool is_large = GENERATE(true, false);
    const bool has_log = GENERATE(true, false);
    CAPTURE(is_large, has_log);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    if (has_log)
        create_games(file, static_cast<int>(games_copied));
    else
        make_copy(folder.path(), file);
    {
        const auto opened = Database::open(folder / "other.sqlite", Database::Sync::Normal);
        REQUIRE_FALSE(
            std::get<Database>(opened).execute("CREATE TABLE x (a); INSERT INTO x VALUES (zeroblob(200000))"));
    }
    copy_half_changed(folder / "other.sqlite",
                      is_large ? "UPDATE x SET a = zeroblob(200001)" : "INSERT INTO x VALUES (zeroblob(100000))",
                      folder / "killed.sqlite");
    std::filesystem::rename(folder / "killed.sqlite-journal", journal_of(file));
    expect_set_aside(file);
}

TEST_CASE("A copy that is put back beside the journal of another copy is read alone") {
    const tests::TemporaryFolder folder;
    const auto other = folder / "other.sqlite";
    const auto killed = folder / "killed.sqlite";
    make_copy(folder.path(), other);
    std::filesystem::copy_file(other, folder / "games.sqlite");
    const bool is_same_size = GENERATE(true, false);
    CAPTURE(is_same_size);
    if (!is_same_size) {
        const auto opened = Database::open(other, Database::Sync::Normal);
        REQUIRE_FALSE(std::get<Database>(opened).execute("DELETE FROM entry; DELETE FROM game; VACUUM"));
    }
    copy_half_changed(other, "CREATE TABLE x (a); INSERT INTO x VALUES (zeroblob(100000))", killed);
    std::filesystem::rename(journal_of(killed), journal_of(folder / "games.sqlite"));
    expect_set_aside(folder / "games.sqlite");
}

TEST_CASE("What a killed program has left half written is undone by its own journal") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    make_copy(folder.path(), file);
    copy_half_changed(file, "UPDATE entry SET line = hex(zeroblob(3000))", killed);
    CHECK_FALSE(is_journal_stray(killed));
    auto opened = Library::open(killed);
    if (const auto* fault = std::get_if<Fault>(&opened)) FAIL(fault->detail);
    auto& library = std::get<Library>(opened);
    CHECK_FALSE(library.stray_log());
    CHECK(std::get<std::vector<GameSummary>>(library.list()).size() == games_copied);
    for (int game = 1; game <= static_cast<int>(games_copied); ++game)
        CHECK(std::holds_alternative<StoredGame>(library.take(GameId{game})));
}

TEST_CASE("A pipe in the place of a journal is named, and nobody waits for what comes out of it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    create_games(file, 1);
    REQUIRE(::mkfifo(journal_of(file).c_str(), 0600) == 0);
    const auto opened = Library::open(file);
    REQUIRE(std::holds_alternative<Fault>(opened));
    CHECK(std::get<Fault>(opened).detail.find(journal_of(file).string() + ": expected a file") != std::string::npos);
    CHECK(std::holds_alternative<LibraryReader>(LibraryReader::open(file)));
}
