#include "sounds/device/paced_thread.hpp"

#include "base/values/guarded.hpp"

#include <chrono>
#include <utility>

namespace sounds::device {

PacedThread::PacedThread(std::function<void()> step)
    : thread_{[step = std::move(step)](const std::stop_token& stop) {
        auto due = std::chrono::steady_clock::now();
        while (!stop.stop_requested()) {
            (void)base::values::guarded(step); // a period of sound is lost, and the next one is heard
            due += mixer::duration_of(period);
            std::this_thread::sleep_until(due);
        }
    }} {}

} // namespace sounds::device
