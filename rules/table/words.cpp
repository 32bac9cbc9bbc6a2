// The words of the journal. They are written into files that are read for ever: none may change its meaning.
#include "rules/table/words.hpp"
#include "rules/table/journal.hpp"

namespace rules::table {

std::string_view word(Result result) {
    switch (result) {
    case Result::WhiteWins: return "1-0";
    case Result::BlackWins: return "0-1";
    case Result::Draw: return "1/2-1/2";
    case Result::BothLose: return "0-0";
    case Result::Cancelled: return "*";
    }
    return "";
}

std::string_view word(Reason reason) {
    switch (reason) {
    case Reason::Checkmate: return "checkmate";
    case Reason::Stalemate: return "stalemate";
    case Reason::DeadPosition: return "dead-position";
    case Reason::Resignation: return "resignation";
    case Reason::Agreement: return "agreement";
    case Reason::Threefold: return "threefold";
    case Reason::FiftyMoves: return "fifty-moves";
    case Reason::Flag: return "flag";
    case Reason::FlagCannotMate: return "flag-cannot-mate";
    case Reason::BothFlags: return "both-flags";
    case Reason::FivefoldRepetition: return "fivefold";
    case Reason::SeventyFiveMoves: return "seventy-five-moves";
    case Reason::Default: return "default";
    case Reason::Warnings: return "warnings";
    case Reason::Arbiter: return "arbiter";
    case Reason::Device: return "device";
    case Reason::WrongClaims: return "wrong-claims";
    case Reason::IllegalMoves: return "illegal-moves";
    case Reason::WrongArray: return "wrong-array";
    case Reason::ReversedColors: return "reversed-colours";
    case Reason::LostPosition: return "lost-position";
    case Reason::SealedMove: return "sealed-move";
    case Reason::Quickplay: return "quickplay";
    case Reason::PartnerLost: return "partner-lost";
    case Reason::NoMenLeft: return "no-men-left";
    case Reason::NoCapturePossible: return "no-capture-possible";
    case Reason::MissedCaptures: return "missed-captures";
    }
    return "";
}

std::string_view word(RefusalReason reason) {
    switch (reason) {
    case RefusalReason::NotStarted: return "not-started";
    case RefusalReason::AlreadyStarted: return "already-started";
    case RefusalReason::GameOver: return "game-over";
    case RefusalReason::NotYourMove: return "not-your-move";
    case RefusalReason::PressFirst: return "press-first";
    case RefusalReason::IllegalMove: return "illegal-move";
    case RefusalReason::LeavesKingInCheck: return "leaves-king-in-check";
    case RefusalReason::IllegalDrop: return "illegal-drop";
    case RefusalReason::NoMoreMen: return "no-more-men";
    case RefusalReason::NoPartner: return "no-partner";
    case RefusalReason::MustCapture: return "must-capture";
    case RefusalReason::MoveStands: return "move-stands";
    case RefusalReason::NothingToTakeBack: return "nothing-to-take-back";
    case RefusalReason::TouchMove: return "touch-move";
    case RefusalReason::ManReleased: return "man-released";
    case RefusalReason::PromotionChosen: return "promotion-chosen";
    case RefusalReason::PromotionUnfinished: return "promotion-unfinished";
    case RefusalReason::NothingThere: return "nothing-there";
    case RefusalReason::NothingInHand: return "nothing-in-hand";
    case RefusalReason::SquareOccupied: return "square-occupied";
    case RefusalReason::OnlyAdjusting: return "only-adjusting";
    case RefusalReason::NoTouchMove: return "no-touch-move";
    case RefusalReason::ComplaintWaived: return "complaint-waived";
    case RefusalReason::NothingToReport: return "nothing-to-report";
    case RefusalReason::CannotBePlayedOn: return "cannot-be-played-on";
    case RefusalReason::NoIllegalMove: return "no-illegal-move";
    case RefusalReason::IllegalMoveStands: return "illegal-move-stands";
    case RefusalReason::OnlyOnClaim: return "only-on-claim";
    case RefusalReason::SetUpStands: return "set-up-stands";
    case RefusalReason::MoveFirst: return "move-first";
    case RefusalReason::NotYourClock: return "not-your-clock";
    case RefusalReason::NoClock: return "no-clock";
    case RefusalReason::OfferStands: return "offer-stands";
    case RefusalReason::NoOffer: return "no-offer";
    case RefusalReason::FlagNotFallen: return "flag-not-fallen";
    case RefusalReason::PlayersCallFlag: return "players-call-flag";
    case RefusalReason::NotOnMove: return "not-on-move";
    case RefusalReason::MoveMustBePlayed: return "move-must-be-played";
    case RefusalReason::TooEarlyToAgree: return "too-early-to-agree";
    case RefusalReason::ClaimOnBoardOnly: return "claim-on-board-only";
    case RefusalReason::ClaimLost: return "claim-lost";
    case RefusalReason::NoQuickplayFinish: return "no-quickplay-finish";
    case RefusalReason::NotLastPeriod: return "not-last-period";
    case RefusalReason::TooMuchTime: return "too-much-time";
    case RefusalReason::OwnFlagFallen: return "own-flag-fallen";
    case RefusalReason::VerdictPostponed: return "verdict-postponed";
    case RefusalReason::NothingToPostpone: return "nothing-to-postpone";
    case RefusalReason::RuleFirst: return "rule-first";
    case RefusalReason::GameAdjourned: return "game-adjourned";
    case RefusalReason::CommitteeAdjourns: return "committee-adjourns";
    case RefusalReason::AlreadyCalledToSeal: return "already-called-to-seal";
    case RefusalReason::NotCalledToSeal: return "not-called-to-seal";
    case RefusalReason::SealShownMove: return "seal-shown-move";
    case RefusalReason::NothingSealed: return "nothing-sealed";
    case RefusalReason::ReplierAway: return "replier-away";
    case RefusalReason::RecordFirst: return "record-first";
    case RefusalReason::CompleteSheetFirst: return "complete-sheet-first";
    case RefusalReason::WritingInAdvance: return "writing-in-advance";
    case RefusalReason::NotForTheSheet: return "not-for-the-sheet";
    case RefusalReason::SheetComplete: return "sheet-complete";
    case RefusalReason::SheetsInEnvelope: return "sheets-in-envelope";
    case RefusalReason::AlreadySigned: return "already-signed";
    case RefusalReason::ClocksStopped: return "clocks-stopped";
    case RefusalReason::NotStopped: return "not-stopped";
    case RefusalReason::NotArrived: return "not-arrived";
    case RefusalReason::AlreadyThere: return "already-there";
    case RefusalReason::NothingToRuleOn: return "nothing-to-rule-on";
    case RefusalReason::PenaltyDue: return "penalty-due";
    case RefusalReason::PenaltyNotOffered: return "penalty-not-offered";
    case RefusalReason::NotOver: return "not-over";
    case RefusalReason::OneBoard: return "one-board";
    case RefusalReason::NotAnnounced: return "not-announced";
    case RefusalReason::NotUnderstood: return "not-understood";
    case RefusalReason::AmbiguousWords: return "ambiguous-words";
    case RefusalReason::PromotionUnannounced: return "promotion-unannounced";
    case RefusalReason::TooLateToCorrect: return "too-late-to-correct";
    case RefusalReason::NothingToRepeat: return "nothing-to-repeat";
    case RefusalReason::NothingToExecute: return "nothing-to-execute";
    case RefusalReason::RepeatFirst: return "repeat-first";
    case RefusalReason::ExecuteFirst: return "execute-first";
    case RefusalReason::BoardsDiffer: return "boards-differ";
    case RefusalReason::BoardsAgree: return "boards-agree";
    case RefusalReason::ScoresAgree: return "scores-agree";
    case RefusalReason::RetraceFirst: return "retrace-first";
    case RefusalReason::OnlyBlindAsk: return "only-blind-ask";
    case RefusalReason::NoAssistant: return "no-assistant";
    case RefusalReason::NotForAssistant: return "not-for-assistant";
    case RefusalReason::NoArbiter: return "no-arbiter";
    case RefusalReason::MoreThanTheGame: return "more-than-the-game";
    case RefusalReason::NoNextPeriod: return "no-next-period";
    case RefusalReason::NothingToVerify: return "nothing-to-verify";
    }
    return "";
}

std::string_view word(Color side) { return side == Color::White ? "white" : "black"; }

std::string_view word(Claim claim) {
    switch (claim) {
    case Claim::Threefold: return "threefold";
    case Claim::FiftyMoves: return "fifty";
    }
    return "";
}

std::string_view word(Decline how) {
    switch (how) {
    case Decline::Said: return "said";
    case Decline::ByMoving: return "by-moving";
    case Decline::ByTouching: return "by-touching";
    }
    return "";
}

std::string_view word(Kind kind) {
    switch (kind) {
    case Kind::Standard: return "standard";
    case Kind::Rapid: return "rapid";
    case Kind::Blitz: return "blitz";
    }
    return "";
}

std::string_view word(IllegalPolicy policy) {
    switch (policy) {
    case IllegalPolicy::Refuse: return "refuse";
    case IllegalPolicy::Record: return "record";
    }
    return "";
}

std::string_view word(Points points) {
    switch (points) {
    case Points::None: return "0";
    case Points::Half: return "1/2";
    case Points::One: return "1";
    }
    return "";
}

std::string_view word(Illegality kind) {
    switch (kind) {
    case Illegality::Move: return "move";
    case Illegality::UnpromotedPawn: return "unpromoted-pawn";
    case Illegality::KingCaptured: return "king-captured";
    case Illegality::EmptyPress: return "empty-press";
    }
    return "";
}

std::string_view word(Restoration why) {
    switch (why) {
    case Restoration::IllegalMove: return "illegal-move";
    case Restoration::TouchMove: return "touch-move";
    case Restoration::LostPosition: return "lost-position";
    }
    return "";
}

std::string_view word(Irregularity what) {
    switch (what) {
    case Irregularity::Array: return "array";
    case Irregularity::Board: return "board";
    case Irregularity::Colors: return "colours";
    case Irregularity::Men: return "men";
    }
    return "";
}

std::string_view word(board::Role role) {
    switch (role) {
    case board::Role::Pawn: return "pawn";
    case board::Role::Knight: return "knight";
    case board::Role::Bishop: return "bishop";
    case board::Role::Rook: return "rook";
    case board::Role::Queen: return "queen";
    case board::Role::King: return "king";
    }
    return "";
}

std::string_view word(Sanction sanction) {
    switch (sanction) {
    case Sanction::Fine: return "fine";
    case Sanction::RoundExclusion: return "round-exclusion";
    case Sanction::Expulsion: return "expulsion";
    }
    return "";
}

std::string_view word(Offence offence) {
    switch (offence) {
    case Offence::IllegalMove: return "illegal-move";
    case Offence::Device: return "device";
    case Offence::Advice: return "advice";
    case Offence::Distraction: return "distraction";
    case Offence::LeftHall: return "left-hall";
    case Offence::Absence: return "absence";
    }
    return "";
}

std::string_view word(Boards boards) {
    switch (boards) {
    case Boards::One: return "one";
    case Boards::Two: return "two";
    }
    return "";
}

std::string_view word(Seat seat) {
    switch (seat) {
    case Seat::Blind: return "blind";
    case Seat::Sighted: return "sighted";
    case Seat::Computer: return "computer";
    }
    return "";
}

} // namespace rules::table
