// Where the cues come from: each is computed from a few formulae when the program starts.
#pragma once

#include "sounds/cues/cue.hpp"

#include <cstdint>
#include <vector>

namespace sounds::cues {

/// The cue as mono samples at that rate, which is at least 8000 a second: 40 to 400 ms long, its peak a quarter of full
/// scale (-12 dB), silent at both ends. The same at every call.
std::vector<float> synthesise(Cue cue, std::uint32_t samples_per_second);

} // namespace sounds::cues
