// What a journal keeps of a game, as plain values.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "rules/table/event.hpp"
#include "rules/variants/registry.hpp"
#include "src/game/identity.hpp"
#include "src/game/new_game.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ports::journal {

using game::GameId;
using game::NewGame;
using game::Opponent;

/// One line of a list of games.
struct GameSummary {
    GameId id;
    std::optional<std::string> white; ///< names; empty: not told
    std::optional<std::string> black;
    std::optional<Opponent> opponent;
    std::string started;
    int plies;
    std::optional<rules::table::Result> result; ///< empty while it is not over
    rules::variants::Variant variant = rules::variants::Variant::Standard;
    /// Its number; empty where the variant has but one, or where the game began elsewhere.
    std::optional<int> initial_position{};
    std::array<rules::table::Seat, 2> seats{rules::table::Seat::Sighted, rules::table::Seat::Sighted}; ///< by Color
    bool is_held_elsewhere = false; ///< another program is playing it
    int plies_before = 0; ///< those that had been made in the position it began from, as its move numbers count
    rules::table::Boards boards = rules::table::Boards::One;
    std::optional<std::string> name{};               ///< that the player has given it
    bool has_assistant = false;                      ///< one of the players is assisted by whoever enters the moves
    std::optional<rules::table::MatchBoard> match{}; ///< of doubles: which of the two games that belong together
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

} // namespace ports::journal
