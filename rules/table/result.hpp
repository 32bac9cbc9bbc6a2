// How games end.
#pragma once

namespace rules::table {

/// What a game has come to.
enum class Result {
    WhiteWins,
    BlackWins,
    Draw,
    BothLose,
    Cancelled, ///< the game does not count, a new one is played (Article 7.1)
};

/// Why a game is over.
enum class Reason {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    Threefold,
    FiftyMoves,
    Flag,
    FlagCannotMate, ///< a flag fell, but the opponent could not mate by any series of legal moves
    BothFlags,      ///< rapid and blitz: both flags had fallen when one was claimed
    FivefoldRepetition,
    SeventyFiveMoves,
    Default,     ///< not there in time
    Warnings,    ///< warned as often as the edition allows
    Arbiter,     ///< the arbiter has decided the game
    Device,      ///< a telephone rang, or another device was found
    WrongClaims, ///< a draw claimed without right once too often
    IllegalMoves,
    WrongArray,
    ReversedColors,
    LostPosition,      ///< the position before an irregularity could not be found
    SealedMove,        ///< the move in the envelope was ambiguous, illegal or could not be made out
    Quickplay,         ///< a claim in a quickplay finish was found right, or, sent to an arbiter afterwards, wrong
    PartnerLost,       ///< doubles: one partner's loss is the team's
    NoPiecesLeft,      ///< matranj: all pieces lost, which wins
    NoCapturePossible, ///< matranj: no piece can be captured any more
    MissedCaptures,    ///< matranj: not captured once too often
};

} // namespace rules::table
