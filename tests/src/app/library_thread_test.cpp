// The library on its own thread: nobody waits for it, and what it cannot write it writes later.
#include "src/app/library_thread.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sqlite3.h>

#include <memory>

using namespace app;
using namespace std::chrono_literals;
using rules::table::Instant;
using rules::table::Resigned;
using rules::table::Started;
using rules::table::TimedEvent;

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

/// What came of what the library was asked.
struct Seen {
    std::vector<std::string> answers;
    std::optional<storage::GameId> game;
};

LibraryThread::Task creating(Seen& seen) {
    return [&seen](storage::GamesInPlay& games) -> LibraryThread::Answer {
        const auto created = games.create({{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"});
        return [&seen, game = created.game] { seen.game = game; };
    };
}

LibraryThread::Task appending(Seen& seen, TimedEvent event) {
    return [&seen, game = *seen.game, event](storage::GamesInPlay& games) -> LibraryThread::Answer {
        const bool failed = games.append(game, {event}).has_value();
        return [&seen, failed] { seen.answers.emplace_back(failed ? "failed" : "kept"); };
    };
}

void take_answers(LibraryThread& library) {
    while (auto answer = library.poll()) (*answer)();
}

} // namespace

TEST_CASE("A locked library keeps nobody waiting, and what it could not take is written by itself once it can") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Seen seen;
    {
        LibraryThread library(
            file,
            [&seen](storage::GamesInPlay&, storage::GameId) -> LibraryThread::Answer {
                return [&seen] { seen.answers.emplace_back("again"); };
            },
            [] {});
        library.give(creating(seen));
        REQUIRE(library.finish(5s));
        take_answers(library);
        REQUIRE(seen.game);
        {
            const Lock lock(file);
            const auto began = std::chrono::steady_clock::now();
            library.give(appending(seen, {Instant{}, Started{}}));
            CHECK_FALSE(library.poll());
            CHECK(std::chrono::steady_clock::now() - began < 500ms);
            REQUIRE(library.finish(10s));
            take_answers(library);
            CHECK(seen.answers == std::vector<std::string>{"failed"});
        }
        for (auto waited = 0ms; seen.answers.size() < 2 && waited < 10s; waited += 20ms) {
            std::this_thread::sleep_for(20ms);
            take_answers(library);
        }
        CHECK(seen.answers == std::vector<std::string>{"failed", "again"});
        library.give(appending(seen, {Instant{}, Resigned{rules::table::Color::White}}));
    }
    // What it was given before it ended is done.
    const auto kept = std::get<storage::Library>(storage::Library::open(file)).load(*seen.game);
    CHECK(std::get<storage::StoredGame>(kept).events.size() == 2);
}
