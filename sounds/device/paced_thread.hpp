// A thread that does for a device without a clock what the hardware does for the others.
#pragma once

#include "sounds/mixer/samples.hpp"

#include <functional>
#include <thread>

namespace sounds::device {

/// Calls the step once for every period of sound, at the pace at which sound is heard, until it is destroyed. Late
/// calls are made up for, so that their number keeps to the clock.
class PacedThread {
public:
    /// Ten milliseconds.
    static constexpr mixer::SampleCount period{mixer::samples_per_second / 100};

    explicit PacedThread(std::function<void()> step);

private:
    std::jthread thread_;
};

} // namespace sounds::device
