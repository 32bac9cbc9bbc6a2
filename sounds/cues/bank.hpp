// All cues, ready to be played.
#pragma once

#include "sounds/cues/cue.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace sounds::cues {

/// Holds the samples of every cue. They stay where they are as long as the bank lives.
class Bank {
public:
    explicit Bank(std::uint32_t samples_per_second);

    std::span<const float> samples(Cue cue) const { return samples_.at(cue); }

private:
    std::map<Cue, std::vector<float>> samples_;
};

} // namespace sounds::cues
