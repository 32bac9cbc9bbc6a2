// The chain of a game's entries: each carries a digest of itself and of the one before, the first of the game's
// settings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ports::journal {

/// What a game is begun with, in the words the library keeps.
struct GameRow {
    std::int64_t id = 0;
    std::string settings;
    std::string white;
    std::string black;
    std::optional<std::string> engine;
    std::optional<int> level;
    std::string started;
};

/// The digest a chain begins with: of everything in the row.
std::string root_of(const GameRow& game);

/// The digest of the entry that follows the one with the digest `before`.
std::string link(std::string_view before, std::string_view kind, std::string_view line);

/// An entry as it lies in the library, whatever has been done to it.
struct LinkedEntry {
    std::int64_t number = 0;
    std::string kind;
    std::string line;
    std::optional<std::string> digest;
};

/// A game's entries in the order of their numbers, and what its row says of them.
struct KeptChain {
    GameRow game;
    std::optional<std::string> root;
    std::optional<std::string> head; ///< the last entry's digest
    std::int64_t count = 0;
    std::vector<LinkedEntry> entries;
    std::int64_t seen_ms = 0;            ///< the table's time last recorded; stands outside the chain
    std::optional<std::string> cut = {}; ///< why reading ended before the last entry, in the system's words
};

/// The game was begun before there were chains.
struct Unchained {
    bool operator==(const Unchained&) const = default;
};
/// Every entry is the one that was written.
struct Whole {
    std::int64_t count;
    std::string head;
    bool operator==(const Whole&) const = default;
};
/// The first entry that is not the one that was written; 0: what the game was begun with.
struct Changed {
    std::int64_t entry;
    bool operator==(const Changed&) const = default;
};
/// Behind this entry, which is as it was written, there was another one.
struct MissingAfter {
    std::int64_t entry;
    bool operator==(const MissingAfter&) const = default;
};
/// Every entry fits the others, but the head that was noted down is none of theirs: another chain has taken its place.
struct Replaced {
    bool operator==(const Replaced&) const = default;
};
using ChainState = std::variant<Unchained, Whole, Changed, MissingAfter, Replaced>;

/// The first thing that does not fit. Whoever writes the whole chain anew is found only by a head that was noted down
/// at any time of the game: `noted` is how its digits begin.
ChainState examine(const KeptChain& chain, std::string_view noted = "");

} // namespace ports::journal
