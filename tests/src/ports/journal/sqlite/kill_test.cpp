// Killing the program at any moment loses nothing it has answered for.
#include "src/ports/journal/sqlite/library.hpp"

#include "tests/src/ports/journal/sqlite/numbered.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;

namespace {

constexpr int lines_at_most = 100000;

/// What a player's program does: appends events and what it says of them, and says so after each.
[[noreturn]] void play(const std::filesystem::path& file, int say) {
    auto opened = Library::open(file);
    auto* library = std::get_if<Library>(&opened);
    if (library == nullptr) ::_exit(1);
    const auto id = library->create(NewGame{{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"});
    const auto* game = std::get_if<GameId>(&id);
    if (game == nullptr) ::_exit(1);
    for (int number = 1; number <= lines_at_most; ++number) {
        if (library->append(*game, numbered::event(number))) ::_exit(2);
        if (library->append(*game, std::vector<Remark>{numbered::remark(number)})) ::_exit(2);
        if (number % 3 == 0 && library->note_seen(*game, Instant{Duration{number}})) ::_exit(2);
        if (::write(say, &number, sizeof number) != sizeof number) ::_exit(3);
    }
    ::_exit(0);
}

} // namespace

TEST_CASE("SIGKILL at any moment loses no event and no spoken line that append() had answered for") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::mt19937 chance(20261120);
    std::size_t games = 0;
    for (int round = 0; round < 12; ++round) {
        std::array<int, 2> ends{};
        REQUIRE(::pipe(ends.data()) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::close(ends[0]);
            play(file, ends[1]);
        }
        ::close(ends[1]);
        int said = 0;
        REQUIRE(::read(ends[0], &said, sizeof said) == sizeof said);
        std::this_thread::sleep_for(std::chrono::microseconds(chance() % 60000));
        ::kill(child, SIGKILL);
        for (int number = 0; ::read(ends[0], &number, sizeof number) == sizeof number;) said = number;
        ::close(ends[0]);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));

        auto opened = Library::open(file);
        REQUIRE(std::holds_alternative<Library>(opened));
        auto& library = std::get<Library>(opened);
        const auto list = library.list();
        REQUIRE(std::holds_alternative<std::vector<GameSummary>>(list));
        REQUIRE(std::get<std::vector<GameSummary>>(list).size() == ++games);
        const auto taken = library.take(std::get<std::vector<GameSummary>>(list).front().id);
        REQUIRE(std::holds_alternative<StoredGame>(taken));
        const auto& stored = std::get<StoredGame>(taken);
        INFO("said " << said << ", kept " << stored.events.size());
        // One more may have been kept without being said.
        const auto least = static_cast<std::size_t>(said);
        CHECK(stored.events.size() >= least);
        CHECK(stored.events.size() <= least + 1);
        for (std::size_t place = 0; place < stored.events.size(); ++place)
            CHECK(stored.events[place] == numbered::event(static_cast<int>(place) + 1));
        CHECK(stored.seen >= Instant{Duration{said - said % 3}});

        const auto chain = std::get<KeptChain>(library.chain(stored.id));
        CHECK(std::holds_alternative<Whole>(examine(chain)));
        std::size_t spoken = 0;
        for (const LinkedEntry& entry : chain.entries)
            if (entry.kind == "spoken") CHECK(entry.line == write_line(numbered::remark(static_cast<int>(++spoken))));
        CHECK(spoken >= least);
    }
}

TEST_CASE("SIGKILL while games are deleted leaves each whole or gone, and no loss to tell of") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::mt19937 chance(20261126);
    constexpr int games = 40;
    constexpr int events = 20;
    {
        auto library = std::get<Library>(Library::open(file));
        for (int count = 0; count < games; ++count) {
            const auto id = std::get<GameId>(library.create(NewGame{{}, "White", "Black", std::nullopt, ""}));
            for (int number = 1; number <= events; ++number) REQUIRE_FALSE(library.append(id, numbered::event(number)));
        }
    }
    std::size_t left = games;
    for (int round = 0; round < 8; ++round) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            auto opened = Library::open(file);
            auto* library = std::get_if<Library>(&opened);
            if (library == nullptr) ::_exit(1);
            const auto list = library->list();
            for (const GameSummary& game : std::get<std::vector<GameSummary>>(list))
                if (library->remove(game.id)) ::_exit(2);
            ::_exit(0);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(chance() % 20000));
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE((WIFSIGNALED(status) || WEXITSTATUS(status) == 0));
        const auto opened = Library::open(file);
        REQUIRE(std::holds_alternative<Library>(opened));
        const auto& library = std::get<Library>(opened);
        CHECK_FALSE(library.loss());
        const auto list = std::get<std::vector<GameSummary>>(library.list());
        CHECK(list.size() <= left);
        left = list.size();
        for (const GameSummary& game : list)
            CHECK(std::get<StoredGame>(library.load(game.id)).events.size() == static_cast<std::size_t>(events));
    }
}

TEST_CASE("A full disk is told as CannotWrite, and what was kept before stays") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        // No file may grow beyond this, which to the library is a disk without room.
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{200'000, 200'000};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(1);
        auto opened = Library::open(file);
        auto* library = std::get_if<Library>(&opened);
        if (library == nullptr) ::_exit(2);
        const auto id = library->create(NewGame{{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"});
        if (!std::holds_alternative<GameId>(id)) ::_exit(3);
        for (int number = 1; number <= lines_at_most; ++number) {
            const auto fault = library->append(std::get<GameId>(id), numbered::event(number));
            if (!fault) continue;
            const auto kept = library->load(std::get<GameId>(id));
            const auto* stored = std::get_if<StoredGame>(&kept);
            const bool whole = stored != nullptr && stored->events.size() == static_cast<std::size_t>(number) - 1;
            ::_exit(fault->problem == Problem::CannotWrite && whole ? 0 : 4);
        }
        ::_exit(5);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("Two programs may make the library and fill it at the same time") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::vector<pid_t> children;
    for (int program = 0; program < 4; ++program) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            auto opened = Library::open(file);
            auto* library = std::get_if<Library>(&opened);
            if (library == nullptr) ::_exit(1);
            const auto id = library->create(NewGame{{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"});
            if (!std::holds_alternative<GameId>(id)) ::_exit(2);
            for (int number = 1; number <= 50; ++number)
                if (library->append(std::get<GameId>(id), numbered::event(number))) ::_exit(3);
            ::_exit(0);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CHECK(WEXITSTATUS(status) == 0);
    }
    auto opened = Library::open(file);
    REQUIRE(std::holds_alternative<Library>(opened));
    const auto list = std::get<Library>(opened).list();
    REQUIRE(std::get<std::vector<GameSummary>>(list).size() == 4);
    for (const GameSummary& game : std::get<std::vector<GameSummary>>(list))
        CHECK(std::get<StoredGame>(std::get<Library>(opened).load(game.id)).events.size() == 50);
}
