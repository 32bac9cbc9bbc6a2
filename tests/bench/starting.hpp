// The program from its start to its first word.
#pragma once

#include "tests/bench/figures.hpp"
#include "tests/bench/sound_recorder.hpp"

namespace tests::bench {

/// Starts the program so many times, each from silence and with a library and settings that are there already, and
/// answers how long after it the first sound was heard. A start that is not heard within five seconds is left out.
Figures start_to_first_sound(const SoundRecorder& recorder, unsigned times);

} // namespace tests::bench
