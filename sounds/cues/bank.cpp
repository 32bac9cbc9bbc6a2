#include "sounds/cues/bank.hpp"

#include "sounds/cues/synthesis.hpp"

namespace sounds::cues {

Bank::Bank(std::uint32_t samples_per_second) {
    for (const Cue cue : all_cues) samples_.emplace(cue, synthesise(cue, samples_per_second));
}

} // namespace sounds::cues
