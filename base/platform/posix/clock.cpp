#include "base/platform/clock.hpp"

#include <ctime>

namespace base::platform {
namespace {

std::chrono::nanoseconds read(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

std::chrono::nanoseconds time_asleep() {
    const auto awake = read(CLOCK_MONOTONIC);
    return read(CLOCK_BOOTTIME) - awake;
}

} // namespace base::platform
