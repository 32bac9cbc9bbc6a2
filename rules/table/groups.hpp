// What is decided and evolved, one overload for each command and event: without its overloads a new one does not build.
// The groups: game.cpp (start, resign, end), presence.cpp, moves.cpp, touching.cpp, taking_back.cpp, captures.cpp
// (matranj), partners.cpp (doubles), illegal_moves.cpp, restoring.cpp, irregularities.cpp, offers.cpp, claims.cpp,
// flags.cpp, halts.cpp, arbiter.cpp (clocks set, the game decided), conduct.cpp (warnings, points, sanctions),
// sheets.cpp, quickplay.cpp, adjournment.cpp; and in dualboard/ what two boards bring with them.
#pragma once

#include "rules/table/table.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::table {

/// What the command itself is, before its consequences.
using Decision = std::variant<std::vector<Event>, Refusal>;
Decision decide_command(const Table& table, const Start& command, Instant now);
Decision decide_command(const Table& table, const Arrive& command, Instant now);
Decision decide_command(const Table& table, const Play& command, Instant now);
Decision decide_command(const Table& table, const Adjust& command, Instant now);
Decision decide_command(const Table& table, const Lift& command, Instant now);
Decision decide_command(const Table& table, const Place& command, Instant now);
Decision decide_command(const Table& table, const TakeOff& command, Instant now);
Decision decide_command(const Table& table, const TouchDown& command, Instant now);
Decision decide_command(const Table& table, const ReportTouch& command, Instant now);
Decision decide_command(const Table& table, const TakeInHand& command, Instant now);
Decision decide_command(const Table& table, const LoseWithPartner& command, Instant now);
Decision decide_command(const Table& table, const TakeBack& command, Instant now);
Decision decide_command(const Table& table, const Press& command, Instant now);
Decision decide_command(const Table& table, const OfferDraw& command, Instant now);
Decision decide_command(const Table& table, const AcceptDraw& command, Instant now);
Decision decide_command(const Table& table, const DeclineDraw& command, Instant now);
Decision decide_command(const Table& table, const Resign& command, Instant now);
Decision decide_command(const Table& table, const ClaimDraw& command, Instant now);
Decision decide_command(const Table& table, const ClaimIllegal& command, Instant now);
Decision decide_command(const Table& table, const RuleIllegal& command, Instant now);
Decision decide_command(const Table& table, const RuleIrregular& command, Instant now);
Decision decide_command(const Table& table, const RuleLostPosition& command, Instant now);
Decision decide_command(const Table& table, const ClaimFlag& command, Instant now);
Decision decide_command(const Table& table, const RuleFlagOrder& command, Instant now);
Decision decide_command(const Table& table, const ClaimQuickplay& command, Instant now);
Decision decide_command(const Table& table, const RequestIncrement& command, Instant now);
Decision decide_command(const Table& table, const Adjourn& command, Instant now);
Decision decide_command(const Table& table, const Seal& command, Instant now);
Decision decide_command(const Table& table, const OpenEnvelope& command, Instant now);
Decision decide_command(const Table& table, const LoseEnvelope& command, Instant now);
Decision decide_command(const Table& table, const Write& command, Instant now);
Decision decide_command(const Table& table, const Borrow& command, Instant now);
Decision decide_command(const Table& table, const Sign& command, Instant now);
Decision decide_command(const Table& table, const Stop& command, Instant now);
Decision decide_command(const Table& table, const Restart& command, Instant now);
Decision decide_command(const Table& table, const Uphold& command, Instant now);
Decision decide_command(const Table& table, const Reject& command, Instant now);
Decision decide_command(const Table& table, const Postpone& command, Instant now);
Decision decide_command(const Table& table, const AddTime& command, Instant now);
Decision decide_command(const Table& table, const SetClock& command, Instant now);
Decision decide_command(const Table& table, const SetMoves& command, Instant now);
Decision decide_command(const Table& table, const Warn& command, Instant now);
Decision decide_command(const Table& table, const ReportDevice& command, Instant now);
Decision decide_command(const Table& table, const RuleLoss& command, Instant now);
Decision decide_command(const Table& table, const RuleDraw& command, Instant now);
Decision decide_command(const Table& table, const SetPoints& command, Instant now);
Decision decide_command(const Table& table, const Punish& command, Instant now);
Decision decide_command(const Table& table, const RuleOffence& command, Instant now);
Decision decide_command(const Table& table, const NotePartnersWarning& command, Instant now);
Decision decide_command(const Table& table, const RuleOversteppingUnproved& command, Instant now);
Decision decide_command(const Table& table, const VerifyPosition& command, Instant now);
Decision decide_command(const Table& table, const Say& command, Instant now);
Decision decide_command(const Table& table, const Repeat& command, Instant now);
Decision decide_command(const Table& table, const Execute& command, Instant now);
Decision decide_command(const Table& table, const AskTime& command, Instant now);
Decision decide_command(const Table& table, const AskMoves& command, Instant now);
Decision decide_command(const Table& table, const Compare& command, Instant now);
Decision decide_command(const Table& table, const Retrace& command, Instant now);

void apply(Table& table, Instant at, const Started& event);
void apply(Table& table, Instant at, const Arrived& event);
void apply(Table& table, Instant at, const Made& event);
void apply(Table& table, Instant at, const Adjusting& event);
void apply(Table& table, Instant at, const Lifted& event);
void apply(Table& table, Instant at, const Placed& event);
void apply(Table& table, Instant at, const TakenOff& event);
void apply(Table& table, Instant at, const TouchedDown& event);
void apply(Table& table, Instant at, const TouchReported& event);
void apply(Table& table, Instant at, const TouchClaimed& event);
void apply(Table& table, Instant at, const TouchRuled& event);
void apply(Table& table, Instant at, const TakenInHand& event);
void apply(Table& table, Instant at, const TakenBack& event);
void apply(Table& table, Instant at, const CaptureMissed& event);
void apply(Table& table, Instant at, const Pressed& event);
void apply(Table& table, Instant at, const DrawOffered& event);
void apply(Table& table, Instant at, const DrawAccepted& event);
void apply(Table& table, Instant at, const DrawDeclined& event);
void apply(Table& table, Instant at, const Resigned& event);
void apply(Table& table, Instant at, const IllegalCompleted& event);
void apply(Table& table, Instant at, const IllegalClaimed& event);
void apply(Table& table, Instant at, const IllegalRuled& event);
void apply(Table& table, Instant at, const Restored& event);
void apply(Table& table, Instant at, const IrregularityRuled& event);
void apply(Table& table, Instant at, const FlagFallen& event);
void apply(Table& table, Instant at, const FlagClaimed& event);
void apply(Table& table, Instant at, const DrawClaimed& event);
void apply(Table& table, Instant at, const ClaimRejected& event);
void apply(Table& table, Instant at, const QuickplayClaimed& event);
void apply(Table& table, Instant at, const IncrementRequested& event);
void apply(Table& table, Instant at, const IncrementIntroduced& event);
void apply(Table& table, Instant at, const SealCalled& event);
void apply(Table& table, Instant at, const MoveShown& event);
void apply(Table& table, Instant at, const Sealed& event);
void apply(Table& table, Instant at, const Resumed& event);
void apply(Table& table, Instant at, const EnvelopeOpened& event);
void apply(Table& table, Instant at, const EnvelopeLost& event);
void apply(Table& table, Instant at, const PenTaken& event);
void apply(Table& table, Instant at, const Written& event);
void apply(Table& table, Instant at, const Signed& event);
void apply(Table& table, Instant at, const Stopped& event);
void apply(Table& table, Instant at, const Restarted& event);
void apply(Table& table, Instant at, const Upheld& event);
void apply(Table& table, Instant at, const Rejected& event);
void apply(Table& table, Instant at, const Postponed& event);
void apply(Table& table, Instant at, const TimeAdded& event);
void apply(Table& table, Instant at, const ClockSet& event);
void apply(Table& table, Instant at, const MovesSet& event);
void apply(Table& table, Instant at, const Warned& event);
void apply(Table& table, Instant at, const DeviceFound& event);
void apply(Table& table, Instant at, const PointsSet& event);
void apply(Table& table, Instant at, const Punished& event);
void apply(Table& table, Instant at, const OffenceFound& event);
void apply(Table& table, Instant at, const PartnerWarned& event);
void apply(Table& table, Instant at, const OversteppingUnproved& event);
void apply(Table& table, Instant at, const MateUnproved& event);
void apply(Table& table, Instant at, const PositionVerified& event);
void apply(Table& table, Instant at, const Said& event);
void apply(Table& table, Instant at, const Repeated& event);
void apply(Table& table, Instant at, const Executed& event);
void apply(Table& table, Instant at, const TimeTold& event);
void apply(Table& table, Instant at, const MovesTold& event);
void apply(Table& table, Instant at, const Compared& event);
void apply(Table& table, Instant at, const GameCorrected& event);
void apply(Table& table, Instant at, const BoardFixed& event);
void apply(Table& table, Instant at, const Retraced& event);
void apply(Table& table, Instant at, const Ended& event);

/// What must follow hangs on whether the side can mate: that may take seconds to find out, so it is asked, not worked
/// out. In doubles men may still come, and in matranj nobody mates: there it counts as if the side could.
struct ByMate {
    MateQuestion question;
    std::optional<Event> if_can;
    std::optional<Event> if_cannot;
    std::optional<Event> if_unproved;
};
using Consequence = std::variant<std::optional<Event>, ByMate>;

/// Lost, but a draw if it is proved that the side to win cannot mate.
Consequence lost_unless_unable(const variants::Position& position, Color to_win, const Event& lost, const Event& drawn);

/// What must follow the event at once, in the table after it: the end of the game, the verdict on a claim, the move
/// that is made as a man is let go.
std::optional<Event> consequence(const Table& table, Instant at, const Started& event);
std::optional<Event> consequence(const Table& table, Instant at, const Arrived& event);
std::optional<Event> consequence(const Table& table, Instant at, const Made& event);
std::optional<Event> consequence(const Table& table, Instant at, const Adjusting& event);
std::optional<Event> consequence(const Table& table, Instant at, const Lifted& event);
std::optional<Event> consequence(const Table& table, Instant at, const Placed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TakenOff& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchedDown& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchReported& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TouchRuled& event);
std::optional<Event> consequence(const Table& table, Instant at, const TakenInHand& event);
std::optional<Event> consequence(const Table& table, Instant at, const TakenBack& event);
std::optional<Event> consequence(const Table& table, Instant at, const CaptureMissed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Pressed& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawOffered& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawAccepted& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawDeclined& event);
Consequence consequence(const Table& table, Instant at, const Resigned& event);
std::optional<Event> consequence(const Table& table, Instant at, const IllegalCompleted& event);
Consequence consequence(const Table& table, Instant at, const IllegalClaimed& event);
Consequence consequence(const Table& table, Instant at, const IllegalRuled& event);
std::optional<Event> consequence(const Table& table, Instant at, const Restored& event);
std::optional<Event> consequence(const Table& table, Instant at, const IrregularityRuled& event);
std::optional<Event> consequence(const Table& table, Instant at, const FlagFallen& event);
Consequence consequence(const Table& table, Instant at, const FlagClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const DrawClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const ClaimRejected& event);
std::optional<Event> consequence(const Table& table, Instant at, const QuickplayClaimed& event);
std::optional<Event> consequence(const Table& table, Instant at, const IncrementRequested& event);
std::optional<Event> consequence(const Table& table, Instant at, const IncrementIntroduced& event);
std::optional<Event> consequence(const Table& table, Instant at, const SealCalled& event);
std::optional<Event> consequence(const Table& table, Instant at, const MoveShown& event);
std::optional<Event> consequence(const Table& table, Instant at, const Sealed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Resumed& event);
Consequence consequence(const Table& table, Instant at, const EnvelopeOpened& event);
std::optional<Event> consequence(const Table& table, Instant at, const EnvelopeLost& event);
std::optional<Event> consequence(const Table& table, Instant at, const PenTaken& event);
std::optional<Event> consequence(const Table& table, Instant at, const Written& event);
std::optional<Event> consequence(const Table& table, Instant at, const Signed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Stopped& event);
std::optional<Event> consequence(const Table& table, Instant at, const Restarted& event);
Consequence consequence(const Table& table, Instant at, const Upheld& event);
Consequence consequence(const Table& table, Instant at, const Rejected& event);
std::optional<Event> consequence(const Table& table, Instant at, const Postponed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TimeAdded& event);
std::optional<Event> consequence(const Table& table, Instant at, const ClockSet& event);
std::optional<Event> consequence(const Table& table, Instant at, const MovesSet& event);
std::optional<Event> consequence(const Table& table, Instant at, const Warned& event);
std::optional<Event> consequence(const Table& table, Instant at, const DeviceFound& event);
std::optional<Event> consequence(const Table& table, Instant at, const PointsSet& event);
std::optional<Event> consequence(const Table& table, Instant at, const Punished& event);
std::optional<Event> consequence(const Table& table, Instant at, const OffenceFound& event);
std::optional<Event> consequence(const Table& table, Instant at, const PartnerWarned& event);
std::optional<Event> consequence(const Table& table, Instant at, const OversteppingUnproved& event);
std::optional<Event> consequence(const Table& table, Instant at, const MateUnproved& event);
std::optional<Event> consequence(const Table& table, Instant at, const PositionVerified& event);
std::optional<Event> consequence(const Table& table, Instant at, const Said& event);
std::optional<Event> consequence(const Table& table, Instant at, const Repeated& event);
std::optional<Event> consequence(const Table& table, Instant at, const Executed& event);
std::optional<Event> consequence(const Table& table, Instant at, const TimeTold& event);
std::optional<Event> consequence(const Table& table, Instant at, const MovesTold& event);
std::optional<Event> consequence(const Table& table, Instant at, const Compared& event);
std::optional<Event> consequence(const Table& table, Instant at, const GameCorrected& event);
std::optional<Event> consequence(const Table& table, Instant at, const BoardFixed& event);
std::optional<Event> consequence(const Table& table, Instant at, const Retraced& event);
std::optional<Event> consequence(const Table& table, Instant at, const Ended& event);

/// Whether the event can have happened to this table.
bool is_possible(const Table& table, const Started& event);
bool is_possible(const Table& table, const Arrived& event);
bool is_possible(const Table& table, const Made& event);
bool is_possible(const Table& table, const Adjusting& event);
bool is_possible(const Table& table, const Lifted& event);
bool is_possible(const Table& table, const Placed& event);
bool is_possible(const Table& table, const TakenOff& event);
bool is_possible(const Table& table, const TouchedDown& event);
bool is_possible(const Table& table, const TouchReported& event);
bool is_possible(const Table& table, const TouchClaimed& event);
bool is_possible(const Table& table, const TouchRuled& event);
bool is_possible(const Table& table, const TakenInHand& event);
bool is_possible(const Table& table, const TakenBack& event);
bool is_possible(const Table& table, const CaptureMissed& event);
bool is_possible(const Table& table, const Pressed& event);
bool is_possible(const Table& table, const DrawOffered& event);
bool is_possible(const Table& table, const DrawAccepted& event);
bool is_possible(const Table& table, const DrawDeclined& event);
bool is_possible(const Table& table, const Resigned& event);
bool is_possible(const Table& table, const IllegalCompleted& event);
bool is_possible(const Table& table, const IllegalClaimed& event);
bool is_possible(const Table& table, const IllegalRuled& event);
bool is_possible(const Table& table, const Restored& event);
bool is_possible(const Table& table, const IrregularityRuled& event);
bool is_possible(const Table& table, const FlagFallen& event);
bool is_possible(const Table& table, const FlagClaimed& event);
bool is_possible(const Table& table, const DrawClaimed& event);
bool is_possible(const Table& table, const ClaimRejected& event);
bool is_possible(const Table& table, const QuickplayClaimed& event);
bool is_possible(const Table& table, const IncrementRequested& event);
bool is_possible(const Table& table, const IncrementIntroduced& event);
bool is_possible(const Table& table, const SealCalled& event);
bool is_possible(const Table& table, const MoveShown& event);
bool is_possible(const Table& table, const Sealed& event);
bool is_possible(const Table& table, const Resumed& event);
bool is_possible(const Table& table, const EnvelopeOpened& event);
bool is_possible(const Table& table, const EnvelopeLost& event);
bool is_possible(const Table& table, const PenTaken& event);
bool is_possible(const Table& table, const Written& event);
bool is_possible(const Table& table, const Signed& event);
bool is_possible(const Table& table, const Stopped& event);
bool is_possible(const Table& table, const Restarted& event);
bool is_possible(const Table& table, const Upheld& event);
bool is_possible(const Table& table, const Rejected& event);
bool is_possible(const Table& table, const Postponed& event);
bool is_possible(const Table& table, const TimeAdded& event);
bool is_possible(const Table& table, const ClockSet& event);
bool is_possible(const Table& table, const MovesSet& event);
bool is_possible(const Table& table, const Warned& event);
bool is_possible(const Table& table, const DeviceFound& event);
bool is_possible(const Table& table, const PointsSet& event);
bool is_possible(const Table& table, const Punished& event);
bool is_possible(const Table& table, const OffenceFound& event);
bool is_possible(const Table& table, const PartnerWarned& event);
bool is_possible(const Table& table, const OversteppingUnproved& event);
bool is_possible(const Table& table, const MateUnproved& event);
bool is_possible(const Table& table, const PositionVerified& event);
bool is_possible(const Table& table, const Said& event);
bool is_possible(const Table& table, const Repeated& event);
bool is_possible(const Table& table, const Executed& event);
bool is_possible(const Table& table, const TimeTold& event);
bool is_possible(const Table& table, const MovesTold& event);
bool is_possible(const Table& table, const Compared& event);
bool is_possible(const Table& table, const GameCorrected& event);
bool is_possible(const Table& table, const BoardFixed& event);
bool is_possible(const Table& table, const Retraced& event);
bool is_possible(const Table& table, const Ended& event);

// What several groups ask.

Refusal refuse(const Table& table, RefusalReason reason, laws::Rule rule);
/// Refuses whatever is only done while a clock runs: moves and presses.
std::optional<Refusal> refuse_unless_playing(const Table& table);
/// Refuses whatever is done from the start of the game to its end, whether the clocks run or not.
std::optional<Refusal> refuse_unless_under_way(const Table& table);
/// The same, but not while the game is adjourned.
std::optional<Refusal> refuse_unless_at_board(const Table& table);
/// Neither before the start nor over.
bool is_under_way(const Table& table);
/// The clocks stop, and whoever was on the clock is again when the game goes on.
void halt(Table& table, Instant at, HaltCause cause);
/// Whoever touches a man himself no longer complains of touches (Article 4.7).
void waive_touch_claim(Table& table, Color side);
/// What the arbiter says to the touch that was put to him; empty if there is none.
std::optional<Decision> rule_on_touch(const Table& table, bool counts);
/// The rule by which the men touched for the ply bind its player; empty if they bind to nothing.
std::optional<laws::Rule> rule_of_touches(const Ply& ply);
/// The move just made is taken back if the men touched for it left another one open.
std::optional<Event> after_touch_found(const Table& table, Instant at, Color by);
/// A penalty given: the one due for stopping the clocks without reason, if that is what it is for.
void note_penalty(Table& table, Color offender, laws::Penalty penalty);
/// Refuses what this edition does not let the arbiter do to a player.
std::optional<Refusal> refuse_unless_offered(const Table& table, laws::Penalty penalty);
/// Whether the arbiter has still to answer, what his answer changes, and what follows from it at once: for each cause.
bool is_open(const QuickplayAppeal& appeal);
bool is_open(const FlagAwaitsVerdict& flag);
bool is_open(const ClaimAwaitsArbiter& claim);
void rule(QuickplayAppeal& appeal, Ruling ruling);
void rule(FlagAwaitsVerdict& flag, Ruling ruling);
void rule(ClaimAwaitsArbiter& claim, Ruling ruling);
std::optional<Event> after_ruling(const Table& table, const QuickplayAppeal& appeal, Ruling ruling);
Consequence after_ruling(const Table& table, const FlagAwaitsVerdict& flag, Ruling ruling);
std::optional<Event> after_ruling(const Table& table, const ClaimAwaitsArbiter& claim, Ruling ruling);
/// What follows from the decision on a claim that was postponed.
Consequence postponed_verdict(const Table& table, Ruling ruling);
std::optional<Refusal> refuse_early_verdict(const Table& table, Ruling ruling);
/// The rule for claims in a quickplay finish at this table.
laws::Rule rule_of_claims(const Table& table);
/// How the game ends by the flag that has fallen, or first that this rests on what could not be proved. Precondition:
/// one has.
Consequence after_flag(const Table& table);
/// Why the side may not press its clock.
std::optional<Refusal> refuse_press(const Table& table, const Press& command);
/// The side whose clock runs although his move is made.
std::optional<Color> who_must_press(const Table& table);
/// Why the move cannot be played, by the rules of the board alone; empty if it is legal.
std::optional<Refusal> refuse_illegal(const Table& table, board::Move move);
/// Another move, or the touch of a man, instead of the move not pressed yet, which goes back first. Precondition: the
/// side may take it back.
Decision play_instead(const Table& table, const Play& command, Instant now);
Decision lift_instead(const Table& table, const Lift& command, Instant now);
/// Whether the move captures nothing although another one would, and must (matranj).
bool misses_capture(const variants::Position& position, board::Move move);
/// Of the moves with which a capture is missed, one that the hands have brought a man to the end of; empty if none.
std::optional<board::Move> missed_capture_on(const Hands& hands, const variants::Position& position);
/// How this game keeps touch-move, by its variant and its kind.
laws::TouchRule touch_rule(const Table& table);
/// The rule by which touched men bind nobody. Precondition: touch_rule is Off.
laws::Rule rule_without_touch_move(const Table& table);
/// Whether what is not legal is refused; otherwise it can be made as over the board.
bool refuses_illegal_moves(const Table& table);
/// Whether the table itself keeps the player on move from what is closed to him by what he has touched.
bool sees_to_touch_move(const Table& table);
/// Why none of these legal moves is open with the board as it is under the hands; empty if one is. Precondition: there
/// is at least one.
std::optional<Refusal> refuse_closed(const Table& table, const Hands& hands, std::vector<board::Move> moves);
/// The draw offer of the opponent that a touch turns down, if there is one (Article 9.1a).
std::optional<Event> declined_by(const Table& table, Color side, Decline how);
/// By Color, legal or not.
std::array<int, 2> moves_made(const Table& table);
/// The same without those not pressed yet (Article 6.8a).
std::array<int, 2> moves_completed(const Table& table);
/// The position from before with what has come from the partners since; `then` had come by that time.
variants::Position with_later_men(const Table& table, variants::Position before, const board::Reserve& then);
/// Counts anew how often each position has occurred, from the moves of the game.
void count_positions(Table& table);
/// The position has occurred once less.
void uncount_position(Table& table, const variants::Position& position);
/// Everything stands as agreed again; what the player on move has touched stays touched.
void put_men_back(Table& table);
/// Whether the side was the last to move, and legally.
bool last_moved(const Table& table, Color side);
/// The illegal move the side completes by pressing its clock now; empty if that is none.
std::optional<Illegality> illegality_on_board(const Table& table, Color side);
/// The rule for illegal moves in a game of this kind.
laws::Rule rule_of_illegal_moves(const Table& table);
/// The rule by which the illegal move of the side that is the first to be put right is one.
laws::Rule rule_of_illegal_move(const Table& table, Color side);
/// A move has been completed in rapid, and what an arbiter saw before it still stands: both kings in check, or a pawn
/// on the last rank (A.5.4 of 2023).
bool stays_illegal(const Table& table);
/// Refuses what only an arbiter who is there can do.
std::optional<Refusal> refuse_without_arbiter(const Table& table, laws::Rule rule);
/// Whether an illegal move costs the game as soon as it is claimed (C3).
bool claim_wins(const Table& table);
/// Whether what stands on the board is no position at all, so that nobody can move.
bool cannot_be_played_on(const Table& table);
/// Who had the move after so many plies; empty if nothing was done after them that could be taken back.
std::optional<Color> on_move_after(const Table& table, std::size_t plies);
/// The position before the ply, or before the side's illegal move after so many plies, put back; for an illegal move
/// the opponent gets the bonus.
Restored restore(const Table& table, Instant at, Color side, Restoration why, std::size_t plies, Duration bonus);
/// The game before that ply, or before the mover's illegal move after so many plies: position, plies, sheets, and the
/// clocks' counters. The boards and the displays are still as they were.
void go_back(Table& table, Instant at, std::size_t plies, Color mover);
bool has_fallen(const Table& table, Color side);
/// Whether the flag of one that is given time rises.
enum class FlagThen { Rises, Stays };
/// The clock shows so much from now on. Precondition: there are clocks.
void set_display(Table& table, Color side, Duration left, Instant at, FlagThen flag);
/// The flag that will fall next, if nobody does anything.
std::optional<TimedEvent> next_flag(const Table& table);
/// The end of the game because somebody has not come by then.
std::optional<TimedEvent> next_default(const Table& table);
/// Not there when the game started, and not arrived since.
bool is_away(const Table& table, Color side);
/// The player does something at the board, so that he is there.
void note_presence(Table& table, Color side);
/// Refuses what is done at the board to a side that has not come yet.
std::optional<Refusal> refuse_while_away(const Table& table, Color side);
/// Whoever comes only now comes too late (Articles 6.7, A10).
bool is_too_late(const Table& table, Instant at);
/// What follows once a sealed move is made on the board, which has not ended the game.
std::optional<Event> after_unsealed_move(const Table& table);
/// The game was lost by default, and this arrival makes both sides lose it.
bool is_second_default(const Table& table, Color side);
Sheet& sheet_of(Table& table, Color side);
const Sheet& sheet_of(const Table& table, Color side);
/// A move written ahead of which another is made now is crossed out.
void cross_out_ahead(Table& table, board::Move made);
/// Refuses the next move to a side that has not written what it should have before.
std::optional<Refusal> refuse_unless_recorded(const Table& table, Color side, Instant now);
/// Remembers that the running side's time is below what obliges it to record.
void note_low_time(Table& table, Instant at);
Result won_by(Color side);

} // namespace rules::table
