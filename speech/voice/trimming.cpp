#include "speech/voice/trimming.hpp"

#include <algorithm>
#include <cstdlib>

namespace speech::voice {

namespace {

constexpr int quiet = 16;

int level(std::int16_t sample) { return std::abs(int{sample}); }

} // namespace

std::span<const std::int16_t> SilenceTrimmer::from_first_sound(std::span<const std::int16_t> samples) {
    return {std::ranges::find_if(samples,
                                 [this](std::int16_t sample) {
                                     if (level(sample) > audible) return true;
                                     return level(sample) > quiet && ++faint_ > longest_faint;
                                 }),
            samples.end()};
}

bool SilenceTrimmer::push(std::span<const std::int16_t> samples, const Next& next) {
    if (!begun_) samples = from_first_sound(samples);
    const auto is_loud = [](std::int16_t sample) { return level(sample) > quiet; };
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
