// Who sits at a table, and what may be asked for from there.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/table/command.hpp"
#include "src/game/new_game.hpp"

#include <compare>
#include <map>
#include <optional>
#include <variant>

namespace game {

/// Of whoever plays the side.
struct PlayersSeat {
    rules::board::Color side;
    auto operator<=>(const PlayersSeat&) const = default;
};
/// Of that player's assistant.
struct AssistantsSeat {
    rules::board::Color side;
    auto operator<=>(const AssistantsSeat&) const = default;
};
/// Of the arbiter, and of the controller of two boards.
struct ArbitersSeat {
    auto operator<=>(const ArbitersSeat&) const = default;
};
/// No person's: from there comes what the board of the partners brings about at this one (doubles).
struct PartnersBoard {
    auto operator<=>(const PartnersBoard&) const = default;
};
/// A place at one table from which commands come. Doubles are two tables.
using SeatId = std::variant<PlayersSeat, AssistantsSeat, ArbitersSeat, PartnersBoard>;

/// Somebody at this computer.
struct LocalPlayer {
    bool operator==(const LocalPlayer&) const = default;
};
/// A program, which this one runs.
struct EngineSeat {
    std::optional<Opponent> engine; ///< empty: any that answers
    bool operator==(const EngineSeat&) const = default;
};
/// Somebody whose commands an assistant at this computer enters.
struct Assisted {
    bool operator==(const Assisted&) const = default;
};
/// Somebody at another computer.
struct Remote {
    bool operator==(const Remote&) const = default;
};
/// Who sits there.
using Seat = std::variant<LocalPlayer, EngineSeat, Assisted, Remote>;
using Seats = std::map<SeatId, Seat>;

/// The seats of a game played at this computer: two players, the assistants there are, and the arbiter.
Seats local_seats(const rules::table::Settings& settings, const std::optional<Opponent>& opponent);

/// Whose command it is by what it says. An assistant's is told as the player's whom it is given for.
SeatId seat_of(const rules::table::Command& command);

/// Whether the command can come from that seat at all: a player speaks for its own side, an assistant for the player's
/// side, and nobody but the arbiter rules.
bool may_come_from(const SeatId& seat, const rules::table::Command& command);

} // namespace game
