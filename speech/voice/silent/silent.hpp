// A voice that produces silence.
#pragma once

#include "speech/voice/synth.hpp"

namespace speech::voice::silent {

/// Yields silence as long as the words would last at the rate asked for, five letters to the word. For machines without
/// a voice, where the captions then keep the pace of speech.
std::unique_ptr<Synth> open();

} // namespace speech::voice::silent
