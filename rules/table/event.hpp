// What has happened at the table. Events are past tense and are never refused; a game is the fold over them.
#pragma once

#include "rules/table/command.hpp"

#include <optional>
#include <string>
#include <variant>

namespace rules::table {

enum class Result { WhiteWins, BlackWins, Draw, BothLose };

/// Why a game is over.
enum class Reason {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    Threefold,
    FiftyMoves,
    Flag,
    FlagCannotMate, ///< a flag fell, but the opponent could not mate by any series of legal moves
    BothFlags,      ///< rapid and blitz: both flags had fallen when one was claimed
    FivefoldRepetition,
    SeventyFiveMoves,
    Default,     ///< not there in time
    Warnings,    ///< warned as often as the edition allows
    Arbiter,     ///< the arbiter has decided the game
    WrongClaims, ///< a draw claimed without right once too often
};

/// How a draw offer was turned down (Article 9.1a).
enum class Decline { Said, ByMoving };

struct Started {
    bool operator==(const Started&) const = default;
};
struct Arrived {
    Color side;
    bool operator==(const Arrived&) const = default;
};
struct Made {
    Color side;
    board::Move move;
    bool operator==(const Made&) const = default;
};
struct Pressed {
    Color side;
    bool operator==(const Pressed&) const = default;
};
struct DrawOffered {
    Color side;
    bool operator==(const DrawOffered&) const = default;
};
struct DrawAccepted {
    Color side;
    bool operator==(const DrawAccepted&) const = default;
};
struct DrawDeclined {
    Color side;
    Decline how;
    bool operator==(const DrawDeclined&) const = default;
};
struct Resigned {
    Color side;
    bool operator==(const Resigned&) const = default;
};
struct FlagFallen {
    Color side; ///< whose flag
    bool operator==(const FlagFallen&) const = default;
};
struct FlagClaimed {
    std::optional<Color> by; ///< empty: the arbiter
    bool operator==(const FlagClaimed&) const = default;
};
/// The table gives its verdict on a claim at the same instant, so the next event is Ended or ClaimRejected.
struct DrawClaimed {
    Color side;
    Claim claim;
    std::optional<board::Move> intended;
    bool operator==(const DrawClaimed&) const = default;
};
/// The claim was wrong: what the clocks show from now on (Article 9.5b); both empty without clocks. The clocks run on.
struct ClaimRejected {
    Color side;
    std::optional<Duration> claimant_left;
    std::optional<Duration> opponent_left;
    bool operator==(const ClaimRejected&) const = default;
};
/// Both clocks stand until the arbiter restarts them.
struct Stopped {
    std::optional<Color> by; ///< empty: the arbiter
    std::string reason;      ///< what for, in words
    bool operator==(const Stopped&) const = default;
};
struct Restarted {
    bool operator==(const Restarted&) const = default;
};
/// The arbiter has ruled on what was open, for whoever had asked.
struct Upheld {
    bool operator==(const Upheld&) const = default;
};
/// The arbiter has ruled on what was open, against whoever had asked.
struct Rejected {
    bool operator==(const Rejected&) const = default;
};
/// The arbiter has changed what a clock shows by so much, down to nothing at the least.
struct TimeAdded {
    Color side;
    Duration time; ///< may be negative
    bool operator==(const TimeAdded&) const = default;
};
struct ClockSet {
    Color side;
    Duration left;
    bool operator==(const ClockSet&) const = default;
};
/// A clock's counter of completed moves.
struct MovesSet {
    Color side;
    int completed;
    bool operator==(const MovesSet&) const = default;
};
struct Warned {
    Color side;
    bool operator==(const Warned&) const = default;
};
/// A telephone that rang, or another device that is forbidden.
struct DeviceFound {
    Color side;
    bool operator==(const DeviceFound&) const = default;
};
/// What the side scores after all.
struct PointsSet {
    Color side;
    Points points;
    bool operator==(const PointsSet&) const = default;
};
struct Punished {
    Color side;
    Sanction sanction;
    bool operator==(const Punished&) const = default;
};
struct Ended {
    Result result;
    Reason reason;
    bool operator==(const Ended&) const = default;
};

using Event = std::variant<Started, Arrived, Made, Pressed, DrawOffered, DrawAccepted, DrawDeclined, Resigned,
                           FlagFallen, FlagClaimed, DrawClaimed, ClaimRejected, Stopped, Restarted, Upheld, Rejected,
                           TimeAdded, ClockSet, MovesSet, Warned, DeviceFound, PointsSet, Punished, Ended>;

/// An event and when it happened.
struct TimedEvent {
    Instant at;
    Event event;
    bool operator==(const TimedEvent&) const = default;
};

} // namespace rules::table
