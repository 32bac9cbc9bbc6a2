// What is asked of the table. Commands are verbs and may be refused.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/table/time.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rules::table {

using board::Color;

/// Who sits on a side.
enum class Seat { Blind, Sighted, Computer };

/// What the game is by its length (Articles B.1 and C.1 of 2005).
enum class Kind { Standard, Rapid, Blitz };

/// How many boards are played on (Appendix F of 2001 and 2005, D of 2023).
enum class Boards { One, Two };

/// A player, or the assistant of one.
struct Person {
    Color side;
    bool is_assistant = false;
    bool operator==(const Person&) const = default;
};

/// What becomes of a move that is not legal.
enum class IllegalPolicy {
    Refuse, ///< it is not made
    Record, ///< it is made as over the board, and complete when the clock is pressed
};

/// Which of two games of doubles one is that are played together.
struct MatchBoard {
    std::string match; ///< the same in both: a name without spaces
    int board;         ///< 1, or 2 at the partners' board
    bool operator==(const MatchBoard&) const = default;
};

/// Everything that is settled before the game and changes what an event means.
struct Settings {
    std::string edition = "fide-2005"; ///< name of the edition of the Laws
    variants::Variant variant = variants::Variant::Standard;
    Kind kind = Kind::Standard;
    TimeControl time;
    Seat white = Seat::Sighted;
    Seat black = Seat::Sighted;
    Boards boards = Boards::One;
    std::array<bool, 2> assistant{}; ///< by Color: the side has one
    std::array<bool, 2> absent{};    ///< by Color: not there when the game starts
    IllegalPolicy illegal = IllegalPolicy::Refuse;
    board::Setup start = board::Setup::initial();
    std::optional<Duration> default_time; ///< how late one may come, where the event says otherwise than its edition
    std::optional<Duration> session;      ///< from the start to the end of the first session, where that is fixed
    bool fair_play = false;               ///< nobody is told what the Laws leave to the player to find (Article 12.2)
    bool own_sheets = false;         ///< the players write their scoresheets from the start; else whoever once writes
    bool arbiter_present = true;     ///< without one a claim in a quickplay finish ends the game (Appendix D)
    bool quickplay_announced = true; ///< counts where an edition has such claims only if they were announced
    std::optional<MatchBoard> match; ///< empty: the game is played alone

    Seat seat(Color side) const { return side == Color::White ? white : black; }
    bool operator==(const Settings&) const = default;
};

/// The arbiter starts the game: White's clock runs (Article 6.5).
struct Start {};
/// The arbiter sees the side arrive at the board, and until then it was away (Article 6.7).
struct Arrive {
    Color side;
};
/// The side moves, by hand or by word; the clock is not yet pressed (Article 4.6).
struct Play {
    Color side;
    board::Move move;
};

/// The player says "I adjust": whatever is then lifted is put back, and binds to nothing (Article 4.2).
struct Adjust {
    Color side;
};
/// The player takes up the piece there, which is to touch it (Articles 4.3, 4.4).
struct Lift {
    Color side;
    board::Square square;
};
/// The player puts down a held piece, or one of the kind named, and lets it go: for a pawn that has reached the last
/// rank it comes from beside the board (Article 4.6).
struct Place {
    Color side;
    board::Square square;
    std::optional<board::Role> role;
};
/// The player takes a piece off the board: one that is captured, or a pawn that is exchanged.
struct TakeOff {
    Color side;
    board::Square square;
};
/// The piece for a pawn touches the square and is not let go yet (Article 4.4d).
struct TouchDown {
    Color side;
    board::Square square;
    board::Role role;
};
/// Somebody reports to the arbiter that the opponent has touched the piece there (Article 4.3): an opponent on move or,
/// as long as the reporter has touched no piece, one who has just moved.
struct ReportTouch {
    std::optional<Color> by; ///< empty: the arbiter, of whoever is on move
    board::Square square;
};
/// Doubles: a piece that the partner has captured comes into the hand of the side of its colour (annex 2 of the cup).
struct TakeInHand {
    Color side; ///< of the piece's colour
    board::Role role;
};
/// Doubles: the side's partner has lost at the other board, and so has the team (annex 2 of the cup).
struct LoseWithPartner {
    std::optional<Color> side; ///< empty: both sides' partners
};
/// The side takes its last move back, where touched pieces bind nobody: before the press (annexes 1 and 2 of the cup).
struct TakeBack {
    Color side;
};
/// The side takes back its last turn, and what was answered to it, to move again. The Laws know nothing of it: only in
/// a friendly game.
struct TakeTurnBack {
    Color side;
};

/// Two boards: the move a side has brought about on its board is announced in words (F.2.1).
struct Say {
    Person by;
    std::string words;              ///< one line, not empty
    std::vector<board::Move> meant; ///< what they may mean in `announced_in`, or the illegal move they describe
};
/// Two boards: the side repeats the opponent's move as it has heard it (F.2.1).
struct Repeat {
    Color side;
    std::string words;              ///< one line, not empty
    std::vector<board::Move> meant; ///< as in Say
};
/// Two boards: the opponent's move is carried out on one's own board (F.2.1, F.2.9a).
struct Execute {
    Person by;
    std::optional<board::Move> done; ///< what the hand really did, legal or not; empty: what was announced
};
/// A blind player asks for the times (F.2.9d).
struct AskTime {
    Color side;
};
/// A blind player asks for the number of their completed moves (F.2.9d).
struct AskMoves {
    Color side;
};
/// Two boards: the controller stops the clocks and compares boards and scores (F.2.7).
struct Compare {};
/// Two boards: the controller goes back to where both scores agree (F.2.8).
struct Retrace {};

/// The side stops its own clock and starts the opponent's (Article 6.8a).
struct Press {
    Color side;
};
/// Article 9.1.
struct OfferDraw {
    Color side;
};
struct AcceptDraw {
    Color side;
};
struct DeclineDraw {
    Color side;
};
/// Article 5.1b.
struct Resign {
    Color side;
};

enum class Claim { Threefold, FiftyMoves };
/// Articles 9.2 and 9.3: with a move, the one the claimant has written down and intends; without, what stands on the
/// board.
struct ClaimDraw {
    Color side;
    Claim claim;
    std::optional<board::Move> intended;
};
/// The player claims that the opponent has made an illegal move (Articles 7.4, B6, C3).
struct ClaimIllegal {
    Color by;
};
/// The arbiter finds that the side has made an illegal move; where the board shows none, one with two hands.
struct RuleIllegal {
    Color side;
};

/// What else may be found wrong (Articles 7.1-7.3).
enum class Irregularity {
    Array,  ///< the game began from a wrong array
    Board,  ///< the board lies the wrong way round
    Colors, ///< the game began with colours reversed
    Pieces, ///< pieces stand where they do not belong
};
/// The arbiter finds it so.
struct RuleIrregular {
    Irregularity what;
};

/// The arbiter finds that nobody can tell the position just before an irregularity: the game goes on from the last one
/// that can be identified, so many plies after its start, or, where the edition says so, a new one is played (7.4a).
struct RuleLostPosition {
    std::size_t plies = 0;
};

/// Somebody, or the arbiter, states that a flag has fallen (Article 6.9).
struct ClaimFlag {
    std::optional<Color> by; ///< empty: the arbiter
};

/// The arbiter finds both flags down and nobody to know which fell first (Articles 6.12, 10.3).
struct RuleFlagOrder {};

/// The arbiter finds that nobody can show whether the side whose flag has fallen has overstepped its time
/// (Article 8.6).
struct RuleOversteppingUnproved {
    Color side;
};
/// Without an arbiter: the side verifies the final position of whoever has claimed a draw (Appendix D).
struct VerifyPosition {
    Color side;
};

/// The opponent does not try to win by normal means, or cannot: a draw is claimed (Article 10.2).
struct ClaimQuickplay {
    Color side;
};
/// Both sides are to have extra time with each move (Guideline III.4 of 2023).
struct RequestIncrement {
    Color side;
};
/// The arbiter ends the session: the player on move seals a move (Article A1a).
struct Adjourn {
    std::optional<std::string> resumption; ///< when and where the game goes on, in words: one line, not empty
};
/// The side has sealed its move: written it down, put it into an envelope and closed that.
struct Seal {
    Color side;
    std::string text;   ///< as it was written: one line, not empty. The events do not tell it
    std::string digest; ///< of the envelope: 64 hexadecimal digits
};
/// The arbiter opens the envelope and tells what is written there.
struct OpenEnvelope {
    std::string text; ///< one line, not empty
};
/// The envelope is gone: the sealer makes the move they say they had sealed (Article A11).
struct LoseEnvelope {};
/// The side writes on its own scoresheet (Article 8.1): moves in any notation, right or wrong, and (=) for an offer.
/// From the first time on it keeps its sheet itself, and the program no longer does it for it.
struct Write {
    Color side;
    std::vector<std::string> texts; ///< at least one
};
/// The side completes its sheet from the opponent's (Article 8.5).
struct Borrow {
    Color side;
};
/// The side signs its sheet with the result (Article 8.7).
struct Sign {
    Color side;
};
/// Both clocks are stopped: by the arbiter, or by a player to call the arbiter (Article 6.13).
struct Stop {
    std::optional<Color> by; ///< empty: the arbiter
    std::string reason;      ///< what for, in words: one line, not empty, no spaces at its ends or two in a row
};
/// The arbiter lets the game go on: the clock that was stopped runs, or the one ruled on. Of an adjourned game: the
/// hour of its resumption has come.
struct Restart {};
/// The arbiter finds for whoever has asked, in whatever is open: a player rightly stopped the clocks.
struct Uphold {};
/// The arbiter finds against whoever has asked.
struct Reject {};
/// The arbiter decides later on a claim in a quickplay finish.
struct Postpone {};

/// The arbiter changes what a clock shows, as a penalty or to make up for something (Articles 6.14, 13.4, 13.5); less
/// than nothing is nothing.
struct AddTime {
    Color side;
    Duration time; ///< may be negative
};
/// The arbiter sets what a clock shows (Article 6.14).
struct SetClock {
    Color side;
    Duration left; ///< not negative
};
/// The arbiter sets how many moves a clock counts as completed (Article 6.14).
struct SetMoves {
    Color side;
    int completed; ///< 0 to most_moves
};
/// What a player has done against the Laws, where it has a name.
enum class Offence {
    IllegalMove,
    Device,      ///< a telephone or the like (Article 12.2b)
    Advice,      ///< notes, advice, another board (Article 12.2a); in doubles help for the partner (annex 2)
    Distraction, ///< of the opponent (Article 12.6)
    LeftHall,    ///< or the seat, without leave (Article 12.5)
    Absence,     ///< from games of the event (the cup, 15)
};

/// The arbiter warns a side (Article 13.4a).
struct Warn {
    Color side;
};
/// The arbiter finds that a side has done something of that kind. What it costs are acts of their own, but where the
/// edition says what follows.
struct RuleOffence {
    Color side;
    Offence what; ///< not IllegalMove, which has an act of its own; Device only where not to carry but to ring loses
};
/// Doubles: the side's partner was warned at the other board for helping, or for remarks about a game.
struct NotePartnersWarning {
    Color side;
};
/// The arbiter has heard a side's telephone ring, or found another device that is forbidden (Article 12.2b).
struct ReportDevice {
    Color side;
};
/// The arbiter declares the game lost (Article 13.4d).
struct RuleLoss {
    std::optional<Color> side; ///< empty: by both (12.9)
};
/// The arbiter declares the game drawn.
struct RuleDraw {};

/// What a game can be worth to a side (Article 11.1).
enum class Points { None, Half, One };
/// The arbiter says what the side scores after all (Articles 12.8, 13.4e and f).
struct SetPoints {
    Color side;
    Points points;
};

/// What the arbiter may do to a player beyond this game (Article 13.4).
enum class Sanction { Fine, RoundExclusion, Expulsion };
struct Punish {
    Color side;
    Sanction sanction;
};

/// Whatever can be asked for at a table: one of these. It is a type of its own so that copying and moving it is
/// compiled once, in command.cpp: for so many alternatives that is most of what compiling a file costs.
struct Command
    : std::variant<Start, Arrive, Play, Adjust, Lift, Place, TakeOff, TouchDown, ReportTouch, TakeInHand,
                   LoseWithPartner, TakeBack, TakeTurnBack, Press, OfferDraw, AcceptDraw, DeclineDraw, Resign,
                   ClaimDraw, ClaimIllegal, RuleIllegal, RuleIrregular, RuleLostPosition, ClaimFlag, RuleFlagOrder,
                   ClaimQuickplay, RequestIncrement, Adjourn, Seal, OpenEnvelope, LoseEnvelope, Write, Borrow, Sign,
                   Stop, Restart, Uphold, Reject, Postpone, AddTime, SetClock, SetMoves, Warn, ReportDevice, RuleLoss,
                   RuleDraw, SetPoints, Punish, RuleOffence, NotePartnersWarning, RuleOversteppingUnproved,
                   VerifyPosition, Say, Repeat, Execute, AskTime, AskMoves, Compare, Retrace> {
    using variant::variant;
    Command(const Command&);
    Command(Command&&) noexcept;
    Command& operator=(const Command&);
    Command& operator=(Command&&) noexcept;
    ~Command();
};

} // namespace rules::table
