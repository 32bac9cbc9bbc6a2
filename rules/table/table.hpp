// The table: a pure fold over events.
#pragma once

#include "rules/laws/laws.hpp"
#include "rules/table/clock.hpp"
#include "rules/table/command.hpp"
#include "rules/table/dualboard/two_boards.hpp"
#include "rules/table/event.hpp"
#include "rules/table/hands.hpp"
#include "rules/table/refusal.hpp"
#include "rules/table/sheet.hpp"
#include "rules/variants/position.hpp"
#include "rules/verdict/verdict.hpp"

#include <array>
#include <map>
#include <optional>
#include <set>
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
/// What the arbiter answers to whoever has called him.
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
/// A flag was claimed after the arbiter had postponed his decision on a claim: he gives it now (Article 10.2b).
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
using HaltCause =
    std::variant<ArbitersStop, PlayersStop, QuickplayAppeal, FlagAwaitsVerdict, Reconciling, ClaimAwaitsArbiter>;

/// The clocks stand, and nobody may move or press, until the arbiter restarts them.
struct Halt {
    HaltCause cause;
    std::optional<Color> runs; ///< whose clock runs afterwards; empty without clocks
    Instant since;
    bool operator==(const Halt&) const = default;
};

/// A move made, with what it was made in: enough to announce it, write it down or go back to it.
struct Ply {
    variants::Position before;
    board::Move move;
    Instant made_at;
    /// Left on the mover's clock when it was made; empty without clocks.
    std::optional<Duration> left;
    /// The men touched for it, in order, by their squares in `before`.
    std::vector<board::Square> touched;
    std::optional<board::Move> must_play; ///< what had to be played (Article 9.5)
    board::Reserve received;              ///< all that had come from the partners
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
    bool came_late = false; ///< he who sealed, to the resumption
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

struct Outcome {
    Result result;
    Reason reason;
    bool operator==(const Outcome&) const = default;
};

/// A game in progress, as the events so far have made it. A plain value: what cannot be rebuilt from the events is not
/// in it.
struct Table {
    Settings settings;
    laws::Laws laws;
    Phase phase = Phase::Waiting;
    variants::Position position;     ///< the agreed game
    Hands hands;                     ///< the board on which the player on move makes his move
    std::optional<TwoBoards> boards; ///< exactly in a game on two boards
    std::vector<Ply> plies;
    std::vector<IllegalMove> illegal_moves;   ///< in order; after each the game goes on from what it left
    std::array<int, 2> illegal_moves_found{}; ///< by Color, put right or not
    ChessClock clock;
    Instant last{};                 ///< when the last event happened
    std::optional<Instant> started; ///< when the game was started
    std::array<bool, 2> there{};    ///< by Color: known to be at the board, having arrived or done something there
    Duration excused{};             ///< how long the arbiter has had the clocks stopped since players are waited for
    std::array<bool, 2>
        unpressed{}; ///< by Color: has made a move and not pressed; both, after a reply before the press
    std::optional<Color> must_press;               ///< whose clock runs although his move is made; empty without clocks
    std::optional<Halt> halt;                      ///< exactly while the game is halted
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
    std::array<int, 2> distractions{};             ///< by Color: found by the arbiter
    std::array<int, 2> partners_warnings{};        ///< by Color: given to the side's partner in doubles
    std::array<std::optional<Points>, 2> points{}; ///< by Color: where the arbiter has said what the side scores
    std::array<Sheet, 2> sheets;                   ///< by Color
    /// By Color: the period in which it was last seen to have too little time to have to record.
    std::array<std::optional<std::size_t>, 2> low_time{};
    std::array<int, 2> untimely_offers{}; ///< by Color: not made between one's move and the press (Article 9.1a)
    std::optional<SealCall> seal_call;
    std::optional<SealedMove> sealed; ///< exactly while the game is adjourned
    std::optional<Unsealing> unsealing;
    bool was_adjourned = false;
    bool is_envelope_lost = false;  ///< and the move that was in it has not been made yet
    bool are_men_displaced = false; ///< the arbiter has found men off their squares, and nothing has happened since
    std::optional<Instant> resumed; ///< the hour of the last resumption, where it has come
    std::optional<Outcome> outcome;
    std::map<variants::Position::RepetitionKey, int> occurrences;
    board::Reserve received; ///< doubles: all that has come from the partners so far
};

/// The settings make no game: what is wrong with the starting position.
struct BadStart {
    std::set<variants::SetupFault> faults;
};

/// A table before its first event.
std::variant<Table, BadStart> lay(const Settings& settings, const laws::Laws& laws);

/// Whether the command would be refused, and why; empty if it would not. As `decide`, but without working out what
/// follows, such as whether a position is dead: cheap enough to ask of every row of a menu.
std::optional<Refusal> permits(const Table& table, const Command& command, Instant now);

/// Whether the side can mate by any series of legal moves of ordinary chess: the end of a game may hang on it.
struct MateQuestion {
    variants::Position position;
    Color side;
    /// Whether both have the same answer.
    bool is_same_as(const MateQuestion& other) const;
};

/// The answer, as good as it can be had: it may take seconds and much memory, so it is nothing for a thread that
/// answers keys.
verdict::Winnable work_out(const MateQuestion& question);

/// What a command leads to at once, in order: at least one event. What follows the last one may hang on a question.
struct Decided {
    std::vector<Event> events;
    std::optional<MateQuestion> question;
};

/// What the command leads to, or why not; it takes no longer than a blink. Preconditions: `now` is not before the last
/// event, and what `passing` tells of has been evolved, so that a command meets the flags as they are; `act` sees to
/// both.
std::variant<Decided, Refusal> decide(const Table& table, const Command& command, Instant now);

/// The event has happened, and what must follow it hangs on the question. Until then nothing else happens at the table.
struct Unruled {
    TimedEvent after;
    MateQuestion question;
};

/// What follows at once, by the answer. The table is the one after the event.
std::vector<TimedEvent> rule_on(const Table& table, const Unruled& unruled, verdict::Winnable answer);

/// Whether the side may make any move at all now, whichever it is; why not, otherwise.
std::optional<Refusal> may_play(const Table& table, Color side);

/// Of two refusals of a move that could be meant, whether the one says more of what is wrong with it than the other.
bool tells_more(const Refusal& one, const Refusal& other);

/// The legal moves open to the side on move under what it has touched and what it must play (Articles 4.3-4.6, 9.5).
/// Whether the table sees to it is another question: some games do so only on request.
std::vector<board::Move> open_moves(const Table& table);

/// The side's move that stands on its board and that no legal move leaves, where such moves are made and nobody has
/// completed it: what a hand has carried from one square to another, or castling. Empty if it is none, or cannot be put
/// as one move.
std::optional<board::Move> illegal_move_shown(const Table& table);

/// The move that is made because the board shows it (Article 4.6): what must follow a man being let go or taken off.
std::optional<board::Move> move_shown(const Table& table);

/// Whether the side may take its last move back: where touched men bind nobody, before the press and the reply.
bool may_take_back(const Table& table, Color side);

/// The position in which a move of that side is meant: the one on the board or, while its own last move may still be
/// taken back, the one before that.
variants::Position position_for(const Table& table, Color side);

/// Whether the claim is right and the arbiter has to confirm it, where the edition says so. The table is the one before
/// it.
bool awaits_confirmation(const Table& table, const DrawClaimed& claim);

/// What has to be done at the partners' board because of an event at this one (annex 2 of the cup): a man captured goes
/// over once the move is completed, and a loss is the team's. `before` is this table before the event. Empty but in
/// doubles.
std::vector<Command> for_partners(const Table& before, const Event& event);

/// What time alone has brought about by `now`: fallen flags, and the end of a game somebody has not come to. In order,
/// each with its own instant.
std::vector<TimedEvent> passing(const Table& table, Instant now);

/// The table after the event.
Table evolve(Table table, const TimedEvent& event);

/// The table after all of them. Precondition: they are what `decide` and `passing` gave for this start; of events from
/// outside ask `replay_checked`.
Table replay(Table start, const std::vector<TimedEvent>& events);

/// The table as far as the events make sense.
struct Replayed {
    Table table;
    /// The place of the first event that cannot have happened; empty if all have.
    std::optional<std::size_t> impossible;
    /// What had to follow the last event and is missing because the journal was cut off in between, in order: the end
    /// of the game, or the verdict on a claim. It belongs to the journal, and is not in the table yet.
    std::vector<TimedEvent> owing;
    /// What more is missing, once a question is answered. The table it is asked of has what is owed in it.
    std::optional<Unruled> unruled;
};
Replayed replay_checked(Table start, const std::vector<TimedEvent>& events);
/// The same with the question worked out, and what follows among what is owed.
Replayed ruled(Replayed replayed);

/// A command carried out: time passes first, then the command is decided and its events evolved, questions worked out.
/// Of a refused command the events are only the flags that fell.
struct Acted {
    Table table;
    std::vector<TimedEvent> events;
    std::optional<Refusal> refusal;
};
Acted act(Table table, const Command& command, Instant now);

/// The same by the side's assistant, where he may (F.2.9). The command is as the player would give it, but for who says
/// or carries out a move.
Acted act_for(Table table, Color side, const Command& command, Instant now);

/// Why the assistant of that side may not do it; empty if it is among his duties, whether or not it can be done now.
std::optional<Refusal> refuse_assistant(const Table& table, Color side, const Command& command);

/// Two boards: the position in which words that announce or repeat a move are meant; empty while there is nothing to
/// announce or repeat.
std::optional<variants::Position> announced_in(const Table& table);

/// What stands on the side's board, under its hands: of one board, what stands there for both.
board::Placement board_of(const Table& table, Color side);

/// Whether one of two boards stands otherwise than the game has it there.
bool boards_differ(const Table& table);

/// The squares on which the side's own board stands so, in order; none if there is one board.
std::vector<board::Square> squares_astray(const Table& table, Color side);

/// Whether the game is over at once by the move.
bool ends_game(const Table& before, Instant at, const Made& move);

/// When `passing` will next have something to tell, if nobody does anything; empty if never.
std::optional<Instant> next_deadline(const Table& table);

/// Whether the arbiter may say that a flag has fallen. In rapid and blitz some editions leave that to the players (B6
/// of 2001, B7 of 2005).
bool arbiter_calls_flags(const Table& table);

/// What the game is worth to the side (Article 11.1), unless the arbiter has said otherwise; empty while it is not
/// over.
std::optional<Points> points_of(const Table& table, Color side);

/// The rule by which a game ends for this reason.
laws::Rule rule_of(Reason reason);

/// The rule that decided what has happened to the table: how the game ended, a claim, a clock stopped. Empty for what
/// was nobody's ruling, such as a move.
std::optional<laws::Rule> rule_of(const Table& before, const Event& event);

/// The side's sheet as it can be read: its own, or, while the program keeps it, the game.
SheetLines sheet_lines(const Table& table, Color side);

/// The first ply, from 0, that both sheets have and that differs, or that a side's sheet has otherwise than the game;
/// empty if they agree as far as they go.
std::optional<std::size_t> sheet_difference(const Table& table);
std::optional<std::size_t> sheet_difference(const Table& table, Color side);

/// The position in which that ply was made, or, of the next one, will be. Precondition: no later one is meant.
const variants::Position& position_before(const Table& table, std::size_t ply);

/// The moves made that are not on the side's own sheet yet, as they were played; none while the program keeps it.
std::vector<std::string> unwritten(const Table& table, Color side);

/// Whether the side has to record its moves at that moment (Articles 8.1 and 8.4). The program does it for a side that
/// has never taken the pen.
bool must_record(const Table& table, Color side, Instant now);

/// How often the position now on the board, or the one after the move, has been there with it counted (Article 9.2).
int occurrences(const Table& table, std::optional<board::Move> intended = std::nullopt);

} // namespace rules::table
