// The state of a table: what the events so far have made of the game.
#pragma once

#include "rules/laws/laws.hpp"
#include "rules/table/clock/clock.hpp"
#include "rules/table/command.hpp"
#include "rules/table/event.hpp"
#include "rules/table/hands/hands.hpp"
#include "rules/table/refusal.hpp"
#include "rules/table/sheets/sheet.hpp"
#include "rules/table/two_boards/two_boards.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace rules::table {

/// Where the game is. Nobody moves or presses in a game that is halted or adjourned.
enum class Phase { Waiting, Playing, Halted, Adjourned, Over };

/// What the arbiter has said of a player's reason for stopping the clocks, and what has come of it.
enum class StopRuling { Open, Justified, PenaltyDue, Punished };

/// The arbiter has stopped the clocks (Article 6.13a).
struct ArbitersStop {
    bool operator==(const ArbitersStop&) const = default;
};
/// A player has, to get the arbiter (Article 6.13b).
struct PlayersStop {
    Color by;
    StopRuling ruling = StopRuling::Open;
    bool operator==(const PlayersStop&) const = default;
};
/// What the arbiter answers to the player who called.
enum class Ruling { Upheld, Rejected, Postponed };

/// A player short of time has called the arbiter in a quickplay finish (Article 10.2; Guidelines III of 2023).
struct QuickplayAppeal {
    enum class Wants {
        Draw,
        Increment, ///< extra time with each move for both
    };
    Color by;
    Wants wants;
    std::optional<Ruling> ruling; ///< once the arbiter has given it
    bool operator==(const QuickplayAppeal&) const = default;
};
/// A flag was claimed after the arbiter had postponed the decision on a claim: it is given now (Article 10.2b).
struct FlagAwaitsVerdict {
    bool operator==(const FlagAwaitsVerdict&) const = default;
};
/// A draw was rightly claimed by repetition, and the arbiter has still to confirm it, where the edition says so.
struct ClaimAwaitsArbiter {
    Color by;
    std::optional<board::Move> intended;
    bool operator==(const ClaimAwaitsArbiter&) const = default;
};
/// Two boards and two scores differ, and the controller is to go back (F.2.8).
struct Reconciling {
    bool operator==(const Reconciling&) const = default;
};
/// Why the clocks stand.
using StoppageCause =
    std::variant<ArbitersStop, PlayersStop, QuickplayAppeal, FlagAwaitsVerdict, Reconciling, ClaimAwaitsArbiter>;

/// The clocks stand, and nobody may move or press, until the arbiter restarts them.
struct Stoppage {
    StoppageCause cause;
    std::optional<Color> runs; ///< whose clock runs afterwards; empty without clocks
    Instant since;
    bool operator==(const Stoppage&) const = default;
};

/// A move made, with what it was made in: enough to announce it, write it down or go back to it.
struct Ply {
    variants::Position before;
    board::Move move;
    Instant made_at;
    /// Left on the mover's clock when it was made; empty without clocks.
    std::optional<Duration> left;
    /// The pieces touched for it, in order, by their squares in `before`.
    std::vector<board::Square> touched;
    std::optional<board::Move> must_play; ///< what had to be played (Article 9.5)
    board::Reserve received;              ///< all that had come from the partners
    /// Two boards: what the last words said of it mean; empty if none were.
    std::optional<board::Move> announced{};
};

/// An illegal move that was completed and has not been put right.
struct IllegalMove {
    variants::Position before; ///< its turn is who made it
    Illegality kind;
    std::size_t plies;                    ///< how many came before it
    std::vector<board::Square> touched;   ///< by squares in `before`, in order
    board::Placement left;                ///< what stood on the board after it
    bool can_be_played_on;                ///< what it left is a position, from which the game has gone on
    std::optional<board::Move> must_play; ///< what should have been played (Article 9.5)
    board::Reserve received;              ///< all that had come from the partners
    bool is_announced = false;            ///< two boards: the other side carries it out on its own
};

/// The session is over, and the player on move is to seal (Article A1a).
struct SealCall {
    std::optional<std::string> resumption; ///< when and where the game goes on, in the arbiter's words
    std::optional<board::Move> shown;      ///< made on the board all the same: that is what has to be sealed
    bool operator==(const SealCall&) const = default;
};

/// A move in its envelope. What it is the table does not know.
struct SealedMove {
    Color by;
    std::string digest;     ///< of the envelope
    bool came_late = false; ///< the sealer, to the resumption
    bool operator==(const SealedMove&) const = default;
};

/// A sealed move has been told and is being made.
struct Unsealing {
    Color by;
    bool came_late;
    bool operator==(const Unsealing&) const = default;
};

/// A touch the board has not shown, on which the arbiter has not ruled.
struct TouchClaim {
    Color by;
    board::Square square;
    bool operator==(const TouchClaim&) const = default;
};

/// A side that has done something wrong, for which the opponent can be given time.
struct Offender {
    Color side;
    laws::Rule rule; ///< by which that time is given
};

struct Outcome {
    Result result;
    Reason reason;
    bool operator==(const Outcome&) const = default;
};

/// What a game leaves behind, which grows with it.
struct TableHistory {
    std::vector<Ply> plies;
    std::vector<IllegalMove> illegal_moves; ///< in order; after each the game goes on from what it left
    std::array<Sheet, 2> sheets;            ///< by Color
    std::map<variants::Position::RepetitionKey, int> occurrences;
    /// What the clocks showed once so many plies were complete; without clocks empty.
    std::map<std::size_t, Displays> displays;
};

/// How a game stands, which is of the same size however long it lasts.
struct TableNow {
    Settings settings;
    laws::Laws laws;
    Phase phase = Phase::Waiting;
    variants::Position position;              ///< the agreed game
    Hands hands;                              ///< the board on which the player on move makes the move
    std::optional<TwoBoards> boards;          ///< exactly in a game on two boards
    std::array<int, 2> illegal_moves_found{}; ///< by Color, put right or not
    ChessClock clock;
    Instant last{};                 ///< when the last event happened
    std::optional<Instant> started; ///< when the game was started
    std::array<bool, 2> there{};    ///< by Color: known to be at the board, having arrived or done something there
    Duration excused{};             ///< how long the arbiter has had the clocks stopped since players are waited for
    std::array<bool, 2>
        unpressed{}; ///< by Color: has made a move and not pressed; both, after a reply before the press
    std::optional<Color> must_press;               ///< whose clock runs although the move is made; empty without clocks
    std::optional<Stoppage> stoppage;              ///< exactly while the game is halted
    std::optional<TouchClaim> touch_claim;         ///< until the arbiter rules, or it is waived
    std::optional<Color> offer;                    ///< whose draw offer is open
    std::optional<Color> flag;                     ///< whose flag has fallen first
    bool both_flags = false;                       ///< the other one has fallen since
    std::array<bool, 2> fell_in_last_period{};     ///< by Color: the flag that has fallen did
    bool is_mate_unproved = false;                 ///< of the flag that has ended the game, see MateUnproved
    std::optional<Color> postponed;                ///< whose claim in a quickplay finish is still to be decided
    std::optional<board::Move> must_play;          ///< the move announced with a wrong claim (Article 9.5)
    std::array<int, 2> missed_captures{};          ///< by Color: moves made in matranj although one could capture
    std::array<int, 2> wrong_claims{};             ///< by Color: draws claimed without right
    std::array<int, 2> warnings{};                 ///< by Color: given by the arbiter
    std::optional<Offender> offender{};            ///< the last one found since the last move
    std::array<int, 2> distractions{};             ///< by Color: found by the arbiter
    std::array<int, 2> advices{};                  ///< by Color: found by the arbiter, help for the partner too
    std::array<int, 2> partners_warnings{};        ///< by Color: of the side's partner in doubles, for the team
    std::array<std::optional<Points>, 2> points{}; ///< by Color: where the arbiter has said what the side scores
    /// By Color: the period in which it was last seen to have too little time to have to record.
    std::array<std::optional<std::size_t>, 2> low_time{};
    std::array<int, 2> untimely_offers{}; ///< by Color: not made between one's move and the press (Article 9.1a)
    std::optional<SealCall> seal_call;
    std::optional<SealedMove> sealed; ///< exactly while the game is adjourned
    std::optional<Unsealing> unsealing;
    bool was_adjourned = false;
    bool is_envelope_lost = false; ///< and the move that was in it has not been made yet
    bool are_pieces_displaced =
        false;                      ///< the arbiter has found pieces off their squares, and nothing has happened since
    std::optional<Instant> resumed; ///< the hour of the last resumption, where it has come
    std::optional<Outcome> outcome;
    board::Reserve received; ///< doubles: all that has come from the partners so far
};

/// A game in progress, as the events so far have made it. A plain value: what cannot be rebuilt from the events is not
/// in it.
struct Table : TableNow, TableHistory {};

/// The position in which that ply was made, or, of the next one, will be. Precondition: no later one is meant.
const variants::Position& position_before(const Table& table, std::size_t ply);

} // namespace rules::table
