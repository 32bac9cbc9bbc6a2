#include "src/ports/journal/sqlite/schema.hpp"

#include "src/ports/journal/shown_name.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>
#include <utility>

namespace ports::journal::sqlite {
namespace {

/// Tells our files from others' ("Klbr"), and the schema's version.
constexpr std::int64_t application = 0x4b6c6272;
constexpr std::int64_t version = 5;
/// No program will ever have written a later one.
constexpr std::int64_t latest_version = 1000;

// A line of a journal keeps its meaning for ever, so the tables need no more than these: what a line says is read from
// the line. An entry is an `event`, a `spoken` line or a `recording`; `root`, `head` and each entry's digest are the
// chain (src/ports/journal/chain.hpp), and are empty in a game begun before version 2. `entries` is the number of the
// last one. A program that does not know a kind passes over it, so a new kind is no new version. `plies` counts the
// moves that stand and `ended` is the number of the entry that tells the result: for the list of games only, which need
// not read every line for it. `events` is how many of the entries are events, and a `decision` says of one with which
// number the events begin that a command led to: two decisions cannot begin with the same event, nor be made on the
// same command. `torn` keeps last lines that could not be read, out of the way of the game. `name` is
// one the player has given the game, for lists only.
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
    entries INTEGER NOT NULL DEFAULT 0,
    plies INTEGER NOT NULL DEFAULT 0,
    ended INTEGER,
    events INTEGER NOT NULL DEFAULT 0,
    name TEXT
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    line TEXT NOT NULL,
    digest TEXT,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE decision (
    game INTEGER NOT NULL REFERENCES game (id),
    command TEXT NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (game, command),
    UNIQUE (game, event)
) WITHOUT ROWID;
CREATE TABLE torn (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL
);
PRAGMA application_id = 0x4b6c6272;
PRAGMA user_version = 5;
)";

// The earlier ones, whose libraries are brought up to date.
constexpr const char* version_1 = R"(
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    settings TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    engine TEXT,
    level INTEGER,
    started TEXT NOT NULL,
    seen_ms INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE torn (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL
);
PRAGMA application_id = 0x4b6c6272;
PRAGMA user_version = 1;
)";

constexpr const char* version_2 = R"(
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

constexpr const char* version_3 = R"(
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
    entries INTEGER NOT NULL DEFAULT 0,
    plies INTEGER NOT NULL DEFAULT 0,
    ended INTEGER
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
PRAGMA user_version = 3;
)";

constexpr const char* version_4 = R"(
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
    entries INTEGER NOT NULL DEFAULT 0,
    plies INTEGER NOT NULL DEFAULT 0,
    ended INTEGER,
    events INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    line TEXT NOT NULL,
    digest TEXT,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE decision (
    game INTEGER NOT NULL REFERENCES game (id),
    command TEXT NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (game, command),
    UNIQUE (game, event)
) WITHOUT ROWID;
CREATE TABLE torn (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL
);
PRAGMA application_id = 0x4b6c6272;
PRAGMA user_version = 4;
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

constexpr const char* from_version_2 = R"(
ALTER TABLE game ADD COLUMN plies INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN ended INTEGER;
UPDATE game SET
    plies = (SELECT count(*) FROM entry WHERE game = id AND kind = 'event'
             AND substr(line, instr(line, ' ') + 1) LIKE 'made %'),
    ended = (SELECT max(number) FROM entry WHERE game = id AND kind = 'event'
             AND substr(line, instr(line, ' ') + 1) LIKE 'ended %');
PRAGMA user_version = 3;
)";

constexpr const char* from_version_3 = R"(
ALTER TABLE game ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
UPDATE game SET events = (SELECT count(*) FROM entry WHERE game = id AND kind = 'event');
CREATE TABLE decision (
    game INTEGER NOT NULL REFERENCES game (id),
    command TEXT NOT NULL,
    event INTEGER NOT NULL,
    PRIMARY KEY (game, command),
    UNIQUE (game, event)
) WITHOUT ROWID;
PRAGMA user_version = 4;
)";

constexpr const char* from_version_4 = R"(
ALTER TABLE game ADD COLUMN name TEXT;
PRAGMA user_version = 5;
)";

constexpr std::array migrations{from_version_1, from_version_2, from_version_3, from_version_4};

/// Whether the statements do not fit the tables: these are not what their version says.
bool is_of_other_tables(const Database& database) {
    const int code = sqlite3_errcode(database.get()) & 0xff;
    return code == SQLITE_ERROR || code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH;
}

std::optional<Fault> bring_up_to_date(const Database& database, std::int64_t found) {
    for (; found < version; ++found) {
        auto fault = database.execute(migrations[static_cast<std::size_t>(found - 1)]);
        if (fault && is_of_other_tables(database)) fault->problem = Problem::Damaged;
        if (fault) return fault;
    }
    return std::nullopt;
}

/// What a database holds: by name, and as it was made, however it is laid out in lines.
using Objects = std::set<std::pair<std::string, std::string>>;

std::variant<Objects, Fault> objects_in(const Database& database) {
    Statement rows(database, "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema");
    Objects objects;
    while (rows.step()) {
        std::string made = rows.text(1);
        std::erase_if(made, [](unsigned char sign) { return std::isspace(sign) != 0; });
        objects.emplace(rows.text(0), std::move(made));
    }
    if (rows.fault()) return *rows.fault();
    return objects;
}

std::variant<Objects, Fault> objects_made_from(const char* beginning, std::int64_t of_version) {
    auto memory = Database::in_memory();
    if (const auto* fault = std::get_if<Fault>(&memory)) return *fault;
    const auto& database = std::get<Database>(memory);
    if (auto fault = database.execute(beginning)) return *fault;
    if (auto fault = bring_up_to_date(database, of_version)) return *fault;
    return objects_in(database);
}

/// ALTER TABLE leaves its traces in how a table says it was made: one that began earlier is not told in the same words.
std::optional<Fault> refuse_foreign(const Database& database) {
    const auto found = objects_in(database);
    if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
    const auto& objects = std::get<Objects>(found);
    constexpr std::array beginnings{std::pair{schema, version}, std::pair{version_4, std::int64_t{4}},
                                    std::pair{version_3, std::int64_t{3}}, std::pair{version_2, std::int64_t{2}},
                                    std::pair{version_1, std::int64_t{1}}};
    std::optional<Fault> foreign;
    for (const auto& [beginning, of_version] : beginnings) {
        const auto made = objects_made_from(beginning, of_version);
        if (const auto* fault = std::get_if<Fault>(&made)) return *fault;
        const auto& own = std::get<Objects>(made);
        if (objects == own) return std::nullopt;
        const auto other =
            std::find_if(objects.begin(), objects.end(), [&own](const auto& object) { return !own.contains(object); });
        if (!foreign && other != objects.end())
            foreign = Fault{Problem::Foreign, shown_name(other->first) + " is not the program's own"};
    }
    return foreign.value_or(Fault{Problem::Damaged, "a table is missing"});
}

struct Marks {
    std::int64_t application;
    std::int64_t version;
    std::int64_t objects;
};

std::variant<Marks, Fault> read_marks(const Database& database) {
    std::array<std::int64_t, 3> found{};
    constexpr std::array questions{"PRAGMA application_id", "PRAGMA user_version",
                                   "SELECT count(*) FROM sqlite_schema"};
    for (std::size_t place = 0; place < questions.size(); ++place) {
        const auto answer = database.number(questions[place]);
        if (const auto* fault = std::get_if<Fault>(&answer)) return *fault;
        found[place] = std::get<std::int64_t>(answer);
    }
    return Marks{found[0], found[1], found[2]};
}

std::optional<Fault> refuse_others(const Marks& marks) {
    if (marks.application != application) return Fault{Problem::NotALibrary, "not a library of games"};
    if (marks.version < 1 || marks.version > latest_version)
        return Fault{Problem::Damaged, "a version that cannot be: " + std::to_string(marks.version)};
    if (marks.version > version) return Fault{Problem::TooNew, "written by a later version of the program"};
    return std::nullopt;
}

} // namespace

std::optional<Fault> prepare(const Database& database) {
    Transaction transaction(database);
    if (transaction.fault()) return transaction.fault();
    const auto read = read_marks(database);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& marks = std::get<Marks>(read);
    if (marks.objects == 0 && marks.application == 0) {
        if (auto fault = database.execute(schema)) return fault;
    } else {
        if (auto fault = refuse_others(marks)) return fault;
        if (auto fault = bring_up_to_date(database, marks.version)) return fault;
    }
    if (auto fault = refuse_foreign(database)) return fault;
    return transaction.commit();
}

std::optional<Fault> check_pages(const Database& database) {
    Statement check(database, "PRAGMA quick_check(1)");
    const bool is_sound = check.step() && check.text(0) == "ok";
    if (check.fault()) return check.fault();
    return is_sound ? std::nullopt : std::optional(Fault{Problem::Damaged, check.text(0)});
}

std::optional<Fault> examine_tables(const Database& database) {
    const auto read = read_marks(database);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& marks = std::get<Marks>(read);
    if (auto fault = refuse_others(marks)) return fault;
    if (marks.version < version) return Fault{Problem::Unreadable, "written by an earlier version of the program"};
    return refuse_foreign(database);
}

std::variant<bool, Fault> is_of_earlier_version(const Database& database) {
    const auto read = read_marks(database);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& marks = std::get<Marks>(read);
    return marks.application == application && marks.version >= 1 && marks.version < version;
}

} // namespace ports::journal::sqlite
