// What an edition of the Laws says where editions differ. An edition is a TOML file with a `parent`; no code knows its
// name.
#pragma once

#include "rules/laws/clocks.hpp"
#include "rules/laws/conduct.hpp"
#include "rules/laws/draws.hpp"
#include "rules/laws/irregularities.hpp"
#include "rules/laws/kinds.hpp"
#include "rules/laws/records.hpp"
#include "rules/laws/touch.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace rules::laws {

/// The rules a refusal or ruling may rest on; the edition numbers them its own way.
enum class Rule {
    HasTheMove, ///< White first, then alternate
    LegalMoves, ///< how the pieces move
    EnPassant,
    Castling,   ///< how it is done, and what bars it
    KingSafety, ///< no move may leave one's own king in check
    MoveMade,   ///< when a move is made, and that a piece let go stays
    Promotion,  ///< a pawn on the last rank is exchanged within the same move
    Adjusting,
    TouchedOwnPiece,    ///< own pieces touched
    TouchedEnemyPiece,  ///< the opponent's pieces touched
    TouchedBothColours, ///< pieces of both colours touched
    TouchedKingAndRook, ///< castling, because king and rook were touched
    TouchedRookFirst,   ///< no castling with a rook that was touched before the king
    CastlingNotLegal,   ///< castling was meant but is not legal
    PromotionChoice,    ///< when the choice of the piece is final
    TouchRuling,        ///< whether a touch that was reported counts
    TouchOnRequest,     ///< rapid and blitz: touches are ruled on when a player asks for it; not in every edition
    Waiver,             ///< touching a piece, one waives complaints
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    DrawByAgreement,
    DrawOffer,
    PressClock,
    StartOfClock,
    BothAbsent,  ///< neither player is there at the start
    DefaultTime, ///< being there in time
    FlagFall,
    StopClocks,    ///< the arbiter stops the clocks, or a player does to call the arbiter
    BadStop,       ///< by a player without reason
    ArbitersClock, ///< the arbiter sets clocks and move counters
    ExtraTime,     ///< after a disturbance from outside
    FlagClaim,
    FlagOrder,       ///< both flags are down and nobody knows which fell first
    FlagOrderLast,   ///< the same in the last period
    Overstepping,    ///< it cannot be shown that a player has overstepped the time
    PlayersCallFlag, ///< rapid and blitz: the arbiter says nothing of flags; not in every edition
    TimeLoss,
    Threefold,
    FiftyMoves,
    WrongClaim,
    ClaimOnMove, ///< moving without claiming forfeits the claim for that turn
    GameOver,
    IllegalMove,          ///< found during the game: the position before it is restored
    LostPosition,         ///< the same, but that position cannot be found
    IllegalMovePenalty,   ///< what it costs
    IllegalMoveRapid,     ///< the same in rapid
    IllegalMoveBlitz,     ///< the same in blitz
    WrongArray,           ///< the game began from a wrong array
    TurnedBoard,          ///< the board lies the wrong way round
    ReversedColours,      ///< the game began with colours reversed
    DisplacedPieces,      ///< pieces were knocked over
    PiecesFoundDisplaced, ///< pieces are found where they do not belong
    UnpromotedPawn,       ///< a pawn left on the last rank is an illegal move
    EmptyPress,           ///< so is a press without a move
    TwoHands,             ///< so is a move made with two hands; not in every edition
    BothKingsInCheck,     ///< rapid: and it stays so, or a pawn stays unpromoted; not in every edition
    SetUpStands,          ///< rapid: after some moves nobody complains of the set-up; not in every edition
    QuickplayFinish,      ///< a draw claimed with little time left, and the arbiter's ruling on it
    QuickplayVerdict,     ///< when that ruling is put off
    QuickplayAlone,       ///< such a claim where there is no arbiter
    IncrementRequest,     ///< extra time with each move instead; not in every edition
    Recording,            ///< one's own move before is written before the next is made
    AdvanceWriting,       ///< no move is written before it is made; not in every edition
    CompleteSheet,        ///< once a flag has fallen
    BorrowedSheet,        ///< and may be completed from the opponent's
    SheetUse,             ///< what may stand on a sheet
    Signing,              ///< with the result
    Envelope,             ///< when it is opened
    LostEnvelope,
    Resumption,         ///< who is there when an adjourned game goes on, and whose clock runs
    LateResumption,     ///< being there in time for it
    SealedMove,         ///< what loses in it
    Sealing,            ///< the last move of a session
    BothFlags,          ///< rapid and blitz: both flags are down
    FivefoldRepetition, ///< the game ends by itself; not in every edition
    SeventyFiveMoves,   ///< the game ends by itself; not in every edition
    Points,
    ArbitersRuling, ///< the arbiter decides the game
    Penalties,      ///< what the arbiter may do to a player who has broken the Laws
    Advice,         ///< notes, advice and other sources of information
    Distraction,    ///< of the opponent
    LeavingHall,    ///< when and where players may go
    Absences,       ///< too many exclude from the event; not in every edition
    Devices,        ///< telephones and the like; not in every edition
    Warnings,       ///< too many lose the game; not in every edition
    Doubles,        ///< the rules of that game, the cup's in every edition
    Matranj,        ///< the rules of that game, the cup's in every edition
    TwoBoards,      ///< either side may ask for a board of its own
    Announcing,     ///< moves are announced, repeated, and executed on the other board
    MadeBlind,      ///< when a blind player's move is made, and the clock pressed
    SlipOfTongue,   ///< wrong words are corrected before the opponent's clock runs
    BoardsDiffer,   ///< the boards differ and the scores agree
    ScoresDiffer,   ///< boards and scores differ: back to where they agree
    Assistants,     ///< what an assistant may do
    AssistedClock,  ///< an assistant for a player who cannot press the clock
    AssistedSheet,  ///< an assistant for who cannot write
};

/// The parameters of one edition, by what they are about.
struct Laws {
    std::string name;                     ///< `fide-2005`
    std::string title;                    ///< as a person would name it
    std::map<Rule, std::string> articles; ///< complete: every Rule that is in force has one
    TouchLaws touch;
    DrawLaws draw;
    ClockLaws clock;
    IrregularityLaws irregularities;
    RecordLaws records;
    KindLaws kinds;
    ConductLaws conduct;
    std::set<std::string>
        variants; ///< names of the games that are no part of the Laws, but for which it has guidelines

    /// The Article's number in this edition. Precondition: the rule is in force in it.
    const std::string& article(Rule rule) const;
    bool operator==(const Laws&) const = default;
};

} // namespace rules::laws
