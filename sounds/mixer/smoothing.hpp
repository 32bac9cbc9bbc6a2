// What keeps sudden changes from clicking. Used by the audio callback only.
#pragma once

#include "sounds/mixer/samples.hpp"

#include <algorithm>

namespace sounds::mixer {

/// Joins two stretches of sound that do not fit: the step between them is spread over the first millisecond of the
/// second.
class Seam {
public:
    static constexpr SampleCount length{48};

    /// The sound jumps here from the frame heard last to the one that comes next.
    void join(Frame last, Frame next) noexcept {
        step_ = last + next * -1.0F;
        left_ = static_cast<float>(length.value());
    }

    /// What to add to the next frame; exactly zero once the seam is over.
    Frame next() noexcept {
        if (left_ <= 0.0F) return {};
        const float rest = left_ / static_cast<float>(length.value());
        left_ -= 1.0F;
        return step_ * (rest * rest * (3.0F - 2.0F * rest));
    }

private:
    Frame step_;
    float left_ = 0.0F;
};

/// A volume on its way to where it was set, at most from silence to full in 10 ms.
class Ramp {
public:
    explicit Ramp(float start) noexcept
        : now_{start} {}

    float next(float target) noexcept {
        constexpr float step = 100.0F / static_cast<float>(samples_per_second);
        now_ += std::clamp(target - now_, -step, step);
        return now_;
    }

private:
    float now_;
};

} // namespace sounds::mixer
