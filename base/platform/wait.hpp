// Waiting until something can be read or written.
#pragma once

#include "base/platform/descriptor.hpp"

#include <chrono>
#include <optional>
#include <span>

namespace base::platform {

using Time = std::chrono::steady_clock::time_point;

/// Until when something is waited for; empty: without end.
using Deadline = std::optional<Time>;

/// What is waited for at one descriptor, and what was found there. That it was closed is found in any case.
struct Watched {
    const Descriptor& descriptor; ///< passed over while it is not open
    bool to_read = true;
    bool to_write = false;

    bool can_read = false;
    bool can_write = false;
    bool is_closed = false; ///< by the other side, or broken; there may still be something to read
};

/// Waits until at least one of them is ready or the time has come; whether one is ready. A time in the past only looks.
bool wait(std::span<Watched> all, Deadline until);

/// The same for one.
bool wait(Watched one, Deadline until);

} // namespace base::platform
