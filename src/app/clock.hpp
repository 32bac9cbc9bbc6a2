// The time of the application, and what the machine has slept of it.
#pragma once

#include "base/platform/clock.hpp"
#include "src/session/core/time.hpp"

#include <chrono>
#include <functional>
#include <optional>

namespace app {

/// The session's clock: the monotonic clock since the first call. It stands still while the machine sleeps.
session::Now now();

/// Notices that the machine has slept: that its lid was closed, or it was sent to sleep.
class SleepWatch {
public:
    explicit SleepWatch(std::function<std::chrono::nanoseconds()> asleep = base::platform::time_asleep);

    /// How long the machine has slept since this was last asked; empty for less than a second.
    std::optional<std::chrono::milliseconds> slept();

private:
    std::function<std::chrono::nanoseconds()> asleep_;
    std::chrono::nanoseconds known_;
};

} // namespace app
