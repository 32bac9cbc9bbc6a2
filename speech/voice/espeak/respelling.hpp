// Words the engine would say wrongly, as they must be written for it to say them right.
#pragma once

#include "speech/phrases/run.hpp"

#include <string>

namespace speech::voice::espeak {

/// The text to give the engine for a run. What is shown and kept is the run itself.
std::string respelled(const phrases::Run& run);

} // namespace speech::voice::espeak
