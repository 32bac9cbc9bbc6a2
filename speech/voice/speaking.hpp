// Speaking runs (words in one language each) of several languages as one sentence.
#pragma once

#include "speech/voice/synth.hpp"

#include <vector>

namespace speech::voice {

struct Speech {
    bool stopped = false;           ///< the listener wanted no more
    std::vector<VoiceError> errors; ///< one for each run that could not be spoken; the others were
};

/// Speaks the runs one after another, each by the voice of its language, with a breath between them: 40 ms at the usual
/// rate, less when faster, never more than 60 ms, in which what the runs bring of near silence is counted. Runs without
/// text are passed over.
Speech speak(Synth& synth, const phrases::Runs& runs, const Manner& manner, const Listener& listener);

} // namespace speech::voice
