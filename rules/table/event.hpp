// What has happened at the table. Events are past tense and are never refused; a game is the fold over them.
#pragma once

#include "rules/table/command.hpp"
#include "rules/table/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

namespace rules::table {

/// How a draw offer was turned down (Article 9.1a).
enum class Decline { Said, ByMoving, ByTouching };

/// How an illegal move that was completed is one.
enum class Illegality {
    Move, ///< against Article 3
    UnpromotedPawn,
    KingCaptured,
    EmptyPress,
};

/// Why a position was put back.
enum class Restoration {
    IllegalMove,
    TouchMove,
    LostPosition, ///< the one just before an irregularity could not be found: this is the last that could (7.4a)
    Takeback,     ///< a player of a friendly game has taken a turn back
};

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
struct Adjusting {
    Color side;
    /// A piece is in the hand, and adjusting lasts until it is put down too; false in old journals, where the first
    /// piece that stood again ended it.
    bool while_holding = false;
    bool operator==(const Adjusting&) const = default;
};
struct Lifted {
    Color side; ///< whose hand, whosever piece
    board::Square square;
    bool operator==(const Lifted&) const = default;
};
struct Placed {
    Color side;
    board::Piece piece;
    board::Square square;
    bool operator==(const Placed&) const = default;
};
struct TakenOff {
    Color side;
    board::Square square; ///< where it stood, or stood before it was lifted
    bool operator==(const TakenOff&) const = default;
};
/// A piece for a pawn has touched the square and is not let go yet.
struct TouchedDown {
    Color side;
    board::Role role;
    board::Square square;
    bool operator==(const TouchedDown&) const = default;
};
/// It counts at once: the board has shown it, or the arbiter has seen it.
struct TouchReported {
    std::optional<Color> by; ///< empty: the arbiter
    board::Square square;    ///< if the reporter is on move, in the position before the opponent's last move
    bool operator==(const TouchReported&) const = default;
};
/// A touch that the board has not shown is put to the arbiter.
struct TouchClaimed {
    Color by;
    board::Square square; ///< as of TouchReported
    bool operator==(const TouchClaimed&) const = default;
};
/// The arbiter has ruled on the touch that was claimed.
struct TouchRuled {
    Color by;
    board::Square square;
    bool counts;
    bool operator==(const TouchRuled&) const = default;
};
/// Doubles: from the partner, into the hand of the side of its colour.
struct TakenInHand {
    board::Piece piece;
    bool operator==(const TakenInHand&) const = default;
};
struct TakenBack {
    Color side;
    bool operator==(const TakenBack&) const = default;
};
/// Matranj: the side has played something else although it could capture, and it goes back (annex 3 of the cup).
struct CaptureMissed {
    Color side;
    board::Move move;
    bool operator==(const CaptureMissed&) const = default;
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
/// What stands on the board is not what a legal move would leave, and the clock is pressed; the other side has the
/// move.
struct IllegalCompleted {
    Color side;
    Illegality kind;
    /// Two boards: with words, so that the other side has still to carry it out on its own board. In old journals, and
    /// where no words can tell it, it stands on both boards at once.
    bool is_announced = false;
    bool operator==(const IllegalCompleted&) const = default;
};
/// The table gives its ruling at the same instant, so the next event is Restored or Ended.
struct IllegalClaimed {
    Color by;
    bool operator==(const IllegalClaimed&) const = default;
};
/// As IllegalClaimed, by the arbiter.
struct IllegalRuled {
    Color side; ///< whose illegal move
    bool operator==(const IllegalRuled&) const = default;
};
/// The position before a move stands again, and what the clocks show from now on; both empty without clocks.
struct Restored {
    Color side; ///< who moves again
    Restoration why;
    std::size_t plies; ///< how many plies are left of the game
    std::optional<Duration> white_left;
    std::optional<Duration> black_left;
    bool flags_stay = false; ///< a flag that has fallen stays down with time on its clock; in old journals it rose
    bool operator==(const Restored&) const = default;
};
struct IrregularityRuled {
    Irregularity what;
    bool operator==(const IrregularityRuled&) const = default;
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
    bool flags_stay = false; ///< as in Restored
    bool operator==(const ClaimRejected&) const = default;
};
/// The arbiter has to rule on it.
struct QuickplayClaimed {
    Color side;
    bool operator==(const QuickplayClaimed&) const = default;
};
struct IncrementRequested {
    Color side;
    bool operator==(const IncrementRequested&) const = default;
};
/// Each move of either side brings so much time from now on.
struct IncrementIntroduced {
    Duration each;
    bool operator==(const IncrementIntroduced&) const = default;
};
/// The player on move is to seal.
struct SealCalled {
    std::optional<std::string> resumption; ///< when and where the game goes on, in words
    bool operator==(const SealCalled&) const = default;
};
/// After the call a move was made on the board: it is the one that has to be sealed.
struct MoveShown {
    Color side;
    board::Move move;
    bool operator==(const MoveShown&) const = default;
};
struct Sealed {
    Color side;
    std::string digest; ///< of the envelope, 64 hexadecimal digits
    bool operator==(const Sealed&) const = default;
};
/// The hour of the resumption has come.
struct Resumed {
    bool operator==(const Resumed&) const = default;
};
/// If the text means a move that can be made, it is made at once.
struct EnvelopeOpened {
    std::string text; ///< as it was written
    bool operator==(const EnvelopeOpened&) const = default;
};
struct EnvelopeLost {
    bool operator==(const EnvelopeLost&) const = default;
};
/// The side keeps its sheet itself from here on; so many plies the program has written on it.
struct PenTaken {
    Color side;
    std::size_t plies;
    bool operator==(const PenTaken&) const = default;
};
/// In the first empty line of the side's own sheet. With (=) behind it, or that alone, an offer is marked there.
struct Written {
    Color side;
    std::string text; ///< as it was written, right or wrong
    bool operator==(const Written&) const = default;
};
struct Signed {
    Color side;
    bool operator==(const Signed&) const = default;
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
/// The arbiter will rule on a claim later.
struct Postponed {
    bool operator==(const Postponed&) const = default;
};
/// The arbiter has changed what a clock shows by so much, down to nothing at the least.
struct TimeAdded {
    Color side;
    Duration time;           ///< may be negative
    bool flag_stays = false; ///< as in Restored
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
    std::optional<Offence> why; ///< empty: the arbiter has not said what for
    bool operator==(const Warned&) const = default;
};
/// The arbiter has found that the side has done something of that kind.
struct OffenceFound {
    Color side;
    Offence what;
    bool operator==(const OffenceFound&) const = default;
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
/// Doubles: the partner of the side was warned, which counts for the team (annex 2 of the cup): nowadays for help or
/// comment only, in old journals for whatever it was.
struct PartnerWarned {
    Color side; ///< at this table
    bool operator==(const PartnerWarned&) const = default;
};
/// A flag has fallen, and it cannot be shown that its side has overstepped the time: its next move is the first of the
/// next period (Article 8.6).
struct OversteppingUnproved {
    Color side;
    bool operator==(const OversteppingUnproved&) const = default;
};
/// A flag was claimed, and it could not be found out whether the other side can still mate by any series of legal
/// moves. That counts as if it could; the arbiter, who is told, may decide otherwise (Article 6.10).
struct MateUnproved {
    Color side; ///< who gains by the flag
    bool operator==(const MateUnproved&) const = default;
};
/// Without an arbiter: the opponent of whoever has claimed a draw has verified the final position (Appendix D).
struct PositionVerified {
    Color side;
    std::string fen; ///< the position as it was written down
    bool operator==(const PositionVerified&) const = default;
};
/// Two boards: somebody has announced the move made, or about to be.
struct Said {
    Person by;
    board::Move move;  ///< what the words mean; not legal where that is what stands on the board
    std::string words; ///< as they were said
    bool operator==(const Said&) const = default;
};
/// Two boards: the side has repeated the opponent's move, rightly if it is the one announced.
struct Repeated {
    Color side;
    board::Move move;  ///< what the words mean
    std::string words; ///< as they were said
    bool operator==(const Repeated&) const = default;
};
/// Two boards: the opponent's move was carried out on the side's board.
struct Executed {
    Person by;
    Color side;       ///< on whose board
    board::Move move; ///< what the hand did, right or wrong
    bool operator==(const Executed&) const = default;
};
/// The side was told the times it asked for.
struct TimeTold {
    Color side;
    Duration white_left;
    Duration black_left;
    std::optional<Duration> white_used; ///< both empty in old journals, where what is left was all that was told
    std::optional<Duration> black_used;
    bool operator==(const TimeTold&) const = default;
};
/// The side was told how many moves it has completed.
struct MovesTold {
    Color side;
    int completed;
    bool operator==(const MovesTold&) const = default;
};
/// The controller compares boards and scores; the clocks stand. What is found follows at the same instant.
struct Compared {
    bool operator==(const Compared&) const = default;
};
/// Both scores agree, and the game is taken for what they say: from that ply on, counted from 0, these moves.
struct GameCorrected {
    std::size_t ply;
    std::vector<board::Move> moves; ///< to the last one made; at least one
    bool operator==(const GameCorrected&) const = default;
};
/// The side's board stands as the scores say.
struct BoardFixed {
    Color side;
    bool operator==(const BoardFixed&) const = default;
};
/// Both boards and both scores are back where they agree, and what the clocks show; both empty without clocks.
struct Retraced {
    std::size_t plies; ///< how many are left of the game
    std::optional<Duration> white_left;
    std::optional<Duration> black_left;
    /// A flag that had fallen by then stays down; false in old journals, where it rose.
    bool flags_stay = false;
    bool operator==(const Retraced&) const = default;
};
struct Ended {
    Result result;
    Reason reason;
    bool operator==(const Ended&) const = default;
};

/// Whatever can happen at a table: one of these. It is a type of its own so that copying and moving it is compiled
/// once, in event.cpp: for so many alternatives that is most of what compiling a file costs.
struct Event
    : std::variant<Started, Arrived, Made, Adjusting, Lifted, Placed, TakenOff, TouchedDown, TouchReported,
                   TouchClaimed, TouchRuled, TakenInHand, TakenBack, CaptureMissed, Pressed, DrawOffered, DrawAccepted,
                   DrawDeclined, Resigned, IllegalCompleted, IllegalClaimed, IllegalRuled, Restored, IrregularityRuled,
                   FlagFallen, FlagClaimed, DrawClaimed, ClaimRejected, QuickplayClaimed, IncrementRequested,
                   IncrementIntroduced, SealCalled, MoveShown, Sealed, Resumed, EnvelopeOpened, EnvelopeLost, PenTaken,
                   Written, Signed, Stopped, Restarted, Upheld, Rejected, Postponed, TimeAdded, ClockSet, MovesSet,
                   Warned, OffenceFound, DeviceFound, PointsSet, Punished, PartnerWarned, OversteppingUnproved,
                   MateUnproved, PositionVerified, Said, Repeated, Executed, TimeTold, MovesTold, Compared,
                   GameCorrected, BoardFixed, Retraced, Ended> {
    using variant::variant;
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
};

/// An event and when it happened.
struct TimedEvent {
    Instant at;
    Event event;
    bool operator==(const TimedEvent&) const = default;
};

} // namespace rules::table
