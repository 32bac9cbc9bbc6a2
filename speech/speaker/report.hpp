// What the speaker tells the one who lets it speak.
#pragma once

#include "speech/speaker/queue.hpp"
#include "speech/voice/synth.hpp"

#include <variant>
#include <vector>

namespace speech::speaker {

/// The first sound of the utterance has gone out. Comes again if it was cut off and is said once more.
struct Began {
    UtteranceId id;
    bool operator==(const Began&) const = default;
};

/// Some words of the utterance could not be spoken; its other words were.
struct VoiceFailed {
    UtteranceId id;
    voice::VoiceError error;
    bool operator==(const VoiceFailed&) const = default;
};

enum class Ending {
    Completed, ///< everything was heard
    CutOff,    ///< silenced, or replaced, before its end or before its beginning
    Unspoken,  ///< came to its end, but words were missing: the VoiceFailed before this say which
};

/// The utterance will not be spoken any more. Comes exactly once for each.
struct Finished {
    UtteranceId id;
    Ending ending;
    bool operator==(const Finished&) const = default;
};

/// All the words of an utterance that was to be kept, as sound, without its cue. Comes before Finished if they were
/// heard to their end, and after it if they were cut off.
struct Recorded {
    UtteranceId id;
    std::vector<float> samples;
    bool operator==(const Recorded&) const = default;
};

/// Instead of Recorded: some words could not be spoken, and the others are not kept without them.
struct NotRecorded {
    UtteranceId id;
    bool operator==(const NotRecorded&) const = default;
};

using Report = std::variant<Began, VoiceFailed, Finished, Recorded, NotRecorded>;

} // namespace speech::speaker
