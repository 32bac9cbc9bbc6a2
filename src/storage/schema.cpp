#include "src/storage/schema.hpp"

#include <array>

namespace storage {
namespace {

/// Tells our files from others' ("Klbr"), and the schema's version.
constexpr std::int64_t application = 0x4b6c6272;
constexpr std::int64_t version = 2;

// A line of a journal keeps its meaning for ever, so the tables need no more than these: what a line says is read from
// the line. An entry is an `event`, a `spoken` line or a `recording`; `root`, `head` and each entry's digest are the
// chain (src/storage/chain.hpp), and are empty in a game begun before version 2. `entries` is the number of the last
// one. A program that does not know a kind passes over it, so a new kind is no new version.
// `torn` keeps last lines that could not be read, out of the way of the game.
constexpr const char* schema = R"(
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    settings TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    engine TEXT,
    level INTEGER,
    started TEXT NOT NULL,
    seen_ms INTEGER NOT NULL DEFAULT 0,
    root TEXT,
    head TEXT,
    entries INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    line TEXT NOT NULL,
    digest TEXT,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE torn (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL
);
PRAGMA application_id = 0x4b6c6272;
PRAGMA user_version = 2;
)";

constexpr const char* from_version_1 = R"(
ALTER TABLE game ADD COLUMN root TEXT;
ALTER TABLE game ADD COLUMN head TEXT;
ALTER TABLE game ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    line TEXT NOT NULL,
    digest TEXT,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO entry SELECT game, number, 'event', line, NULL FROM event;
UPDATE game SET entries = (SELECT coalesce(max(number), 0) FROM entry WHERE game = id);
DROP TABLE event;
PRAGMA user_version = 2;
)";

} // namespace

std::optional<LibraryFault> prepare(Database& database) {
    Transaction transaction(database);
    if (transaction.fault()) return transaction.fault();
    std::array<std::int64_t, 3> found{};
    constexpr std::array questions{"PRAGMA application_id", "PRAGMA user_version",
                                   "SELECT count(*) FROM sqlite_schema"};
    for (std::size_t place = 0; place < questions.size(); ++place) {
        const auto answer = database.number(questions[place]);
        if (const auto* fault = std::get_if<LibraryFault>(&answer)) return *fault;
        found[place] = std::get<std::int64_t>(answer);
    }
    const auto [found_application, found_version, tables] = found;
    if (tables == 0 && found_application == 0) {
        if (auto fault = database.execute(schema)) return fault;
    } else if (found_application != application || found_version < 1) {
        return LibraryFault{LibraryProblem::NotALibrary, "not a library of games"};
    } else if (found_version > version) {
        return LibraryFault{LibraryProblem::TooNew, "written by a later version of the program"};
    } else if (found_version == 1) {
        if (auto fault = database.execute(from_version_1)) return fault;
    }
    return transaction.commit();
}

} // namespace storage
