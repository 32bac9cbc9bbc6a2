#include "speech/announce/describe_outcome.hpp"

#include "speech/announce/words.hpp"

namespace speech::announce {

using board::Color;
using phrases::PhraseId;
using phrases::Runs;

std::string_view winner_word(table::Result result, const Manner& manner) {
    switch (result) {
    case table::Result::WhiteWins: return who_word(Color::White, manner);
    case table::Result::BlackWins: return who_word(Color::Black, manner);
    case table::Result::Draw:
    case table::Result::Cancelled: return "nobody";
    case table::Result::BothLose: return "both_lose";
    }
    return {};
}

std::string_view points_word(table::Points points) {
    switch (points) {
    case table::Points::None: return "none";
    case table::Points::Half: return "half";
    case table::Points::One: return "one";
    }
    return {};
}

Runs describe_outcome(table::Outcome outcome, const Manner& manner) {
    const phrases::Catalogue& catalogue = manner.catalogue;
    const phrases::Arguments winner{{"winner", winner_word(outcome.result, manner)}};
    switch (outcome.reason) {
    case table::Reason::Checkmate: return catalogue.runs(PhraseId::ResultCheckmate, winner);
    case table::Reason::Stalemate: return catalogue.runs(PhraseId::ResultStalemate, winner);
    case table::Reason::DeadPosition: return catalogue.runs(PhraseId::ResultDeadPosition);
    case table::Reason::Resignation: return catalogue.runs(PhraseId::ResultResignation, winner);
    case table::Reason::Agreement: return catalogue.runs(PhraseId::ResultAgreement);
    case table::Reason::Threefold: return catalogue.runs(PhraseId::ResultThreefold);
    case table::Reason::FiftyMoves: return catalogue.runs(PhraseId::ResultFiftyMoves);
    case table::Reason::Flag: return catalogue.runs(PhraseId::ResultFlag, winner);
    case table::Reason::FlagCannotMate: return catalogue.runs(PhraseId::ResultFlagCannotMate);
    case table::Reason::BothFlags: return catalogue.runs(PhraseId::ResultBothFlags);
    case table::Reason::FivefoldRepetition: return catalogue.runs(PhraseId::ResultFivefoldRepetition);
    case table::Reason::SealedMove: return catalogue.runs(PhraseId::ResultSealedMove, winner);
    case table::Reason::Quickplay: return catalogue.runs(PhraseId::ResultQuickplay, winner);
    case table::Reason::SeventyFiveMoves: return catalogue.runs(PhraseId::ResultSeventyFiveMoves);
    case table::Reason::Default: return catalogue.runs(PhraseId::ResultDefault, winner);
    case table::Reason::Warnings: return catalogue.runs(PhraseId::ResultWarnings, winner);
    case table::Reason::Arbiter: return catalogue.runs(PhraseId::ResultArbiter, winner);
    case table::Reason::Device: return catalogue.runs(PhraseId::ResultDevice, winner);
    case table::Reason::WrongClaims: return catalogue.runs(PhraseId::ResultWrongClaims, winner);
    case table::Reason::IllegalMoves: return catalogue.runs(PhraseId::ResultIllegalMoves, winner);
    case table::Reason::WrongArray: return catalogue.runs(PhraseId::ResultWrongArray);
    case table::Reason::ReversedColors: return catalogue.runs(PhraseId::ResultReversedColors);
    case table::Reason::LostPosition: return catalogue.runs(PhraseId::ResultLostPosition);
    case table::Reason::PartnerLost: return catalogue.runs(PhraseId::ResultPartnerLost, winner);
    case table::Reason::NoPiecesLeft: return catalogue.runs(PhraseId::ResultNoPiecesLeft, winner);
    case table::Reason::NoCapturePossible: return catalogue.runs(PhraseId::ResultNoCapturePossible);
    case table::Reason::MissedCaptures: return catalogue.runs(PhraseId::ResultMissedCaptures, winner);
    }
    return {};
}

} // namespace speech::announce
