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
    Speaker,
    Rate,
    Pitch,
    SpeechVolume,
    Verbosity,
    CueVolume,
    OwnOutput,
    RoomOutput,
    KeepSound
};

} // namespace session
