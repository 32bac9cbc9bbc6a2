// How a game, an event of it and a command are told from others.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace game {

/// A game's number in the journal that keeps it, from 1.
struct GameId {
    std::int64_t number;
    auto operator<=>(const GameId&) const = default;
};

/// A game that no journal has yet: how many such games this program had begun before it.
struct UncreatedGame {
    std::size_t place;
    auto operator<=>(const UncreatedGame&) const = default;
};

/// A game that is being played, by whatever it is known at the time.
using PlayedGame = std::variant<GameId, UncreatedGame>;

/// The number a journal has given the game; empty if none has it yet.
std::optional<GameId> in_journal(const PlayedGame& game);

/// The place of an event among the events of its game, from 1.
struct EventNumber {
    std::int64_t value = 1;
    auto operator<=>(const EventNumber&) const = default;
    /// Of the event so many behind this one.
    EventNumber after(std::size_t events) const { return {value + static_cast<std::int64_t>(events)}; }
};

/// Names one command, so that whoever has had no answer can ask again and it is not done twice. Unique in its game.
struct CommandId {
    std::uint64_t sender; ///< drawn at random by each program that sends commands, whenever it starts
    std::uint64_t count;  ///< of the sender's commands in the game, always growing
    auto operator<=>(const CommandId&) const = default;
};

/// `00c0ffee00c0ffee-12`: the sender as 16 hexadecimal digits, the count as decimal ones.
std::string write(const CommandId& command);
/// Empty if it is not just what write() makes.
std::optional<CommandId> read_command_id(std::string_view text);

} // namespace game
