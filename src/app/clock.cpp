#include "src/app/clock.hpp"

#include <ctime>

namespace app {
namespace {

using namespace std::chrono_literals;

std::chrono::nanoseconds read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

session::Now now() {
    static const auto first = std::chrono::steady_clock::now();
    return session::Now(std::chrono::steady_clock::now() - first);
}

std::chrono::nanoseconds time_asleep() {
    const auto awake = read(CLOCK_MONOTONIC);
    return read(CLOCK_BOOTTIME) - awake;
}

SleepWatch::SleepWatch(std::function<std::chrono::nanoseconds()> asleep)
    : asleep_(std::move(asleep))
    , known_(asleep_()) {}

std::optional<std::chrono::milliseconds> SleepWatch::slept() {
    const std::chrono::nanoseconds all = asleep_();
    const std::chrono::nanoseconds since = all - known_;
    if (since < 1s) return std::nullopt;
    known_ = all;
    return std::chrono::duration_cast<std::chrono::milliseconds>(since);
}

} // namespace app
