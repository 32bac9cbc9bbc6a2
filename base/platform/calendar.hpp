// The date and the time of day.
#pragma once

#include <chrono>
#include <string>

namespace base::platform {

/// In UTC, to the second: `2026-11-20T14:30:00Z`.
std::string utc_now();

/// The day of utc_now(): `2026-11-20`.
std::string utc_today();

/// When that was on the clock of whoever sits here: `2026-11-20T15:30:00`. A text that is no such time stays as it is.
std::string local_time(const std::string& utc);

/// Since the beginning of 1970 in UTC. It jumps when somebody sets the clock.
std::chrono::nanoseconds since_epoch();

} // namespace base::platform
