// The settings one changes in lists and with keys.
#pragma once

namespace session {

enum class Setting {
    // of a new game
    Sitting,
    Side,
    Level,
    Time,
    Boards,
    TouchMove,
    FairPlay,
    Edition,
    // of the program
    Language,
    Keys,
    Speaker,
    Rate,
    Pitch,
    SpeechVolume,
    OwnVoice, // of the interface language
    OwnAccent,
    OwnRate,
    OwnPitch,
    MovesVoice, // of the language moves are announced in, where it is another
    MovesAccent,
    MovesRate,
    MovesPitch,
    SecondVoice,
    OpponentMoves,
    Verbosity,
    TalkingClock,
    MinutesFromTen,
    MinutesBelowTen,
    SecondsBelowMinute,
    SecondsBelowTen,
    LowTimeCue,
    MoveWords,
    SquareColour,
    WhoseMan,
    CueVolume,
    OwnOutput,
    RoomOutput,
    KeepSound,
    // of the screen
    Theme,
    TextSize,
    BoardSize
};

} // namespace session
