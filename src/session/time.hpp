// The session's time: told from outside, as everything a screen knows.
#pragma once

#include <chrono>

namespace session {

/// Time since the program started, on a clock that never jumps.
struct SessionTime {
    using rep = std::chrono::nanoseconds::rep;
    using period = std::chrono::nanoseconds::period;
    using duration = std::chrono::nanoseconds;
    using time_point = std::chrono::time_point<SessionTime>;
    static constexpr bool is_steady = true;
};
using Now = SessionTime::time_point;

} // namespace session
