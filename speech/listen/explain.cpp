#include "speech/listen/explain.hpp"

#include "speech/announce/describe.hpp"

namespace speech::listen {
namespace {

using announce::Manner;
using announce::Urgency;
using announce::Utterance;
using phrases::PhraseId;
using phrases::Runs;
using sounds::cues::Cue;

phrases::Arguments about(const Illegal& reading, const Manner& manner) {
    phrases::Arguments arguments;
    if (reading.role) arguments.push_back({"role", announce::role_word(*reading.role)});
    if (reading.square) arguments.push_back({"square", announce::describe_square(*reading.square, manner)});
    return arguments;
}

Runs say_about(PhraseId id, const Illegal& reading, const Manner& manner) {
    return manner.say(id, about(reading, manner));
}

/// Of a sentence in which somebody has something: the player who is spoken to, or the side to move.
Runs say_whose(PhraseId id, const Illegal& reading, const Manner& manner) {
    phrases::Arguments arguments = about(reading, manner);
    arguments.push_back({"listener", manner.listener ? "player" : "none"});
    return manner.say(id, arguments);
}

Runs reason(const Illegal& reading, const Manner& manner) {
    switch (reading.hindrance) {
    case Hindrance::ExposesKing: return say_whose(PhraseId::ReadingExposesKing, reading, manner);
    case Hindrance::StaysInCheck: return say_whose(PhraseId::ReadingStaysInCheck, reading, manner);
    case Hindrance::OwnPiece: return say_whose(PhraseId::ReadingOwnPiece, reading, manner);
    case Hindrance::EmptySquare: return say_about(PhraseId::ReadingEmptySquare, reading, manner);
    case Hindrance::OpponentsPiece: return say_whose(PhraseId::ReadingOpponentsPiece, reading, manner);
    case Hindrance::NotThere: return say_about(PhraseId::ReadingNotThere, reading, manner);
    case Hindrance::NothingToCapture: return say_about(PhraseId::ReadingNothingToCapture, reading, manner);
    case Hindrance::NoSuchPiece: return say_whose(PhraseId::ReadingNoSuchPiece, reading, manner);
    case Hindrance::CannotReach:
        return reading.square ? say_about(PhraseId::ReadingCannotReach, reading, manner)
                              : say_whose(PhraseId::ReadingCannotCapture, reading, manner);
    case Hindrance::CannotPromote: return manner.say(PhraseId::ReadingCannotPromote);
    case Hindrance::CannotCastle: return manner.say(PhraseId::ReadingCannotCastle);
    case Hindrance::CastlingLost: return manner.say(PhraseId::ReadingCastlingLost);
    case Hindrance::CastlingBlocked: return say_about(PhraseId::ReadingCastlingBlocked, reading, manner);
    case Hindrance::CastlingInCheck: return manner.say(PhraseId::ReadingCastlingOutOfCheck);
    case Hindrance::CastlingAttacked: return say_about(PhraseId::ReadingCastlingThroughCheck, reading, manner);
    case Hindrance::NotInReserve: return say_about(PhraseId::ReadingNotInReserve, reading, manner);
    case Hindrance::DropOccupied: return say_about(PhraseId::ReadingDropOccupied, reading, manner);
    case Hindrance::DropOnEdge: return manner.say(PhraseId::ReadingDropOnEdge);
    case Hindrance::MissesCapture: return manner.say(PhraseId::RefusalMustCapture);
    }
    return {};
}

} // namespace

Utterance explain(const Ambiguous& reading, const variants::Position& position, const Manner& manner) {
    Runs moves;
    for (const board::Move candidate : reading.candidates) {
        const Runs move = announce::describe_move(position, candidate, announce::Form::Normal, manner);
        moves = moves.empty() ? move : manner.say(PhraseId::ReadingOr, {{"before", moves}, {"item", move}});
    }
    return {manner.say(PhraseId::ReadingAmbiguous, {{"moves", moves}}), Urgency::Answer, std::nullopt};
}

Utterance explain(const Illegal& reading, const Manner& manner) {
    return {reason(reading, manner), Urgency::Answer, Cue::Illegal};
}

Utterance explain(const NotUnderstood& reading, const Manner& manner) {
    const Runs runs = reading.word ? manner.say(PhraseId::ReadingStrangeWord, {{"word", *reading.word}})
                                   : manner.say(PhraseId::ReadingNotAMove);
    return {runs, Urgency::Answer, Cue::Illegal};
}

} // namespace speech::listen
