#include "speech/voice/trimming.hpp"

#include <algorithm>

namespace speech::voice {

bool SilenceTrimmer::push(std::span<const std::int16_t> samples, const Next& next) {
    const auto is_loud = [](std::int16_t sample) { return sample > 16 || sample < -16; };
    if (!begun_) samples = {std::ranges::find_if(samples, is_loud), samples.end()};
    const auto loudest_end = std::find_if(samples.rbegin(), samples.rend(), is_loud).base();
    const std::span within{samples.begin(), loudest_end};
    if (!within.empty()) {
        begun_ = true;
        if (!held_back_.empty() && !next(held_back_)) return false;
        held_back_.clear();
        if (!next(within)) return false;
    }
    held_back_.insert(held_back_.end(), loudest_end, samples.end());
    return true;
}

} // namespace speech::voice
