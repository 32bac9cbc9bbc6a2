// How one thread wakes another that waits for descriptors.
#pragma once

#include "base/platform/descriptor.hpp"

namespace base::platform {

/// Once set, its descriptor can be read until it is reset. It is not open where the system has no more to give; then
/// setting and resetting do nothing.
class WakeEvent {
public:
    WakeEvent();

    bool is_open() const { return descriptor_.is_open(); }
    /// For any thread, and for a handler of signals. Never waits.
    void set() const noexcept;
    /// For who was woken. Never waits.
    void reset() const noexcept;
    /// For wait().
    const Descriptor& descriptor() const { return descriptor_; }

private:
    Descriptor descriptor_;
};

} // namespace base::platform
