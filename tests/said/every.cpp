#include "tests/said/every.hpp"

namespace said {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using rules::table::Reason;
using rules::table::RefusalReason;
using rules::table::Result;
using speech::listen::Hindrance;
using speech::listen::Illegal;

std::optional<RefusalReason> next(RefusalReason reason) {
    switch (reason) {
    case RefusalReason::NotStarted: return RefusalReason::AlreadyStarted;
    case RefusalReason::AlreadyStarted: return RefusalReason::GameOver;
    case RefusalReason::GameOver: return RefusalReason::NotYourMove;
    case RefusalReason::NotYourMove: return RefusalReason::PressFirst;
    case RefusalReason::PressFirst: return RefusalReason::IllegalMove;
    case RefusalReason::IllegalMove: return RefusalReason::LeavesKingInCheck;
    case RefusalReason::LeavesKingInCheck: return RefusalReason::IllegalDrop;
    case RefusalReason::IllegalDrop: return RefusalReason::NoMorePieces;
    case RefusalReason::NoMorePieces: return RefusalReason::NoPartner;
    case RefusalReason::NoPartner: return RefusalReason::MustCapture;
    case RefusalReason::MustCapture: return RefusalReason::MoveStands;
    case RefusalReason::MoveStands: return RefusalReason::NothingToTakeBack;
    case RefusalReason::NothingToTakeBack: return RefusalReason::PlayedWithoutHelp;
    case RefusalReason::PlayedWithoutHelp: return RefusalReason::TouchMove;
    case RefusalReason::TouchMove: return RefusalReason::PieceReleased;
    case RefusalReason::PieceReleased: return RefusalReason::PromotionChosen;
    case RefusalReason::PromotionChosen: return RefusalReason::PromotionUnfinished;
    case RefusalReason::PromotionUnfinished: return RefusalReason::NothingThere;
    case RefusalReason::NothingThere: return RefusalReason::NothingInHand;
    case RefusalReason::NothingInHand: return RefusalReason::SquareOccupied;
    case RefusalReason::SquareOccupied: return RefusalReason::OnlyAdjusting;
    case RefusalReason::OnlyAdjusting: return RefusalReason::NoTouchMove;
    case RefusalReason::NoTouchMove: return RefusalReason::ComplaintWaived;
    case RefusalReason::ComplaintWaived: return RefusalReason::NothingToReport;
    case RefusalReason::NothingToReport: return RefusalReason::CannotBePlayedOn;
    case RefusalReason::CannotBePlayedOn: return RefusalReason::NoIllegalMove;
    case RefusalReason::NoIllegalMove: return RefusalReason::IllegalMoveStands;
    case RefusalReason::IllegalMoveStands: return RefusalReason::OnlyOnClaim;
    case RefusalReason::OnlyOnClaim: return RefusalReason::SetUpStands;
    case RefusalReason::SetUpStands: return RefusalReason::MoveFirst;
    case RefusalReason::MoveFirst: return RefusalReason::NotYourClock;
    case RefusalReason::NotYourClock: return RefusalReason::NoClock;
    case RefusalReason::NoClock: return RefusalReason::OfferStands;
    case RefusalReason::OfferStands: return RefusalReason::NoOffer;
    case RefusalReason::NoOffer: return RefusalReason::OfferUnanswered;
    case RefusalReason::OfferUnanswered: return RefusalReason::FlagNotFallen;
    case RefusalReason::FlagNotFallen: return RefusalReason::PlayersCallFlag;
    case RefusalReason::PlayersCallFlag: return RefusalReason::NotOnMove;
    case RefusalReason::NotOnMove: return RefusalReason::MoveMustBePlayed;
    case RefusalReason::MoveMustBePlayed: return RefusalReason::TooEarlyToAgree;
    case RefusalReason::TooEarlyToAgree: return RefusalReason::ClaimOnBoardOnly;
    case RefusalReason::ClaimOnBoardOnly: return RefusalReason::ClaimLost;
    case RefusalReason::ClaimLost: return RefusalReason::NoQuickplayFinish;
    case RefusalReason::NoQuickplayFinish: return RefusalReason::NotLastPeriod;
    case RefusalReason::NotLastPeriod: return RefusalReason::TooMuchTime;
    case RefusalReason::TooMuchTime: return RefusalReason::OwnFlagFallen;
    case RefusalReason::OwnFlagFallen: return RefusalReason::VerdictPostponed;
    case RefusalReason::VerdictPostponed: return RefusalReason::NothingToPostpone;
    case RefusalReason::NothingToPostpone: return RefusalReason::RuleFirst;
    case RefusalReason::RuleFirst: return RefusalReason::GameAdjourned;
    case RefusalReason::GameAdjourned: return RefusalReason::CommitteeAdjourns;
    case RefusalReason::CommitteeAdjourns: return RefusalReason::AlreadyCalledToSeal;
    case RefusalReason::AlreadyCalledToSeal: return RefusalReason::NotCalledToSeal;
    case RefusalReason::NotCalledToSeal: return RefusalReason::SealShownMove;
    case RefusalReason::SealShownMove: return RefusalReason::NothingSealed;
    case RefusalReason::NothingSealed: return RefusalReason::ReplierAway;
    case RefusalReason::ReplierAway: return RefusalReason::RecordFirst;
    case RefusalReason::RecordFirst: return RefusalReason::CompleteSheetFirst;
    case RefusalReason::CompleteSheetFirst: return RefusalReason::WritingInAdvance;
    case RefusalReason::WritingInAdvance: return RefusalReason::NotForTheSheet;
    case RefusalReason::NotForTheSheet: return RefusalReason::SheetComplete;
    case RefusalReason::SheetComplete: return RefusalReason::SheetsInEnvelope;
    case RefusalReason::SheetsInEnvelope: return RefusalReason::AlreadySigned;
    case RefusalReason::AlreadySigned: return RefusalReason::ClocksStopped;
    case RefusalReason::ClocksStopped: return RefusalReason::NotStopped;
    case RefusalReason::NotStopped: return RefusalReason::NotArrived;
    case RefusalReason::NotArrived: return RefusalReason::AlreadyThere;
    case RefusalReason::AlreadyThere: return RefusalReason::NothingToRuleOn;
    case RefusalReason::NothingToRuleOn: return RefusalReason::PenaltyDue;
    case RefusalReason::PenaltyDue: return RefusalReason::PenaltyNotOffered;
    case RefusalReason::PenaltyNotOffered: return RefusalReason::NotOver;
    case RefusalReason::NotOver: return RefusalReason::OneBoard;
    case RefusalReason::OneBoard: return RefusalReason::NotAnnounced;
    case RefusalReason::NotAnnounced: return RefusalReason::NotUnderstood;
    case RefusalReason::NotUnderstood: return RefusalReason::AmbiguousWords;
    case RefusalReason::AmbiguousWords: return RefusalReason::PromotionUnannounced;
    case RefusalReason::PromotionUnannounced: return RefusalReason::TooLateToCorrect;
    case RefusalReason::TooLateToCorrect: return RefusalReason::AlreadyAnnounced;
    case RefusalReason::AlreadyAnnounced: return RefusalReason::NothingToRepeat;
    case RefusalReason::NothingToRepeat: return RefusalReason::NothingToExecute;
    case RefusalReason::NothingToExecute: return RefusalReason::OpponentPressesFirst;
    case RefusalReason::OpponentPressesFirst: return RefusalReason::NotCaptured;
    case RefusalReason::NotCaptured: return RefusalReason::RepeatFirst;
    case RefusalReason::RepeatFirst: return RefusalReason::ExecuteFirst;
    case RefusalReason::ExecuteFirst: return RefusalReason::BoardsDiffer;
    case RefusalReason::BoardsDiffer: return RefusalReason::BoardsAgree;
    case RefusalReason::BoardsAgree: return RefusalReason::ScoresAgree;
    case RefusalReason::ScoresAgree: return RefusalReason::RetraceFirst;
    case RefusalReason::RetraceFirst: return RefusalReason::OnlyBlindAsk;
    case RefusalReason::OnlyBlindAsk: return RefusalReason::NoAssistant;
    case RefusalReason::NoAssistant: return RefusalReason::NotForAssistant;
    case RefusalReason::NotForAssistant: return RefusalReason::NoArbiter;
    case RefusalReason::NoArbiter: return RefusalReason::MoreThanTheGame;
    case RefusalReason::MoreThanTheGame: return RefusalReason::NoNextPeriod;
    case RefusalReason::NoNextPeriod: return RefusalReason::NothingToVerify;
    case RefusalReason::NothingToVerify: return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Reason> next(Reason reason) {
    switch (reason) {
    case Reason::Checkmate: return Reason::Stalemate;
    case Reason::Stalemate: return Reason::DeadPosition;
    case Reason::DeadPosition: return Reason::Resignation;
    case Reason::Resignation: return Reason::Agreement;
    case Reason::Agreement: return Reason::Threefold;
    case Reason::Threefold: return Reason::FiftyMoves;
    case Reason::FiftyMoves: return Reason::Flag;
    case Reason::Flag: return Reason::FlagCannotMate;
    case Reason::FlagCannotMate: return Reason::BothFlags;
    case Reason::BothFlags: return Reason::FivefoldRepetition;
    case Reason::FivefoldRepetition: return Reason::SeventyFiveMoves;
    case Reason::SeventyFiveMoves: return Reason::SealedMove;
    case Reason::SealedMove: return Reason::Quickplay;
    case Reason::Quickplay: return Reason::Default;
    case Reason::Default: return Reason::Warnings;
    case Reason::Warnings: return Reason::Arbiter;
    case Reason::Arbiter: return Reason::Device;
    case Reason::Device: return Reason::WrongClaims;
    case Reason::WrongClaims: return Reason::IllegalMoves;
    case Reason::IllegalMoves: return Reason::WrongArray;
    case Reason::WrongArray: return Reason::ReversedColors;
    case Reason::ReversedColors: return Reason::LostPosition;
    case Reason::LostPosition: return Reason::PartnerLost;
    case Reason::PartnerLost: return Reason::NoPiecesLeft;
    case Reason::NoPiecesLeft: return Reason::NoCapturePossible;
    case Reason::NoCapturePossible: return Reason::MissedCaptures;
    case Reason::MissedCaptures: return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Hindrance> next(Hindrance hindrance) {
    switch (hindrance) {
    case Hindrance::ExposesKing: return Hindrance::StaysInCheck;
    case Hindrance::StaysInCheck: return Hindrance::OwnPiece;
    case Hindrance::OwnPiece: return Hindrance::EmptySquare;
    case Hindrance::EmptySquare: return Hindrance::OpponentsPiece;
    case Hindrance::OpponentsPiece: return Hindrance::NotThere;
    case Hindrance::NotThere: return Hindrance::NothingToCapture;
    case Hindrance::NothingToCapture: return Hindrance::NoSuchPiece;
    case Hindrance::NoSuchPiece: return Hindrance::CannotReach;
    case Hindrance::CannotReach: return Hindrance::CannotPromote;
    case Hindrance::CannotPromote: return Hindrance::CannotCastle;
    case Hindrance::CannotCastle: return Hindrance::CastlingLost;
    case Hindrance::CastlingLost: return Hindrance::CastlingInCheck;
    case Hindrance::CastlingInCheck: return Hindrance::CastlingAttacked;
    case Hindrance::CastlingAttacked: return Hindrance::CastlingBlocked;
    case Hindrance::CastlingBlocked: return Hindrance::NotInReserve;
    case Hindrance::NotInReserve: return Hindrance::DropOccupied;
    case Hindrance::DropOccupied: return Hindrance::DropOnEdge;
    case Hindrance::DropOnEdge: return Hindrance::MissesCapture;
    case Hindrance::MissesCapture: return std::nullopt;
    }
    return std::nullopt;
}

template <class Choice>
std::vector<Choice> from_first(Choice first) {
    std::vector<Choice> all;
    for (std::optional<Choice> one = first; one; one = next(*one)) all.push_back(*one);
    return all;
}

/// The readings a hindrance comes in.
std::vector<Illegal> illegal_by(Hindrance hindrance) {
    const Square square(File::F, Rank::Three);
    std::vector<Illegal> all;
    switch (hindrance) {
    case Hindrance::EmptySquare:
    case Hindrance::NothingToCapture:
    case Hindrance::DropOccupied:
    case Hindrance::CastlingAttacked: return {{hindrance, std::nullopt, square}};
    case Hindrance::CannotPromote:
    case Hindrance::CannotCastle:
    case Hindrance::CastlingLost:
    case Hindrance::DropOnEdge:
    case Hindrance::MissesCapture:
    case Hindrance::CastlingInCheck: return {{hindrance, std::nullopt, std::nullopt}};
    case Hindrance::NotInReserve:
    case Hindrance::NoSuchPiece:
        for (const Role role : rules::board::all_roles) all.push_back({hindrance, role, std::nullopt});
        return all;
    case Hindrance::CannotReach:
        for (const Role role : rules::board::all_roles) all.push_back({hindrance, role, std::nullopt});
        [[fallthrough]];
    case Hindrance::ExposesKing:
    case Hindrance::StaysInCheck:
    case Hindrance::OwnPiece:
    case Hindrance::CastlingBlocked:
    case Hindrance::OpponentsPiece:
    case Hindrance::NotThere:
        for (const Role role : rules::board::all_roles) all.push_back({hindrance, role, square});
        return all;
    }
    return all;
}

} // namespace

std::vector<RefusalReason> every_refusal() { return from_first(RefusalReason::NotStarted); }
std::vector<Reason> every_reason() { return from_first(Reason::Checkmate); }

std::vector<Result> results_of(Reason reason) {
    switch (reason) {
    case Reason::Checkmate:
    case Reason::Flag:
    case Reason::Warnings:
    case Reason::Device:
    case Reason::WrongClaims:
    case Reason::NoPiecesLeft:
    case Reason::MissedCaptures: return {Result::WhiteWins, Result::BlackWins};
    case Reason::Arbiter: return {Result::WhiteWins, Result::BlackWins, Result::Draw, Result::BothLose};
    case Reason::PartnerLost:
    case Reason::Default: return {Result::WhiteWins, Result::BlackWins, Result::BothLose};
    case Reason::Stalemate:
    case Reason::Resignation:
    case Reason::SealedMove:
    case Reason::Quickplay:
    case Reason::IllegalMoves: return {Result::WhiteWins, Result::BlackWins, Result::Draw};
    case Reason::WrongArray:
    case Reason::ReversedColors:
    case Reason::LostPosition: return {Result::Cancelled};
    case Reason::NoCapturePossible:
    case Reason::DeadPosition:
    case Reason::Agreement:
    case Reason::Threefold:
    case Reason::FiftyMoves:
    case Reason::FlagCannotMate:
    case Reason::BothFlags:
    case Reason::FivefoldRepetition:
    case Reason::SeventyFiveMoves: return {Result::Draw};
    }
    return {};
}

std::vector<Illegal> every_illegal() {
    std::vector<Illegal> all;
    for (const Hindrance hindrance : from_first(Hindrance::ExposesKing)) {
        const auto some = illegal_by(hindrance);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

} // namespace said
