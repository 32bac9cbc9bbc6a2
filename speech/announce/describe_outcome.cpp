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
    const phrases::Arguments winner{{"winner", winner_word(outcome.result, manner)}};
    switch (outcome.reason) {
    case table::Reason::Checkmate: return manner.say(PhraseId::ResultCheckmate, winner);
    case table::Reason::Stalemate: return manner.say(PhraseId::ResultStalemate, winner);
    case table::Reason::DeadPosition: return manner.say(PhraseId::ResultDeadPosition);
    case table::Reason::Resignation: return manner.say(PhraseId::ResultResignation, winner);
    case table::Reason::Agreement: return manner.say(PhraseId::ResultAgreement);
    case table::Reason::Threefold: return manner.say(PhraseId::ResultThreefold);
    case table::Reason::FiftyMoves: return manner.say(PhraseId::ResultFiftyMoves);
    case table::Reason::Flag: return manner.say(PhraseId::ResultFlag, winner);
    case table::Reason::FlagCannotMate: return manner.say(PhraseId::ResultFlagCannotMate);
    case table::Reason::BothFlags: return manner.say(PhraseId::ResultBothFlags);
    case table::Reason::FivefoldRepetition: return manner.say(PhraseId::ResultFivefoldRepetition);
    case table::Reason::SealedMove: return manner.say(PhraseId::ResultSealedMove, winner);
    case table::Reason::Quickplay: return manner.say(PhraseId::ResultQuickplay, winner);
    case table::Reason::SeventyFiveMoves: return manner.say(PhraseId::ResultSeventyFiveMoves);
    case table::Reason::Default: return manner.say(PhraseId::ResultDefault, winner);
    case table::Reason::Warnings: return manner.say(PhraseId::ResultWarnings, winner);
    case table::Reason::Arbiter: return manner.say(PhraseId::ResultArbiter, winner);
    case table::Reason::Device: return manner.say(PhraseId::ResultDevice, winner);
    case table::Reason::WrongClaims: return manner.say(PhraseId::ResultWrongClaims, winner);
    case table::Reason::IllegalMoves: return manner.say(PhraseId::ResultIllegalMoves, winner);
    case table::Reason::WrongArray: return manner.say(PhraseId::ResultWrongArray);
    case table::Reason::ReversedColors: return manner.say(PhraseId::ResultReversedColors);
    case table::Reason::LostPosition: return manner.say(PhraseId::ResultLostPosition);
    case table::Reason::PartnerLost: return manner.say(PhraseId::ResultPartnerLost, winner);
    case table::Reason::NoPiecesLeft: return manner.say(PhraseId::ResultNoPiecesLeft, winner);
    case table::Reason::NoCapturePossible: return manner.say(PhraseId::ResultNoCapturePossible);
    case table::Reason::MissedCaptures: return manner.say(PhraseId::ResultMissedCaptures, winner);
    }
    return {};
}

} // namespace speech::announce
