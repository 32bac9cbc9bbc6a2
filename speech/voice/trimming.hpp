// Silence taken off both ends of a phrase while it streams by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace speech::voice {

/// Passes on 16-bit samples from the first that is not quiet to the last; quiet is at most 16 either side of zero.
/// Quiet samples are held back until a louder one shows that they lie within the phrase.
class SilenceTrimmer {
public:
    using Next = std::function<bool(std::span<const std::int16_t>)>;

    /// Answers false as soon as `next` has done so.
    bool push(std::span<const std::int16_t> samples, const Next& next);

private:
    bool begun_ = false;
    std::vector<std::int16_t> held_back_;
};

} // namespace speech::voice
