// The library on its own thread: nobody waits for it, and what it cannot write it writes later.
#include "src/services/library.hpp"

#include "src/storage/recording_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/no_threads.hpp"
#include "tests/support/read_only.hpp"

#include <sqlite3.h>

#include <fstream>
#include <memory>
#include <sys/resource.h>
#include <thread>

using namespace services;
using namespace std::chrono_literals;
using rules::table::Instant;
using rules::table::Resigned;
using rules::table::Started;

namespace {

/// Another program that keeps the library to itself.
class Lock {
public:
    explicit Lock(const std::filesystem::path& file)
        : connection_(open(file), sqlite3_close) {
        REQUIRE(sqlite3_exec(connection_.get(), "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    }

private:
    static sqlite3* open(const std::filesystem::path& file) {
        sqlite3* connection = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &connection) == SQLITE_OK);
        return connection;
    }
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> connection_;
};

/// The next answer, once it has come.
std::optional<LibraryAnswer> next(LibraryService& library) {
    const auto until = std::chrono::steady_clock::now() + 20s;
    auto answer = library.poll();
    while (!answer && std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(5ms);
        answer = library.poll();
    }
    return answer;
}

/// The next answer, which is that message.
template <typename Message>
Message next_message(LibraryService& library) {
    const auto answer = next(library);
    REQUIRE(answer);
    REQUIRE(std::holds_alternative<session::Message>(*answer));
    const auto* message = std::get_if<Message>(&std::get<session::Message>(*answer));
    REQUIRE(message != nullptr);
    return *message;
}

game::PlayedGame played(game::GameId id) { return id; }

void expect_appended(LibraryService& library, game::GameId game) {
    const auto answer = next(library);
    REQUIRE(answer);
    REQUIRE(std::holds_alternative<AppendAnswered>(*answer));
    CHECK(std::get<AppendAnswered>(*answer).game == played(game));
    CHECK(std::get<AppendAnswered>(*answer).table == game::TableId{4});
}

game::GameId create(LibraryService& library) {
    library.carry_out(session::CreateGame{{{}, "White", "Black", std::nullopt, ""}});
    const auto created = next_message<session::GameCreated>(library);
    REQUIRE(std::holds_alternative<game::GameId>(created.id));
    return std::get<game::GameId>(created.id);
}

session::AppendEvents appending(game::GameId game, std::int64_t number, const rules::table::Event& event) {
    return {{{game, {number}, std::nullopt, {{Instant{}, event}}, game::TableId{4}}}};
}

} // namespace

TEST_CASE("What is asked of the library is answered in its order, with its game") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    const game::GameId game = create(library);
    library.carry_out(appending(game, 1, Started{}));
    library.carry_out(session::ListGames{});
    library.carry_out(session::ReviewGame{game});
    library.find_recordings(7, game, 3);
    CHECK(next_message<session::EventsKept>(library).game == played(game));
    expect_appended(library, game);
    const auto listed = next_message<session::GamesListed>(library);
    REQUIRE(listed.games.size() == 1);
    CHECK(listed.games.front().id == game);
    CHECK(next_message<session::GameToReview>(library).game.events.size() == 1);
    const auto found = next(library);
    REQUIRE(found);
    const auto& recordings = std::get<RecordingsFound>(*found);
    CHECK(recordings.request == 7);
    CHECK(recordings.game == game);
    CHECK(recordings.ply == 3);
    CHECK(recordings.recordings.empty());
}

TEST_CASE("The two games of doubles are created, listed, taken and deleted as one") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    game::NewGame own{{}, "You", "Fairy-Stockfish", game::Opponent{"fairy-stockfish", 1}, ""};
    own.settings.variant = rules::variants::Variant::Doubles;
    own.settings.match = rules::table::MatchBoard{"4711", 1};
    game::NewGame partners = own;
    partners.settings.match->board = 2;
    library.carry_out(session::CreateGame{own, game::TableId{1}, session::GameAt{partners, game::TableId{2}}});
    const auto second = next_message<session::GameCreated>(library);
    const auto first = next_message<session::GameCreated>(library);
    CHECK(second.table == game::TableId{2});
    CHECK(first.table == game::TableId{1});
    const auto id = std::get<game::GameId>(first.id);
    library.carry_out(session::ListGames{});
    const auto listed = next_message<session::GamesListed>(library);
    REQUIRE(listed.games.size() == 1);
    CHECK(listed.games.front().id == id);
    library.release(first.id);
    library.release(second.id);
    library.carry_out(session::LoadGame{id});
    const auto loaded = next_message<session::GameLoaded>(library);
    CHECK(loaded.game.id == id);
    REQUIRE(loaded.partners);
    CHECK(loaded.partners->id == std::get<game::GameId>(second.id));
    CHECK(loaded.partners->game.settings.match == partners.settings.match);
    library.release(first.id);
    library.release(second.id);
    library.carry_out(session::ReviewGame{id});
    const auto reviewed = next_message<session::GameToReview>(library);
    CHECK(reviewed.game.id == id);
    REQUIRE(reviewed.partners);
    CHECK(reviewed.partners->game.settings.match == partners.settings.match);
    const auto theirs = std::get<game::GameId>(second.id);
    const auto sounds = [&](game::GameId game) { return storage::recordings_folder(folder / "games.sqlite", game); };
    for (const game::GameId game : {id, theirs})
        REQUIRE(std::holds_alternative<ports::journal::Recording>(
            storage::write_recording(sounds(game), rules::table::Instant{}, 1, "sound")));
    library.carry_out(session::DeleteGame{id});
    CHECK(next_message<session::GameDeleted>(library).game == id);
    library.carry_out(session::ReviewGame{std::get<game::GameId>(second.id)});
    CHECK(next_message<session::LibraryFailed>(library).fault.problem == ports::journal::Problem::NoSuchGame);
    CHECK_FALSE(std::filesystem::exists(sounds(id)));
    CHECK_FALSE(std::filesystem::exists(sounds(theirs)));
}

TEST_CASE("Games that belong together are on disk together, or neither of them is, and each is answered for") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    const game::GameId game = create(library);
    const game::GameId beside = create(library);
    const auto decision = [&](std::int64_t number) {
        const std::vector<rules::table::TimedEvent> events{{Instant{}, Started{}}};
        return session::AppendEvents{{{game, {number}, std::nullopt, events, game::TableId{4}},
                                      {beside, {number}, std::nullopt, events, game::TableId{4}}}};
    };
    library.carry_out(decision(1));
    CHECK(next_message<session::EventsKept>(library).game == played(game));
    expect_appended(library, game);
    CHECK(next_message<session::EventsKept>(library).game == played(beside));
    expect_appended(library, beside);
    // What cannot follow in the one keeps the other back as well.
    session::AppendEvents both = decision(2);
    both.games.back().expected = {7};
    library.carry_out(both);
    for (const game::GameId each : {game, beside}) {
        const auto failed = next_message<session::LibraryFailed>(library);
        CHECK(failed.request == session::LibraryRequest::Append);
        CHECK(failed.game == played(each));
        expect_appended(library, each);
    }
    for (const game::GameId each : {game, beside}) {
        library.carry_out(session::ReviewGame{each});
        CHECK(next_message<session::GameToReview>(library).game.events.size() == 1);
    }
}

TEST_CASE("A failure names the request and the game it was about") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    constexpr game::GameId nowhere{4711};
    const auto check = [&](session::LibraryRequest request) {
        const auto failed = next_message<session::LibraryFailed>(library);
        CHECK(failed.request == request);
        CHECK(failed.game == played(nowhere));
        CHECK(failed.fault.problem == ports::journal::Problem::NoSuchGame);
    };
    library.carry_out(session::LoadGame{nowhere});
    check(session::LibraryRequest::Load);
    library.carry_out(session::ReviewGame{nowhere});
    check(session::LibraryRequest::Review);
    library.find_recordings(1, nowhere, 1);
    check(session::LibraryRequest::Play);
    library.with_game(session::LibraryRequest::WriteSheet, nowhere, [](const auto&) -> LibraryAnswer {
        FAIL("there is no such game");
        return session::Message{session::Tick{}};
    });
    check(session::LibraryRequest::WriteSheet);
}

TEST_CASE("A game is deleted with its recordings, for who has asked, but not while it is played") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    const game::GameId game = create(library);
    const auto sounds = storage::recordings_folder(folder / "games.sqlite", game);
    std::filesystem::create_directories(sounds);
    std::ofstream(sounds / "1-1.flac") << "sound";
    constexpr session::ParticipantId who{3};
    library.carry_out(session::DeleteGame{game, who});
    const auto failed = next_message<session::LibraryFailed>(library);
    CHECK(failed.request == session::LibraryRequest::Delete);
    CHECK(failed.game == played(game));
    CHECK(failed.fault.problem == ports::journal::Problem::Busy);
    CHECK(std::filesystem::exists(sounds / "1-1.flac"));
    library.release(game);
    library.carry_out(session::DeleteGame{game, who});
    const auto deleted = next_message<session::GameDeleted>(library);
    CHECK(deleted.game == game);
    CHECK(deleted.who == who);
    CHECK_FALSE(std::filesystem::exists(sounds));
    library.carry_out(session::ListGames{});
    CHECK(next_message<session::GamesListed>(library).games.empty());
}

TEST_CASE("A game is named for who has asked, and listed with its name") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    const game::GameId game = create(library);
    library.carry_out(session::RenameGame{game, "The Immortal", session::ParticipantId{3}});
    const auto renamed = next_message<session::GameRenamed>(library);
    CHECK(renamed.game == game);
    CHECK(renamed.name == "The Immortal");
    CHECK(renamed.who == session::ParticipantId{3});
    library.carry_out(session::ListGames{});
    CHECK(next_message<session::GamesListed>(library).games.front().name == "The Immortal");
    library.carry_out(session::RenameGame{{4711}, "Nothing", {}});
    CHECK(next_message<session::LibraryFailed>(library).request == session::LibraryRequest::Rename);
}

TEST_CASE("A library that can only be read is told of before its games are listed and reviewed, and is not copied") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::optional<game::GameId> game;
    {
        LibraryService library(file, [] {});
        game = create(library);
    }
    {
        const tests::ReadOnly read_only(file); // beside it there is room for a copy
        LibraryService library(file, [] {});
        library.carry_out(session::ListGames{});
        const auto told = next_message<session::LibraryFailed>(library);
        CHECK(told.request == session::LibraryRequest::Open);
        CHECK(told.fault.problem == ports::journal::Problem::ReadOnly);
        CHECK(next_message<session::GamesListed>(library).games.size() == 1);
        library.carry_out(session::ReviewGame{*game});
        CHECK(next_message<session::GameToReview>(library).game.id == *game);
        REQUIRE(library.finish(20s));
        CHECK_FALSE(library.poll());
    }
    CHECK_FALSE(std::filesystem::exists(folder / "copies"));
    LibraryService library(file, [] {});
    library.carry_out(session::ListGames{});
    CHECK(next_message<session::GamesListed>(library).games.size() == 1);
}

TEST_CASE("What is to be done afterwards finds done what was asked before") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    LibraryService library(file, [] {});
    const game::GameId game = create(library);
    library.carry_out(appending(game, 1, Started{}));
    std::size_t events = 0;
    library.afterwards(
        [&]() -> session::Message {
            const auto kept =
                std::get<ports::journal::sqlite::Library>(ports::journal::sqlite::Library::open(file)).load(game);
            events = std::get<ports::journal::StoredGame>(kept).events.size();
            return session::Tick{};
        },
        [](const std::string&) -> session::Message { return session::LibrarySettled{}; });
    next_message<session::EventsKept>(library);
    expect_appended(library, game);
    next_message<session::Tick>(library);
    CHECK(events == 1);
}

TEST_CASE("A locked library keeps nobody waiting, and what it could not take is written by itself once it can") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::optional<game::GameId> game;
    {
        LibraryService library(file, [] {});
        game = create(library);
        {
            const Lock lock(file);
            const auto began = std::chrono::steady_clock::now();
            library.carry_out(appending(*game, 1, Started{}));
            CHECK_FALSE(library.poll());
            CHECK(std::chrono::steady_clock::now() - began < 500ms);
            const auto failed = next_message<session::LibraryFailed>(library);
            CHECK(failed.request == session::LibraryRequest::Append);
            CHECK(failed.game == played(*game));
            expect_appended(library, *game);
        }
        CHECK(next_message<session::EventsKept>(library).game == played(*game));
        library.carry_out(appending(*game, 2, Resigned{rules::table::Color::White}));
    }
    // What it was asked before it ended is done.
    const auto kept =
        std::get<ports::journal::sqlite::Library>(ports::journal::sqlite::Library::open(file)).load(*game);
    CHECK(std::get<ports::journal::StoredGame>(kept).events.size() == 2);
}

#if !defined(KLANGBRETT_SANITIZED) // they take all the address space there is
TEST_CASE("A game whose creation throws is played without a library that has it, and created later") {
    const tests::TemporaryFolder folder;
    LibraryService library(folder / "games.sqlite", [] {});
    session::CreateGame large{{{}, "White", "Black", std::nullopt, ""}};
    large.game.settings.edition.assign(std::size_t{64} << 20U, 'e'); // to be written down it is copied several times
    rlimit usual{};
    getrlimit(RLIMIT_AS, &usual);
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlimit little{pages * 4096 + (std::size_t{288} << 20U), usual.rlim_max};
    REQUIRE(setrlimit(RLIMIT_AS, &little) == 0);
    library.carry_out(large);
    const auto failed = next_message<session::LibraryFailed>(library);
    const auto created = next_message<session::GameCreated>(library);
    setrlimit(RLIMIT_AS, &usual);
    CHECK(failed.request == session::LibraryRequest::Create);
    CHECK(std::holds_alternative<game::UncreatedGame>(created.id));
    CHECK(failed.game == created.id);
}
#endif

TEST_CASE("Where no thread can be started, the library goes without one, and the games are listed without a copy") {
    const tests::TemporaryFolder folder;
    {
        const tests::NoThreads none;
        const LibraryService library(folder / "games.sqlite", [] {});
    }
    CHECK_FALSE(std::filesystem::exists(folder / "games.sqlite"));
    LibraryService library(folder / "games.sqlite", [] {});
    create(library);
    const tests::NoThreads none;
    library.carry_out(session::ListGames{});
    CHECK(next_message<session::GamesListed>(library).games.size() == 1);
}
