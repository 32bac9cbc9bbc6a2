// Why a command was refused.
#pragma once

#include "rules/laws/laws.hpp"

#include <string>

namespace rules::table {

/// Why the table would not do it. Each stands for one sentence a player hears, `refusal.no_partner` of the catalogue,
/// and for one word of table scripts, `no-partner`: both are called as it is here.
enum class RefusalReason {
    NotStarted,
    AlreadyStarted,
    GameOver,
    NotYourMove,         ///< the opponent has the move
    PressFirst,          ///< the move before is made but the clock is not yet pressed
    IllegalMove,         ///< no rule of Article 3 allows it
    LeavesKingInCheck,   ///< it would be legal but for one's own king
    IllegalDrop,         ///< doubles: not in hand, not on a free square, or a pawn on the first or last rank
    NoMorePieces,        ///< doubles: two sets have no more pieces of that colour
    NoPartner,           ///< this game is played without partners
    MustCapture,         ///< matranj: who can capture must
    MoveStands,          ///< a move that is made is not taken back in this game
    NothingToTakeBack,   ///< one has made no move since one last pressed, or the opponent has replied
    PlayedWithoutHelp,   ///< the game is no friendly one, in which turns are taken back
    TouchMove,           ///< a piece that was touched must be moved or captured
    PieceReleased,       ///< a piece let go as part of a move stays there
    PromotionChosen,     ///< another piece has touched the square of promotion
    PromotionUnfinished, ///< the pawn on the last rank is not exchanged yet
    NothingThere,        ///< no piece stands there
    NothingInHand,       ///< no such piece was lifted
    SquareOccupied,      ///< a piece stands there, and is taken off first
    OnlyAdjusting,       ///< a piece that is adjusted goes back to its square
    NoTouchMove,         ///< this game is played without touch-move
    ComplaintWaived,     ///< a piece was touched since
    NothingToReport,     ///< the opponent has not moved
    CannotBePlayedOn,    ///< what stands on the board is no position: the illegal move is claimed first
    NoIllegalMove,       ///< there is none of that side's to claim or find
    IllegalMoveStands,   ///< the opponent has moved since
    OnlyOnClaim,         ///< the arbiter does not step in unasked
    SetUpStands,         ///< so many moves were made that nobody complains of the set-up any more
    MoveFirst,           ///< nothing has been moved since the opponent pressed
    NotYourClock,        ///< one's own clock is not running
    NoClock,             ///< the game has no clocks
    OfferStands,         ///< an offer is open already
    NoOffer,             ///< there is no offer of the opponent's to answer
    OfferUnanswered,     ///< the opponent answers the offer in a request before the arbiter grants it
    FlagNotFallen,
    PlayersCallFlag,   ///< in rapid and blitz the arbiter says nothing of flags
    NotOnMove,         ///< only the player on move may claim
    MoveMustBePlayed,  ///< after a wrong claim the announced move is the only one
    TooEarlyToAgree,   ///< this edition wants some moves made by both sides before a draw may be agreed
    ClaimOnBoardOnly,  ///< this edition has no claim with a move that is only intended
    ClaimLost,         ///< the claim was forfeited by touching a piece
    NoQuickplayFinish, ///< the game is not played with such claims
    NotLastPeriod,     ///< some moves of this period only are limited in time
    TooMuchTime,       ///< for a claim in a quickplay finish
    OwnFlagFallen,     ///< it is too late to claim
    VerdictPostponed,  ///< the arbiter has still to decide on a claim
    NothingToPostpone,
    RuleFirst,            ///< the arbiter answers before the game goes on
    GameAdjourned,        ///< the game goes on with the envelope
    CommitteeAdjourns,    ///< by this edition no move is sealed
    AlreadyCalledToSeal,  ///< the player on move has been told to
    NotCalledToSeal,      ///< the session is not over
    SealShownMove,        ///< the move made on the board has to be sealed
    NothingSealed,        ///< there is no envelope
    ReplierAway,          ///< the envelope is opened when the player who has to reply is there
    RecordFirst,          ///< one's own move before is not on one's sheet yet
    CompleteSheetFirst,   ///< a flag has fallen: what is missing on the sheet comes first
    WritingInAdvance,     ///< a move is written when it has been made
    NotForTheSheet,       ///< it is no move
    SheetComplete,        ///< nothing is missing on the sheet
    SheetsInEnvelope,     ///< while the game is adjourned
    AlreadySigned,        ///< nothing is written under a signature
    ClocksStopped,        ///< the clocks stand until the arbiter restarts them
    NotStopped,           ///< the clocks are not stopped
    NotArrived,           ///< whoever has not come yet does not move
    AlreadyThere,         ///< the side has come already, or has moved
    NothingToRuleOn,      ///< no question is open that the arbiter has to answer
    PenaltyDue,           ///< the clocks were stopped without reason, and that has not been punished yet
    PenaltyNotOffered,    ///< this edition does not let the arbiter do that to a player
    NotOver,              ///< there are no points before the game is over
    OneBoard,             ///< this game is played on one board
    NotAnnounced,         ///< the move is announced before the clock is pressed
    NotUnderstood,        ///< the words are no move that can be meant
    AmbiguousWords,       ///< the words do not say which move of several
    PromotionUnannounced, ///< the words do not say which piece the pawn becomes
    TooLateToCorrect,     ///< the opponent's clock runs already
    AlreadyAnnounced,     ///< the right words have been said: other ones correct nothing
    NothingToRepeat,      ///< the opponent has announced nothing
    NothingToExecute,     ///< the opponent's move is on the board already
    OpponentPressesFirst, ///< the opponent's move is made and their clock not pressed yet
    NotCaptured,          ///< the announced move does not capture what is taken off one's own board
    RepeatFirst,          ///< the opponent's move is repeated before anything else
    ExecuteFirst,         ///< the opponent's move is carried out on one's own board before the next
    BoardsDiffer,         ///< one's own board is not as the game has it there
    BoardsAgree,          ///< there is nothing to go back for
    ScoresAgree,          ///< the boards are put right by the scores, without going back
    RetraceFirst,         ///< boards and scores differ
    OnlyBlindAsk,         ///< a sighted player reads the clock
    NoAssistant,          ///< the side has none
    NotForAssistant,      ///< that is left to the player
    NoArbiter,            ///< there is nobody who could
    MoreThanTheGame,      ///< both sides would score the whole point
    NoNextPeriod,         ///< the flag fell in the last one
    NothingToVerify,      ///< there is no claim of the opponent's that needs it
};

/// A refusal and the rule behind it, with its Article as the edition being played numbers it.
struct Refusal {
    RefusalReason reason;
    laws::Rule rule;
    std::string article;
    bool operator==(const Refusal&) const = default;
};

} // namespace rules::table
