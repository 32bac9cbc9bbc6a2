// Why not: the reason of a refusal, with its Article.
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"

namespace speech::announce {
namespace {

using phrases::PhraseId;
using phrases::Runs;
using sounds::cues::Cue;

PhraseId phrase_of(table::RefusalReason reason) {
    switch (reason) {
    case table::RefusalReason::NotStarted: return PhraseId::RefusalNotStarted;
    case table::RefusalReason::AlreadyStarted: return PhraseId::RefusalAlreadyStarted;
    case table::RefusalReason::GameOver: return PhraseId::RefusalGameOver;
    case table::RefusalReason::NotYourMove: return PhraseId::RefusalNotYourMove;
    case table::RefusalReason::PressFirst: return PhraseId::RefusalPressFirst;
    case table::RefusalReason::IllegalMove: return PhraseId::RefusalIllegalMove;
    case table::RefusalReason::LeavesKingInCheck: return PhraseId::RefusalLeavesKingInCheck;
    case table::RefusalReason::IllegalDrop: return PhraseId::RefusalIllegalDrop;
    case table::RefusalReason::NoMoreMen: return PhraseId::RefusalNoMoreMen;
    case table::RefusalReason::NoPartner: return PhraseId::RefusalNoPartner;
    case table::RefusalReason::MustCapture: return PhraseId::RefusalMustCapture;
    case table::RefusalReason::MoveStands: return PhraseId::RefusalMoveStands;
    case table::RefusalReason::NothingToTakeBack: return PhraseId::RefusalNothingToTakeBack;
    case table::RefusalReason::TouchMove: return PhraseId::RefusalTouchMove;
    case table::RefusalReason::ManReleased: return PhraseId::RefusalManReleased;
    case table::RefusalReason::PromotionChosen: return PhraseId::RefusalPromotionChosen;
    case table::RefusalReason::PromotionUnfinished: return PhraseId::RefusalPromotionUnfinished;
    case table::RefusalReason::NothingThere: return PhraseId::RefusalNothingThere;
    case table::RefusalReason::NothingInHand: return PhraseId::RefusalNothingInHand;
    case table::RefusalReason::SquareOccupied: return PhraseId::RefusalSquareOccupied;
    case table::RefusalReason::OnlyAdjusting: return PhraseId::RefusalOnlyAdjusting;
    case table::RefusalReason::NoTouchMove: return PhraseId::RefusalNoTouchMove;
    case table::RefusalReason::ComplaintWaived: return PhraseId::RefusalComplaintWaived;
    case table::RefusalReason::NothingToReport: return PhraseId::RefusalNothingToReport;
    case table::RefusalReason::CannotBePlayedOn: return PhraseId::RefusalCannotBePlayedOn;
    case table::RefusalReason::NoIllegalMove: return PhraseId::RefusalNoIllegalMove;
    case table::RefusalReason::IllegalMoveStands: return PhraseId::RefusalIllegalMoveStands;
    case table::RefusalReason::OnlyOnClaim: return PhraseId::RefusalOnlyOnClaim;
    case table::RefusalReason::SetUpStands: return PhraseId::RefusalSetUpStands;
    case table::RefusalReason::MoveFirst: return PhraseId::RefusalMoveFirst;
    case table::RefusalReason::NotYourClock: return PhraseId::RefusalNotYourClock;
    case table::RefusalReason::NoClock: return PhraseId::RefusalNoClock;
    case table::RefusalReason::OfferStands: return PhraseId::RefusalOfferStands;
    case table::RefusalReason::NoOffer: return PhraseId::RefusalNoOffer;
    case table::RefusalReason::FlagNotFallen: return PhraseId::RefusalFlagNotFallen;
    case table::RefusalReason::PlayersCallFlag: return PhraseId::RefusalPlayersCallFlag;
    case table::RefusalReason::NotOnMove: return PhraseId::RefusalNotOnMove;
    case table::RefusalReason::MoveMustBePlayed: return PhraseId::RefusalMoveMustBePlayed;
    case table::RefusalReason::TooEarlyToAgree: return PhraseId::RefusalTooEarlyToAgree;
    case table::RefusalReason::ClaimOnBoardOnly: return PhraseId::RefusalClaimOnBoardOnly;
    case table::RefusalReason::ClaimLost: return PhraseId::RefusalClaimLost;
    case table::RefusalReason::NoQuickplayFinish: return PhraseId::RefusalNoQuickplayFinish;
    case table::RefusalReason::NotLastPeriod: return PhraseId::RefusalNotLastPeriod;
    case table::RefusalReason::TooMuchTime: return PhraseId::RefusalTooMuchTime;
    case table::RefusalReason::OwnFlagFallen: return PhraseId::RefusalOwnFlagFallen;
    case table::RefusalReason::VerdictPostponed: return PhraseId::RefusalVerdictPostponed;
    case table::RefusalReason::NothingToPostpone: return PhraseId::RefusalNothingToPostpone;
    case table::RefusalReason::RuleFirst: return PhraseId::RefusalRuleFirst;
    case table::RefusalReason::GameAdjourned: return PhraseId::RefusalGameAdjourned;
    case table::RefusalReason::CommitteeAdjourns: return PhraseId::RefusalCommitteeAdjourns;
    case table::RefusalReason::AlreadyCalledToSeal: return PhraseId::RefusalAlreadyCalledToSeal;
    case table::RefusalReason::NotCalledToSeal: return PhraseId::RefusalNotCalledToSeal;
    case table::RefusalReason::SealShownMove: return PhraseId::RefusalSealShownMove;
    case table::RefusalReason::NothingSealed: return PhraseId::RefusalNothingSealed;
    case table::RefusalReason::ReplierAway: return PhraseId::RefusalReplierAway;
    case table::RefusalReason::RecordFirst: return PhraseId::RefusalRecordFirst;
    case table::RefusalReason::CompleteSheetFirst: return PhraseId::RefusalCompleteSheetFirst;
    case table::RefusalReason::WritingInAdvance: return PhraseId::RefusalWritingInAdvance;
    case table::RefusalReason::NotForTheSheet: return PhraseId::RefusalNotForTheSheet;
    case table::RefusalReason::SheetComplete: return PhraseId::RefusalSheetComplete;
    case table::RefusalReason::SheetsInEnvelope: return PhraseId::RefusalSheetsInEnvelope;
    case table::RefusalReason::AlreadySigned: return PhraseId::RefusalAlreadySigned;
    case table::RefusalReason::ClocksStopped: return PhraseId::RefusalClocksStopped;
    case table::RefusalReason::NotStopped: return PhraseId::RefusalNotStopped;
    case table::RefusalReason::NotArrived: return PhraseId::RefusalNotArrived;
    case table::RefusalReason::AlreadyThere: return PhraseId::RefusalAlreadyThere;
    case table::RefusalReason::NothingToRuleOn: return PhraseId::RefusalNothingToRuleOn;
    case table::RefusalReason::PenaltyDue: return PhraseId::RefusalPenaltyDue;
    case table::RefusalReason::PenaltyNotOffered: return PhraseId::RefusalPenaltyNotOffered;
    case table::RefusalReason::NotOver: return PhraseId::RefusalNotOver;
    case table::RefusalReason::OneBoard: return PhraseId::RefusalOneBoard;
    case table::RefusalReason::NotAnnounced: return PhraseId::RefusalNotAnnounced;
    case table::RefusalReason::NotUnderstood: return PhraseId::RefusalNotUnderstood;
    case table::RefusalReason::AmbiguousWords: return PhraseId::RefusalAmbiguousWords;
    case table::RefusalReason::PromotionUnannounced: return PhraseId::RefusalPromotionUnannounced;
    case table::RefusalReason::TooLateToCorrect: return PhraseId::RefusalTooLateToCorrect;
    case table::RefusalReason::NothingToRepeat: return PhraseId::RefusalNothingToRepeat;
    case table::RefusalReason::NothingToExecute: return PhraseId::RefusalNothingToExecute;
    case table::RefusalReason::RepeatFirst: return PhraseId::RefusalRepeatFirst;
    case table::RefusalReason::ExecuteFirst: return PhraseId::RefusalExecuteFirst;
    case table::RefusalReason::BoardsDiffer: return PhraseId::RefusalBoardsDiffer;
    case table::RefusalReason::BoardsAgree: return PhraseId::RefusalBoardsAgree;
    case table::RefusalReason::ScoresAgree: return PhraseId::RefusalScoresAgree;
    case table::RefusalReason::RetraceFirst: return PhraseId::RefusalRetraceFirst;
    case table::RefusalReason::OnlyBlindAsk: return PhraseId::RefusalOnlyBlindAsk;
    case table::RefusalReason::NoAssistant: return PhraseId::RefusalNoAssistant;
    case table::RefusalReason::NotForAssistant: return PhraseId::RefusalNotForAssistant;
    case table::RefusalReason::NoArbiter: return PhraseId::RefusalNoArbiter;
    case table::RefusalReason::MoreThanTheGame: return PhraseId::RefusalMoreThanTheGame;
    case table::RefusalReason::NoNextPeriod: return PhraseId::RefusalNoNextPeriod;
    case table::RefusalReason::NothingToVerify: return PhraseId::RefusalNothingToVerify;
    }
    return PhraseId::RefusalIllegalMove;
}

/// What belongs to the player is told otherwise to an assistant, or to whoever looks on: he plays neither side.
phrases::Arguments arguments_of(table::RefusalReason reason, const Manner& manner, Clocks clocks) {
    using enum table::RefusalReason;
    for (const table::RefusalReason of_clocks : {ClocksStopped, NotStopped, PenaltyDue})
        if (reason == of_clocks) return {{"clocks", clocks == Clocks::Some ? "some" : "none"}};
    for (const table::RefusalReason of_player :
         {NotYourMove, PressFirst, NotYourClock, LeavesKingInCheck, BoardsDiffer, ExecuteFirst})
        if (reason == of_player) return {{"listener", manner.listener ? "player" : "none"}};
    return {};
}

} // namespace

Utterance explain(const table::Refusal& refusal, const Manner& manner, Clocks clocks) {
    const Runs reason = manner.catalogue.runs(phrase_of(refusal.reason), arguments_of(refusal.reason, manner, clocks));
    return {manner.catalogue.runs(PhraseId::RefusalWithArticle,
                                  {{"reason", reason}, {"article", describe_article(refusal.article, manner)}}),
            Urgency::Answer, Cue::Illegal};
}

} // namespace speech::announce
