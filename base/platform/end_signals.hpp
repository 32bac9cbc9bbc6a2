// The system or a terminal wants the program to end: SIGINT, SIGTERM, SIGHUP.
#pragma once

#include "base/platform/wake_event.hpp"

#include <functional>
#include <thread>

namespace base::platform {

/// While it lives, such a signal ends nothing by itself, but calls `asked`, in a thread of its own. A second one of the
/// same kind ends the process at once. One that is ignored when it is made stays ignored. One at a time. What `asked`
/// throws is told on standard error.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> asked);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    WakeEvent bell_;
    std::jthread thread_;
};

/// This program wants itself to end: what EndSignals calls is called, and where there are none, it ends at once.
void ask_to_end();

} // namespace base::platform
