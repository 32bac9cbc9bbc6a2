// What the library keeps of a game, as plain values.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "rules/table/command.hpp"
#include "rules/table/event.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace storage {

/// A game's number in its library.
struct GameId {
    std::int64_t number;
    auto operator<=>(const GameId&) const = default;
};

/// A program that plays a side, and how strong.
struct Opponent {
    std::string engine; ///< key of its data file, `stockfish`
    int level;          ///< 1 ... the number of levels
    bool operator==(const Opponent&) const = default;
};

/// What is known when a game is created.
struct NewGame {
    rules::table::Settings settings;
    std::string white; ///< names, as in PGN's tags
    std::string black;
    std::optional<Opponent> opponent; ///< empty: two people
    std::string started;              ///< UTC, `2026-11-20T14:30:00Z`
    bool operator==(const NewGame&) const = default;
};

/// One line of a list of games.
struct GameSummary {
    GameId id;
    std::string white;
    std::string black;
    std::optional<Opponent> opponent;
    std::string started;
    int plies;
    std::optional<rules::table::Result> result; ///< empty while it is not over
    bool operator==(const GameSummary&) const = default;
};

/// A line of a journal that cannot be read.
struct BrokenLine {
    std::int64_t entry; ///< its number, from 1
    rules::journal::JournalFault fault;
    bool operator==(const BrokenLine&) const = default;
};

/// A whole game as it was kept.
struct StoredGame {
    GameId id;
    NewGame game;
    std::vector<rules::table::TimedEvent> events;
    rules::table::Instant seen; ///< the last table time known: not before the last event
    /// A last line that could not be read any more and was left out; empty if all is well.
    std::optional<rules::journal::JournalFault> torn;
    /// A line before the last that cannot be read: `events` are those before it. Such a game cannot be gone on with.
    std::optional<BrokenLine> broken{};
    std::optional<std::string> head{}; ///< of its chain; empty in a game begun before there were chains
};

/// What went wrong with the library.
enum class LibraryProblem {
    CannotOpen,  ///< the file or its folder cannot be read or made
    NotALibrary, ///< it is some other file
    Damaged,     ///< it was a library, and cannot be read any more
    Foreign,     ///< it holds tables, indexes, triggers or views that the program did not make
    TooNew,      ///< a later version of the program wrote it
    Busy,        ///< another running program holds this game or the library
    CannotWrite, ///< disk full, read-only ...: nothing was written
    Gone,        ///< the file that was opened is not there any more, or another one lies in its place
    Overtaken,   ///< somebody else has written into a game that is held here
    Lost,        ///< entries that were on disk are not there any more
    NoSuchGame,
    Unreadable, ///< a game's settings, or a line before its last, make no sense; `detail` says which
};

struct LibraryFault {
    LibraryProblem problem;
    std::string detail; ///< in the words of the system or naming line and word; for stderr and the screen
    bool operator==(const LibraryFault&) const = default;
};

} // namespace storage
