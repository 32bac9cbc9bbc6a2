// Copies of a library, and what becomes of one that is damaged.
#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/sqlite/game_lock.hpp"
#include "src/ports/journal/sqlite/games_in_play.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "src/ports/journal/sqlite/renewal.hpp"
#include "src/ports/journal/stored_game.hpp"
#include "tests/src/ports/journal/sqlite/failing_disk.hpp"
#include "tests/src/ports/journal/sqlite/kept.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/read_only.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;

namespace {

constexpr int games_kept = 60;

void fill(const std::filesystem::path& file) { create_games(file, games_kept); }

void overwrite(const std::filesystem::path& file, std::streamoff place, const std::string& written) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(place);
    bytes << written;
}

/// Overwrites so many bytes from there on.
void damage(const std::filesystem::path& file, std::streamoff place, std::size_t count) {
    overwrite(file, place, std::string(count, '\x5a'));
}

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

/// The damage is found, and nothing is lost when the library is renewed.
void expect_all_renewed(GamesInPlay& games) {
    CHECK(std::get<Fault>(games.list()).problem == Problem::Damaged);
    const auto renewed = games.renew("2026-11-23");
    REQUIRE(std::holds_alternative<Renewed>(renewed));
    CHECK(std::get<Renewed>(renewed).kept == games_kept);
    CHECK(std::get<Renewed>(renewed).cut == 0);
}

} // namespace

TEST_CASE("A library is copied once a day, while it is open, and the newest copies are kept") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    CHECK_FALSE(copy_daily(file, "2026-11-01"));
    fill(file);
    const auto open = Library::open(file);
    for (int day = 10; day < 20; ++day) {
        CHECK_FALSE(copy_daily(file, "2026-11-" + std::to_string(day)));
        CHECK_FALSE(copy_daily(file, "2026-11-" + std::to_string(day)));
    }
    CHECK(files_in(folder / "copies") == copies_kept);
    CHECK_FALSE(std::filesystem::exists(folder / "copies/games-2026-11-12.sqlite"));
    const auto reader = LibraryReader::open(folder / "copies/games-2026-11-19.sqlite");
    REQUIRE(std::holds_alternative<LibraryReader>(reader));
    const auto list = std::get<LibraryReader>(reader).list();
    CHECK(std::get<std::vector<GameSummary>>(list).size() == games_kept);
}

TEST_CASE("A copy that another program is making is left to it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    REQUIRE_FALSE(copy_daily(file, "2026-11-10"));
    {
        auto other = GameLocks::open(file.string() + ".playing");
        REQUIRE(std::get<GameLocks>(other).take_copying());
        std::ofstream(folder / "copies/games-2026-11-11.sqlite.new") << "half of it";
        REQUIRE_FALSE(copy_daily(file, "2026-11-11"));
        CHECK(std::filesystem::exists(folder / "copies/games-2026-11-11.sqlite.new"));
        CHECK_FALSE(std::filesystem::exists(folder / "copies/games-2026-11-11.sqlite"));
    }
    REQUIRE_FALSE(copy_daily(file, "2026-11-11"));
    CHECK(std::filesystem::exists(folder / "copies/games-2026-11-11.sqlite"));
}

TEST_CASE("A library that another program has open is not set aside") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    auto other = std::get<Library>(Library::open(file));
    REQUIRE_FALSE(other.is_open_elsewhere());
    CHECK(std::get<Fault>(renew(file, "2026-11-23")).problem == Problem::Busy);
    CHECK(other.is_in_place());
}

TEST_CASE("Files of somebody's own among the copies are neither counted nor removed") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    std::filesystem::create_directory(folder / "copies");
    const auto own = folder / "copies/games-0000-before-the-cup.sqlite";
    std::ofstream(own) << "mine";
    for (int day = 10; day < 10 + static_cast<int>(copies_kept) + 3; ++day)
        REQUIRE_FALSE(copy_daily(file, "2026-11-" + std::to_string(day)));
    CHECK(std::filesystem::exists(own));
    CHECK(files_in(folder / "copies") == copies_kept + 1);
}

TEST_CASE("A copy that is given up leaves nothing half-made") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    const auto half_made = folder / "copies/games-2026-11-19.sqlite.new";
    std::stop_source leaving;
    std::thread leaver([&] {
        while (!std::filesystem::exists(half_made) &&
               !std::filesystem::exists(folder / "copies/games-2026-11-19.sqlite")) {
        }
        leaving.request_stop();
    });
    CHECK_FALSE(copy_daily(file, "2026-11-19", leaving.get_token()));
    leaver.join();
    CHECK_FALSE(std::filesystem::exists(half_made));
    CHECK_FALSE(copy_daily(file, "2026-11-20", leaving.get_token()));
    CHECK_FALSE(std::filesystem::exists(folder / "copies/games-2026-11-20.sqlite"));
}

TEST_CASE("What a killed program has left of a copy is removed with the next one, and nothing else") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    std::filesystem::create_directory(folder / "copies");
    for (const char* name : {"games-2026-11-18.sqlite.new", "games-2026-11-19.sqlite.new", "games-mine.sqlite.new"})
        std::ofstream(folder / "copies" / name) << "half";
    REQUIRE_FALSE(copy_daily(file, "2026-11-19"));
    CHECK(files_in(folder / "copies") == 2);
    CHECK(std::filesystem::exists(folder / "copies/games-mine.sqlite.new"));
}

TEST_CASE("A damaged library is not copied over a whole one") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    damage(file, static_cast<std::streamoff>(std::filesystem::file_size(file) / 2), 4096);
    const auto fault = copy_daily(file, "2026-11-19");
    REQUIRE(fault);
    CHECK(fault->problem == Problem::Damaged);
    CHECK_FALSE(std::filesystem::exists(folder / "copies/games-2026-11-19.sqlite"));
}

TEST_CASE("A damaged library is set aside as it is, and all that can be read goes into a new one") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    damage(file, static_cast<std::streamoff>(std::filesystem::file_size(file) / 2), 4096);
    const auto size = std::filesystem::file_size(file);
    const auto renewed = renew(file, "2026-11-23");
    REQUIRE(std::holds_alternative<Renewed>(renewed));
    const auto& aside = std::get<Renewed>(renewed).aside;
    CHECK(aside == folder / "games.damaged-2026-11-23.sqlite");
    CHECK(std::filesystem::file_size(aside) == size);

    auto opened = Library::open(file);
    REQUIRE(std::holds_alternative<Library>(opened));
    auto& library = std::get<Library>(opened);
    CHECK_FALSE(library.loss());
    int whole = 0;
    const auto games = std::get<std::vector<GameSummary>>(library.list());
    for (const GameSummary& game : games) {
        const auto chain = std::get<KeptChain>(library.chain(game.id));
        const auto events = std::get<StoredGame>(stored_game(chain)).events.size();
        if (std::holds_alternative<Whole>(examine(chain))) {
            ++whole;
            CHECK(events == events_kept);
        }
    }
    CHECK(whole > games_kept / 2);
    const Renewed& told = std::get<Renewed>(renewed);
    CHECK(told.kept == games.size());
    CHECK(told.kept - told.cut == static_cast<std::size_t>(whole));
    CHECK(std::holds_alternative<GameId>(library.create({{}, "Sina", "Ada", std::nullopt, ""})));

    // A second one on the same day does not take the first one's name.
    const auto again = renew(file, "2026-11-23");
    CHECK(std::get<Renewed>(again).aside == folder / "games.damaged-2026-11-23-2.sqlite");
}

TEST_CASE("A library that was cut while a program had it open is damaged for whoever opens it next") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto killed = folder / "killed.sqlite";
    fill(file);
    {
        auto library = std::get<Library>(Library::open(file));
        const auto id = std::get<GameId>(library.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
        REQUIRE_FALSE(library.append(id, TimedEvent{Instant{}, Started{}}));
        copy_killed(file, killed);
    }
    const auto whole = std::filesystem::file_size(killed);
    REQUIRE(std::holds_alternative<Library>(Library::open(file)));
    for (const std::uintmax_t left : {std::uintmax_t{5000}, whole / 2, whole - 4096}) {
        INFO(left << " of " << whole);
        std::filesystem::resize_file(killed, left);
        const auto cut = Library::open(killed);
        REQUIRE(std::holds_alternative<Fault>(cut));
        CHECK(std::get<Fault>(cut).problem == Problem::Damaged);
        std::filesystem::resize_file(killed, whole); // with zeros
    }
}

TEST_CASE("A renewal that fails leaves the library as it was") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    damage(file, static_cast<std::streamoff>(std::filesystem::file_size(file) / 2), 4096);
    const auto bytes = [&folder](const char* name) { return bytes_of(folder / name); };
    const std::string before = bytes("games.sqlite");
    const std::string last = bytes("games.sqlite.last");
    {
        failing::Disk disk;
        disk.begin(failing::Trouble::NoRoom, 1'000'000);
        const auto failed = renew(file, "2026-11-23");
        REQUIRE(std::holds_alternative<Fault>(failed));
        CHECK(std::get<Fault>(failed).problem == Problem::CannotWrite);
    }
    CHECK(bytes("games.sqlite") == before);
    CHECK(bytes("games.sqlite.last") == last);
    CHECK_FALSE(std::filesystem::exists(folder / "games.damaged-2026-11-23.sqlite"));
    const auto renewed = renew(file, "2026-11-23");
    REQUIRE(std::holds_alternative<Renewed>(renewed));
    CHECK(std::get<Renewed>(renewed).kept > 0);
}

TEST_CASE("A library that no longer looks like one at all is damaged, if it has been one") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    damage(file, 0, 4096);
    GamesInPlay games(file);
    CHECK(std::get<Fault>(games.list()).problem == Problem::Damaged);
    REQUIRE(std::holds_alternative<Renewed>(games.renew("2026-11-23")));
    CHECK(std::get<std::vector<GameSummary>>(games.list()).empty());
    CHECK_FALSE(games.take_trouble());
}

TEST_CASE("A library of which only the header is damaged loses nothing when it is renewed") {
    const auto [place, count] = GENERATE(table<int, int>({
        {0, 100}, // all of it
        {0, 16},  // what kind of file it is
        {16, 2},  // how large its pages are
        {18, 1},  // the format it is written in
        {19, 1},  // the format it is read in
        {44, 4},  // the format of its tables
        {60, 4},  // the version of the program
        {68, 4},  // whose it is
    }));
    CAPTURE(place, count);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    damage(file, place, static_cast<std::size_t>(count));
    GamesInPlay games(file);
    expect_all_renewed(games);
    CHECK(std::get<std::vector<GameSummary>>(games.list()).size() == games_kept);
    CHECK(std::holds_alternative<Whole>(examine(std::get<KeptChain>(games.chain(GameId{games_kept})))));
}

TEST_CASE("A library whose version is damaged into an earlier one loses nothing when it is renewed") {
    const char version = GENERATE('\1', '\2', '\3', '\4');
    CAPTURE(static_cast<int>(version));
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    overwrite(file, 63, std::string(1, version));
    CHECK(std::get<Fault>(LibraryReader::open(file)).problem == Problem::Damaged);
    GamesInPlay games(file);
    expect_all_renewed(games);
}

TEST_CASE("A game whose number of entries cannot be is gone on with once the library is renewed") {
    const char* damage =
        GENERATE("UPDATE game SET entries = -5 WHERE id = 3", "UPDATE game SET events = -5 WHERE id = 3");
    CAPTURE(damage);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    {
        const auto opened = Database::open(file, Database::Sync::Normal);
        REQUIRE_FALSE(std::get<Database>(opened).execute(damage));
    }
    GamesInPlay games(file);
    CHECK(std::get<Fault>(games.take(GameId{3})).problem == Problem::Damaged);
    const auto renewed = games.renew("2026-11-23");
    REQUIRE(std::holds_alternative<Renewed>(renewed));
    CHECK(std::get<Renewed>(renewed).kept == games_kept);
    const auto taken = games.take(GameId{3});
    REQUIRE(std::holds_alternative<KeptChain>(taken));
    CHECK(std::holds_alternative<Whole>(examine(std::get<KeptChain>(taken))));
}

TEST_CASE("A reader changes nothing, whatever state a library was left in") {
    for (const char* left : {"closed", "killed", "killed, without its index"}) {
        const tests::TemporaryFolder folder;
        const auto file = folder / "games.sqlite";
        fill(file);
        const auto copy = folder / "copy";
        std::filesystem::create_directories(copy);
        {
            auto library = std::get<Library>(Library::open(file));
            REQUIRE_FALSE(library.take(GameId{1}).index());
            REQUIRE_FALSE(library.append(GameId{1}, TimedEvent{Instant{Duration{99}}, Signed{Color::White}}));
            for (const char* suffix : {"", "-wal", "-shm"}) {
                const bool is_left = std::string(left) == "killed" || *suffix == '\0' ||
                                     (std::string(left) != "closed" && std::string(suffix) == "-wal");
                if (is_left)
                    std::filesystem::copy_file(file.string() + suffix, copy / ("games.sqlite" + std::string(suffix)));
            }
        }
        INFO(left);
        const std::size_t before = files_in(copy);
        const auto bytes = std::filesystem::last_write_time(copy / "games.sqlite");
        {
            const auto reader = LibraryReader::open(copy / "games.sqlite");
            REQUIRE(std::holds_alternative<LibraryReader>(reader));
            CHECK_FALSE(std::get<LibraryReader>(reader).check());
            const auto chain = std::get<KeptChain>(std::get<LibraryReader>(reader).chain(GameId{1}));
            CHECK(chain.entries.size() == (std::string(left) == "closed" ? events_kept : events_kept + 1));
            CHECK(files_in(copy) == before);
        }
        CHECK(files_in(copy) == before);
        CHECK(std::filesystem::last_write_time(copy / "games.sqlite") == bytes);
    }
}

TEST_CASE("A library that can only be read is listed and read, which is told once") {
    const bool is_killed = GENERATE(false, true);
    const bool is_folder = GENERATE(false, true);
    INFO((is_killed ? "left by a killed program" : "closed") << (is_folder ? ", its folder" : ", its file"));
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(folder / "filled.sqlite");
    {
        const auto library = is_killed ? std::optional(Library::open(folder / "filled.sqlite")) : std::nullopt;
        for (const char* suffix : {"", "-wal", "-shm"})
            if (is_killed || *suffix == '\0')
                std::filesystem::copy_file((folder / "filled.sqlite").string() + suffix, file.string() + suffix);
    }
    GamesInPlay games(file);
    const auto listed = [&games] { return std::get<std::vector<GameSummary>>(games.list()).size(); };
    const auto trouble = [&games] {
        const auto found = games.take_trouble();
        return found ? std::optional(found->problem) : std::nullopt;
    };
    {
        const tests::ReadOnly read_only(is_folder ? folder.path() : file);
        CHECK(listed() == games_kept);
        CHECK(trouble() == Problem::ReadOnly);
        CHECK(std::get<KeptChain>(games.chain(GameId{1})).entries.size() == events_kept);
        CHECK(listed() == games_kept);
        CHECK_FALSE(trouble());
        CHECK(std::holds_alternative<Fault>(games.take(GameId{1})));
        CHECK(games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-25T14:30:00Z"}).fault);
    }
    games.retry();
    CHECK(listed() == games_kept + 1);
    CHECK_FALSE(trouble());
}

TEST_CASE("A library that cannot be written just now is listed, and not said to be one that can only be read") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    const auto in_the_way = folder / "games.sqlite.playing";
    std::filesystem::remove(in_the_way);
    std::filesystem::create_directory(in_the_way);
    GamesInPlay games(file);
    CHECK(std::get<std::vector<GameSummary>>(games.list()).size() == games_kept);
    const auto told = games.take_trouble();
    REQUIRE(told);
    CHECK(told->problem == Problem::CannotWrite);
    const auto created = games.create({{}, "Sina", "Ada", std::nullopt, "2026-11-25T14:30:00Z"});
    CHECK(created.fault);
    std::filesystem::remove(in_the_way);
    CHECK(games.retry() == std::vector{created.game});
    CHECK(std::get<std::vector<GameSummary>>(games.list()).size() == games_kept + 1);
    CHECK_FALSE(games.take_trouble());
}

TEST_CASE("A pipe beside a library is not waited for") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    for (const char* suffix : {"-shm", "-wal"}) {
        CAPTURE(suffix);
        const auto pipe = folder / ("games.sqlite" + std::string(suffix));
        std::filesystem::remove(pipe);
        REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
        const auto reader = LibraryReader::open(file);
        if (const auto* found = std::get_if<LibraryReader>(&reader))
            CHECK(std::get<std::vector<GameSummary>>(found->list()).size() == games_kept);
        std::filesystem::remove(pipe);
    }
}

TEST_CASE("Where there is no folder for what is temporary, a library that would have to be copied is not read") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto copy = folder / "copy.sqlite";
    fill(file);
    {
        auto library = std::get<Library>(Library::open(file));
        REQUIRE_FALSE(library.take(GameId{1}).index());
        REQUIRE_FALSE(library.append(GameId{1}, TimedEvent{Instant{Duration{99}}, Signed{Color::White}}));
        copy_killed(file, copy);
    }
    const char* before = std::getenv("TMPDIR");
    const std::optional<std::string> kept = before == nullptr ? std::nullopt : std::optional<std::string>(before);
    ::setenv("TMPDIR", (folder / "missing").c_str(), 1);
    const auto reader = LibraryReader::open(copy);
    kept ? ::setenv("TMPDIR", kept->c_str(), 1) : ::unsetenv("TMPDIR");
    REQUIRE(std::holds_alternative<Fault>(reader));
    CHECK(std::get<Fault>(reader).problem == Problem::CannotOpen);
    CHECK(std::get<Fault>(reader).detail == "no temporary folder can be made");
}

TEST_CASE("Of a library whose log was cut, what is there is read, and nothing is changed") {
    const bool has_index = GENERATE(true, false);
    const std::uintmax_t left = GENERATE(as<std::uintmax_t>(), 0, 10, 32, 1000, 4152, 6000);
    CAPTURE(has_index, left);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto copy = folder / "copy";
    fill(file);
    std::filesystem::create_directories(copy);
    {
        auto library = std::get<Library>(Library::open(file));
        REQUIRE_FALSE(library.take(GameId{1}).index());
        REQUIRE_FALSE(library.append(GameId{1}, TimedEvent{Instant{Duration{99}}, Signed{Color::White}}));
        for (const char* suffix : {"", "-wal", "-shm"})
            if (has_index || std::string(suffix) != "-shm")
                std::filesystem::copy_file(file.string() + suffix, copy / ("games.sqlite" + std::string(suffix)));
    }
    REQUIRE(std::filesystem::file_size(copy / "games.sqlite-wal") > left);
    std::filesystem::resize_file(copy / "games.sqlite-wal", left);
    const std::size_t before = files_in(copy);
    {
        const auto reader = LibraryReader::open(copy / "games.sqlite");
        if (const auto* fault = std::get_if<Fault>(&reader)) FAIL(fault->detail);
        const auto list = std::get<LibraryReader>(reader).list();
        if (const auto* fault = std::get_if<Fault>(&list)) FAIL(fault->detail);
        CHECK(std::get<std::vector<GameSummary>>(list).size() == games_kept);
        const auto chain = std::get<LibraryReader>(reader).chain(GameId{1});
        REQUIRE(std::holds_alternative<KeptChain>(chain));
        CHECK(std::get<KeptChain>(chain).entries.size() == events_kept);
        CHECK_FALSE(std::get<LibraryReader>(reader).check());
    }
    CHECK(files_in(copy) == before);
    CHECK(std::filesystem::file_size(copy / "games.sqlite-wal") == left);
}

TEST_CASE("Of a library whose log was cut while a program has it open, what is there is read") {
    const std::uintmax_t left = GENERATE(as<std::uintmax_t>(), 0, 10, 32);
    CAPTURE(left);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    fill(file);
    auto library = std::get<Library>(Library::open(file));
    REQUIRE(std::holds_alternative<StoredGame>(library.take(GameId{1})));
    REQUIRE_FALSE(library.append(GameId{1}, TimedEvent{Instant{Duration{99}}, Signed{Color::White}}));
    std::filesystem::resize_file(file.string() + "-wal", left);
    const auto reader = LibraryReader::open(file);
    if (const auto* fault = std::get_if<Fault>(&reader)) FAIL(fault->detail);
    const auto list = std::get<LibraryReader>(reader).list();
    REQUIRE(std::holds_alternative<std::vector<GameSummary>>(list));
    CHECK(std::get<std::vector<GameSummary>>(list).size() == games_kept);
}

TEST_CASE("Of games that were played long ago nothing is remembered to be written again") {
    constexpr std::size_t events = 3;
    const tests::TemporaryFolder folder;
    GamesInPlay games(folder / "games.sqlite", 10);
    const NewGame new_game{{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"};
    std::size_t before = 0;
    for (int each = 0; each < 6; ++each) {
        const auto played = games.create(new_game).game;
        Decisions decided;
        for (std::size_t number = 0; number < events; ++number)
            decided.push_back(
                {{played, game::EventNumber{}.after(number), std::nullopt, {{Instant{}, Started{}}}, {}}});
        const auto failed = games.append_listed(std::move(decided));
        REQUIRE_FALSE(failed);
        CHECK(games.remembered() >= events);
        before = games.remembered();
        REQUIRE_FALSE(games.release(played));
    }
    CHECK(before == 5 * events);
    CHECK(games.remembered() == 4 * events);
}

TEST_CASE("What was in a log that is cut while games are played is written again") {
    const std::uintmax_t left = GENERATE(as<std::uintmax_t>(), 0, 32, 5000, 20000);
    const bool is_event_next = GENERATE(true, false);
    CAPTURE(left, is_event_next);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const NewGame new_game{{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"};
    fill(file);
    const GameId taken{3};
    game::PlayedGame created;
    game::PlayedGame left_before;
    {
        GamesInPlay games(file);
        left_before = games.create(new_game).game;
        REQUIRE_FALSE(games.append({{left_before, game::EventNumber{}, std::nullopt, {{Instant{}, Started{}}}, {}}}));
        REQUIRE_FALSE(games.release(left_before));
        REQUIRE(std::holds_alternative<KeptChain>(games.take(taken)));
        created = games.create(new_game).game;
        REQUIRE_FALSE(games.append({{created, game::EventNumber{}, std::nullopt, {{Instant{}, Started{}}}, {}}}));
        games.keep(created, Spoken{Instant{Duration{1}}, SpokenKind::News, "The clock is running."});
        const auto next = game::EventNumber{}.after(events_kept);
        REQUIRE_FALSE(
            games.append({{taken, next, std::nullopt, {{Instant{Duration{99}}, Pressed{Color::White}}}, {}}}));
        const auto head = games.head(created);
        REQUIRE(std::filesystem::file_size(file.string() + "-wal") > left);
        std::filesystem::resize_file(file.string() + "-wal", left);
        if (is_event_next) {
            const auto second = game::EventNumber{}.after(1);
            CHECK_FALSE(
                games.append({{created, second, std::nullopt, {{Instant{Duration{5}}, Pressed{Color::White}}}, {}}}));
        } else {
            games.note_seen(created, Instant{Duration{5}});
            CHECK(games.head(created) == head);
        }
        CHECK_FALSE(games.take_trouble());
        CHECK(games.behind().empty());
    }
    const auto opened = Library::open(file);
    REQUIRE(std::holds_alternative<Library>(opened));
    const auto& library = std::get<Library>(opened);
    CHECK_FALSE(library.loss());
    const auto entries = [&](const game::PlayedGame& game) {
        const auto chain = std::get<KeptChain>(library.chain(std::get<GameId>(game)));
        CHECK(std::holds_alternative<Whole>(examine(chain)));
        return chain.entries.size();
    };
    CHECK(entries(left_before) == 1);
    CHECK(entries(taken) == events_kept + 1);
    CHECK(entries(created) == (is_event_next ? 3 : 2));
}
