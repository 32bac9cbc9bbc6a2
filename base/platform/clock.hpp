// Clocks of the system beside std::chrono::steady_clock, which stands still while the machine sleeps.
#pragma once

#include <chrono>

namespace base::platform {

/// How long the machine has slept since it was started: how far the clock that counts sleep is ahead of the steady one.
std::chrono::nanoseconds time_asleep();

} // namespace base::platform
