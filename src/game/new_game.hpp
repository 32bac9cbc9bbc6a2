// What is known of a game when it is created.
#pragma once

#include "rules/table/command.hpp"

#include <optional>
#include <string>

namespace game {

/// A program that plays a side, and how strong.
struct Opponent {
    std::string engine; ///< key of its data file, `stockfish`
    int level;          ///< 1 ... the number of levels
    bool operator==(const Opponent&) const = default;
};

struct NewGame {
    rules::table::Settings settings;
    std::optional<std::string> white; ///< names, as in PGN's tags; empty: not told
    std::optional<std::string> black;
    std::optional<Opponent> opponent; ///< empty: two people
    std::string started;              ///< UTC, `2026-11-20T14:30:00Z`
    bool operator==(const NewGame&) const = default;
};

} // namespace game
