// eSpeak NG, in this process.
#pragma once

#include "speech/voice/espeak/pronunciation.hpp"
#include "speech/voice/synth.hpp"

namespace speech::voice::espeak {

/// Starts eSpeak NG with the data the system has installed for it. It exists once in a process: while one is open,
/// opening another is an error.
OpenedSynth open(Pronunciation words);

} // namespace speech::voice::espeak
