// Silence taken off both ends of a phrase while it streams by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace speech::voice {

/// Passes on 16-bit samples from the first that can be heard to the last that is not quiet; quiet is at most 16 either
/// side of zero. Quiet samples are held back until a louder one shows that they lie within the phrase. Where a phrase
/// begins too faintly to be heard, at most so much of that is taken off that what is faint altogether remains.
class SilenceTrimmer {
public:
    using Next = std::function<bool(std::span<const std::int16_t>)>;
    static constexpr int audible = 32768 / 90; ///< a hundredth of full scale, and what the resampler takes of it
    static constexpr int longest_faint = 441;  ///< samples: 20 ms of eSpeak NG's

    /// Answers false as soon as `next` has done so.
    bool push(std::span<const std::int16_t> samples, const Next& next);

private:
    std::span<const std::int16_t> from_first_sound(std::span<const std::int16_t> samples);

    int faint_ = 0;
    bool begun_ = false;
    std::vector<std::int16_t> held_back_;
};

} // namespace speech::voice
