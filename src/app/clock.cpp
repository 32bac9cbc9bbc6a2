#include "src/app/clock.hpp"

#include <utility>

namespace app {

using namespace std::chrono_literals;

session::Now now() {
    static const auto first = std::chrono::steady_clock::now();
    return session::Now(std::chrono::steady_clock::now() - first);
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
